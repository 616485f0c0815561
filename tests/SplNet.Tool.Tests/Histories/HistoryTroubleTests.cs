using System.Diagnostics;
using System.Globalization;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What becomes of a history, and of what was measured for it, where something goes wrong.</summary>
public sealed class HistoryTroubleTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private const int Files = 1200;

    private readonly string _folder = OwnedFolder.Create("splnet-trouble-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string Location => Path.Combine(_folder, "history.db");

    // The version can still be read, so nothing is wrong before something is written.
    [Trait("Category", "Long")]
    [Fact]
    public async Task HistoryThatCannotStoreResults_KeepsThemInAFileAndNamesIt()
    {
        new MadeHistory(Location).Session(1, [.. Enumerable.Range(0, 60).Select(static number => ($"op{number}", 100.0))]);
        await using (var file = File.OpenWrite(Location))
        {
            file.Position = 4096;
            await file.WriteAsync(new byte[3 * 4096], TestContext.Current.CancellationToken);
        }

        var formulas = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(formulas, "lean: allocated(Buffers.Small) < 1 GB\n", TestContext.Current.CancellationToken);
        var recorded = await HistoryAsync(
            "record", formulas, "--assembly", Built.Stated, "--runs", "2", "--session", "night", "--history", Location);
        Assert.True(recorded.ExitCode == (int)ExitCode.Usage, recorded.Output + recorded.Errors);
        Assert.Contains("is damaged", recorded.Errors, StringComparison.Ordinal);
        var kept = Assert.Single(Directory.GetDirectories(_folder, "splnet-results-*"));
        Assert.Contains(
            $"The measurements are in {kept}. Import them: splnet history import {kept} --session night",
            recorded.Errors,
            StringComparison.Ordinal);

        var other = Path.Combine(_folder, "other.db");
        Assert.Contains(
            "1 experiment with ",
            (await HistoryAsync("import", kept, "--session", "night", "--history", other)).Output,
            StringComparison.Ordinal);
    }

    // No file may grow: not even the one that readers keep beside a history.
    [Fact]
    public async Task FullDisk_AllowsReadingAndIsReportedToWriters()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no limit for the size of files.");
        new MadeHistory(Location).Session(1, ("sort", 100));
        string[] readers = ["show", "series", "export"];
        foreach (var reader in readers)
        {
            var read = await OnFullDiskAsync(reader);
            Assert.True(read.ExitCode == 0, read.Output + read.Errors);
            Assert.Contains("sort", read.Output, StringComparison.Ordinal);
        }

        var refused = await OnFullDiskAsync("alias sort --remove");
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.StartsWith($"The disk of {Location} is full or failing.", refused.Errors, StringComparison.Ordinal);

        Task<Command> OnFullDiskAsync(string words) => Command.RunInAsync(
            _folder, "sh", ["-c", $"trap '' XFSZ; ulimit -f 0; exec dotnet \"{Built.Tool}\" history {words} --history \"{Location}\""],
            ("DOTNET_EnableWriteXorExecute", "0"), ("DOTNET_EnableDiagnostics", "0"));
    }

    [Fact]
    public async Task SignalDuringARecording_KeepsMeasuredResults()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        var formulas = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(
            formulas,
            "first: allocated(Buffers.Small) < 1 GB with runs = 2\nendless: mean(Buffers.Small) < 1 s with runs = 10000\n",
            TestContext.Current.CancellationToken);

        var recorded = await Command.RunUntilAsync("PASS  ", "TERM", "dotnet", [
            Built.Tool, "history", "record", formulas, "--assembly", Built.Stated, "--time-budget", "600", "--commit", "cccc333333",
            "--history", Location]);

        Assert.True(recorded.ExitCode == 143, recorded.Output + recorded.Errors);
        Assert.Contains($"{Location}: 1 experiment with ", recorded.Output, StringComparison.Ordinal);
        Assert.Contains(
            "allocated(Buffers.Small)", InThisProcess.Run("history", "show", "--history", Location).Output, StringComparison.Ordinal);
    }

    // Once as soon as there is a file, and once when it is written to; whatever was kept by then, the next import completes.
    [Fact]
    public void KilledImport_LosesNothingAndIsCompletedByTheNext()
    {
        var data = Directory.CreateDirectory(Path.Combine(_folder, "data")).FullName;
        for (var file = 0; file < Files; file++)
            File.WriteAllText(Path.Combine(data, string.Create(CultureInfo.InvariantCulture, $"{file}.json")), string.Create(
                CultureInfo.InvariantCulture,
                $$"""{ "lastUpdate": 1, "entries": { "Suite": [ { "commit": { "id": "{{file:x10}}" }, "date": {{1577836800000 + file}}, "tool": "benchmarkdotnet", "benches": [ { "name": "A.B", "value": 100, "unit": "ns" } ] } ] } }"""));
        KillWhenThereIs(Location);
        KillWhenThereIs(Location + "-wal");

        var imported = InThisProcess.Run("history", "import", data, "--history", Location);
        Assert.True(imported.ExitCode == 0, imported.Output + imported.Errors);
        using var store = HistoryAccess.Open(Location, create: false);
        Assert.Equal((Files, Files), (store.Sessions().Count, store.Points().Count));

        void KillWhenThereIs(string file)
        {
            using var tool = Process.Start(new ProcessStartInfo("dotnet", [Built.Tool, "history", "import", data, "--history", Location])
            {
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                UseShellExecute = false,
            })!;
            while (!(File.Exists(file) && new FileInfo(file).Length > 0) && !tool.WaitForExit(TimeSpan.FromMilliseconds(1)))
            {
            }

            tool.Kill(entireProcessTree: true);
            tool.WaitForExit();
        }
    }

    // The second event is written by a clock that shows an earlier day, and still is the last that happened.
    [Fact]
    public void EventAfterTheClockWasSetBack_IsStillTheLast()
    {
        var series = MadeHistory.Series("sort");
        using var store = Recorded(series);
        store.Add([Suspicion(sample.Commits[0].Id).Event(MadeHistory.Day(30), EventKind.Suspected, series.Key, sample.Head.Id)]);

        var at = Of(store, sample).After(series.Key, MadeHistory.Day(20));
        Assert.True(at > MadeHistory.Day(30));
        Assert.Equal(MadeHistory.Day(40), Of(store, sample).After(series.Key, MadeHistory.Day(40)));
        Assert.Equal(MadeHistory.Day(20), Of(store, sample).After("another", MadeHistory.Day(20)));
        Assert.Single(Of(store, sample).Suspected);
        store.Add([Suspicion(sample.Commits[0].Id).Event(at, EventKind.Confirmed, series.Key, sample.Head.Id)]);
        Assert.Empty(Of(store, sample).Suspected);
    }

    [Fact]
    public async Task MissingSuspectedCommit_IsReportedWithoutMeasuring()
    {
        var (series, gone) = (MadeHistory.Series("sort"), new string('e', 40));
        using (var store = Recorded(series))
            store.Add([Suspicion(sample.Commits[0].Id).Event(MadeHistory.Day(1), EventKind.Suspected, series.Key, gone)]);
        var formulas = Path.Combine(_folder, "none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);

        var reported = await Command.RunInAsync(sample.Folder, "dotnet", [
            Built.Tool, "history", "check", formulas, "--assembly", Built.Stated, "--again-after", "0", "--history", Location]);
        Assert.True(reported.ExitCode == 0, reported.Output + reported.Errors);
        Assert.Contains("nothing to measure", reported.Output, StringComparison.Ordinal);
        Assert.Contains(
            "suspected     Tests.Sorting: mean(sort) at eeeeeeeeee: the checked-out commit does not descend from this commit",
            reported.Output,
            StringComparison.Ordinal);
    }

    private static ChangeEvidence Suspicion(string baseline) =>
        new() { Direction = ChangeDirection.Slower, Baseline = baseline, Claim = "claim" };

    private static CheckedHistory Of(HistoryStore store, SampleHistory sample)
    {
        var order = CommitOrder.Of(sample.Folder);
        return CheckedHistory.Of(store, order, HistoryTimelines.Of(store, order), []);
    }

    // The commit that is checked out, measured once.
    private HistoryStore Recorded(SeriesName series)
    {
        var session = new RecordedSession(
            new Session(
                MadeHistory.Machine, new History.Measurements.Revision(sample.Head.Id, string.Empty, IsChanged: false), ".NET 10", "day"),
            [new RecordedExperiment
            {
                Key = "key",
                Digest = "digest",
                Ended = MadeHistory.Day(0),
                Source = series.Source,
                Title = "sort",
                Verdict = "Pass",
                Samples = [new Sample(series, [new Run(100, [])])],
            }]);
        var store = HistoryAccess.Open(Location, create: true);
        store.Add([session]);
        return store;
    }

    private Task<Command> HistoryAsync(params string[] words) =>
        HistoryProcess.RunAsync(_folder, words, ("TMPDIR", _folder), ("TEMP", _folder), ("TMP", _folder));
}
