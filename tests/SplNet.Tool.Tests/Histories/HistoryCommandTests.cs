using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history</c> does without measuring.</summary>
public sealed class HistoryCommandTests : IDisposable
{
    private const string Data = """
        window.BENCHMARK_DATA = { "lastUpdate": 1, "entries": { "Suite": [
          { "commit": { "id": "aaaa111111" }, "date": 1577836800000, "tool": "benchmarkdotnet", "benches": [ { "name": "Sorts.Bench.Sort(N: 10)", "value": 100, "unit": "ns", "range": "± 1.5" } ] },
          { "commit": { "id": "bbbb222222" }, "date": 1577923200000, "tool": "benchmarkdotnet", "benches": [ { "name": "Sorts.Bench.Sorted(N: 10)", "value": 105, "unit": "ns", "range": "± 1.5" } ] }
        ] } };
        """;

    private readonly string _folder = OwnedFolder.Create("splnet-history-tool-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void ImportedTwice_IsStoredOnceAndShown()
    {
        var file = Write("data.js", Data);
        Assert.Contains("2 experiments with 2 runs added.", History("import", file).Output, StringComparison.Ordinal);
        Assert.Contains(
            "0 experiments with 0 runs added. 2 were already present.", History("import", file).Output, StringComparison.Ordinal);
        var shown = History("show", "--filter", "Sort(");
        Assert.Equal(0, shown.ExitCode);
        Assert.Contains("Sorts.Bench: mean(Sort(N: 10)) on Suite", shown.Output, StringComparison.Ordinal);
        Assert.Contains("aaaa111111  2020-01-01 00:00  100 ns", shown.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void CheckOfAnInputWithoutRequirements_IsNotASuccess()
    {
        History("import", Write("data.js", Data));
        var reported = History("check", Built.Unoptimised);
        Assert.Equal((int)ExitCode.NothingToRun, reported.ExitCode);
        Assert.StartsWith("Nothing to run: found neither [Spl] attributes nor formulas in ", reported.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void RenamedSeries_Continues()
    {
        History("import", Write("data.js", Data));
        Assert.Equal(
            "Sorts.Bench: mean(Sort(N: 10)) continues as Sorts.Bench: mean(Sorted(N: 10)).",
            History("alias", "Sort(N", "Sorted(N").Output.Trim());
        var shown = History("show").Output;
        Assert.Contains("bbbb222222", shown, StringComparison.Ordinal);
        Assert.Contains("+5.0 %", shown, StringComparison.Ordinal);
        Assert.DoesNotContain("mean(Sort(", shown, StringComparison.Ordinal);
    }

    [Fact]
    public void RenamedSeries_IsListedByItsNewNameOnly()
    {
        History("import", Write("data.js", Data));
        History("alias", "Sort(N", "Sorted(N");
        Assert.Contains("continues as Sorts.Bench: mean(Sorted(N: 10))", History("series").Output, StringComparison.Ordinal);
        var back = History("alias", "Sorted(N", "Sort(N");
        Assert.Equal((int)ExitCode.Usage, back.ExitCode);
        Assert.Contains("already continues as Sorts.Bench: mean(Sorted(N: 10))", back.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void WrongRename_CanBeUndone()
    {
        History("import", Write("data.js", Data));
        var before = History("show").Output;
        History("alias", "Sort(N", "Sorted(N");
        Assert.Equal(
            "Sorts.Bench: mean(Sort(N: 10)) no longer continues as Sorts.Bench: mean(Sorted(N: 10)).",
            History("alias", "Sort", "--remove").Output.Trim());
        Assert.Equal(before, History("show").Output);
        var again = History("alias", "Sort", "--remove");
        Assert.Equal((int)ExitCode.Usage, again.ExitCode);
        Assert.StartsWith("No series with an alias has 'Sort' in its name.", again.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("The continuing series is missing", "Sort(N")]
    [InlineData("Name only that series", "Sort(N", "Sorted(N", "--remove")]
    public void AliasOfOneSeriesOrThree_IsRefused(string message, params string[] words)
    {
        History("import", Write("data.js", Data));
        var refused = History(["alias", .. words]);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains(message, refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void ConcurrentSeries_CannotBeMerged()
    {
        const string bench =
            """{ "name": "Sorts.Bench.Sort(N: 10)", "value": 100, "unit": "ns" }, { "name": "Sorts.Bench.Sorted(N: 10)", "value": 105, "unit": "ns" }""";
        History("import", Write(
            "data.js",
            $$"""{ "entries": { "Suite": [ {{string.Join(", ", new[] { "aaaa111111", "bbbb222222" }.Select((id, day) => $$"""{ "commit": { "id": "{{id}}" }, "date": {{1577836800000 + (day * 86400000L)}}, "tool": "benchmarkdotnet", "benches": [ {{bench}} ] }"""))}} ] } }"""));
        var refused = History("alias", "Sort(N", "Sorted(N");
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains("were measured together in 2 sessions", refused.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Sort", "matches 2 series. Name one by its key")]
    [InlineData("Nothing", "No series has 'Nothing' in its name")]
    public void AmbiguousSeriesName_IsRefused(string name, string message)
    {
        History("import", Write("data.js", Data));
        var refused = History("alias", name, "Sorted(N");
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains(message, refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void SeriesThatDifferInTheirRequirement_AreDistinguished()
    {
        StoredSeries Of(string requirement) => new(1, requirement, new SeriesName("Tests", requirement, "op", "mean", "ns"));
        var refused = Assert.Throws<SplNetException>(() => SeriesFilter.Only("op", [Of("fast"), Of("lean")]));
        Assert.EndsWith("  lean  Tests: mean(op) of lean", refused.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MergedInAnyOrder_IsTheSame()
    {
        History("import", Write("data.js", Data));
        var other = Path.Combine(_folder, "other.db");
        Assert.Equal(0, InThisProcess.Run("history", "merge", Location, Location, "--history", other).ExitCode);
        Assert.Equal(History("export").Output, InThisProcess.Run("history", "export", "--history", other).Output);
        Assert.Equal(3, History("export").Output.Split('\n', StringSplitOptions.RemoveEmptyEntries).Length);
    }

    [Fact]
    public void FileOfAnUnknownKind_IsNamedAndTheOthersAreStored()
    {
        Write("wrong.json", "{ \"a\": 1 }");
        Write("broken.json", "{ \"entries\": ");
        Write("data.js", Data);
        var imported = History("import", _folder);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains("wrong.json cannot be imported: it is not a SplNet result document", imported.Errors, StringComparison.Ordinal);
        Assert.Contains("broken.json cannot be imported: ", imported.Errors, StringComparison.Ordinal);
        Assert.Contains("2 files were refused.", imported.Errors, StringComparison.Ordinal);
        Assert.Contains("2 experiments", imported.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ImportThatRefusesEveryFile_CreatesNoHistory()
    {
        Write("wrong.json", "{ \"a\": 1 }");
        var imported = History("import", _folder);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains("1 file was refused.", imported.Errors, StringComparison.Ordinal);
        Assert.Equal([Path.Combine(_folder, "wrong.json")], Directory.GetFiles(_folder));
    }

    // A text that names nothing, and a commit that is not there: the one is not run, the other ends without a run.
    [Theory]
    [InlineData("gone: mean(Stated.Nowhere) < 1 s")]
    [InlineData("past: mean(Stated.Lean@git:nowhere) < 1 s")]
    public void RecordThatMeasuresNothing_CreatesNoHistory(string requirement)
    {
        var file = Write("perf.spl", requirement + "\n");
        var recorded = History("record", file, "--assembly", Built.Stated);
        Assert.True(recorded.ExitCode == (int)ExitCode.NotMeasured, recorded.Output + recorded.Errors);
        Assert.Equal([file], Directory.GetFiles(_folder));
    }

    [Fact]
    public void RecordThatMeasuresNothing_AddsNoSession()
    {
        History("import", Write("data.js", Data));
        History("record", Write("perf.spl", "past: mean(Stated.Lean@git:nowhere) < 1 s\n"), "--assembly", Built.Stated);
        using var store = HistoryAccess.Open(Location, create: false);
        Assert.Equal(2, store.Sessions().Count);
    }

    // What is wrong with the place is told before anything is measured.
    [Fact]
    public void InvalidLocation_IsReportedFirst()
    {
        var file = Write("perf.spl", "lean: allocated(Stated.Lean) < 1 GB\n");
        var within = InThisProcess.Run(
            "history", "record", file, "--assembly", Built.Stated, "--history", Path.Combine(file, "history.db"));
        Assert.Equal((int)ExitCode.Usage, within.ExitCode);
        Assert.Contains($"{file} is not a folder", within.Errors, StringComparison.Ordinal);
        Assert.Empty(within.Output);
    }

    [Theory]
    [InlineData("", "record", "import", "show", "prune")]
    [InlineData("new.db/", "record", "import", "show")]
    public void Folder_IsNotAHistoryAndNoneIsCreated(string name, params string[] commands)
    {
        var folder = Path.Combine(_folder, name);
        foreach (var command in commands)
        {
            string[] words =
                command switch { "record" => [command, Built.Stated], "import" => [command, Write("data.js", Data)], _ => [command] };
            var reported = InThisProcess.Run(["history", .. words, "--history", folder]);
            Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
            Assert.StartsWith(
                $"{folder} is a folder, but a history is a file. " +
                $"Name a file in it, for example {Path.Combine(folder, "splnet-history.db")}",
                reported.Errors,
                StringComparison.Ordinal);
        }

        Assert.Empty(Directory.GetDirectories(_folder));
    }

    [Fact]
    public void ReportOfBenchmarkDotNet_NeedsACommitAndReportsFailures()
    {
        var file = Write(
            "x-report-full.json",
            """{ "Title": "Bench-20260101-120000", "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [1, 2, 3] } }, { "FullName": "A.B.D" } ] }""");
        Assert.Contains("--commit ID", History("import", file).Errors, StringComparison.Ordinal);
        var imported = History("import", file, "--commit", "cccc333333");
        Assert.Equal(
            (0, $"{file}: A.B.D at cccc333333 does not have a value, so it failed or was not run. The others were kept."),
            (imported.ExitCode, imported.Errors.TrimEnd()));
        Assert.Contains("cccc333333  2026-01-01 12:00  2 ns", History("show").Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("show")]
    [InlineData("export")]
    [InlineData("series")]
    [InlineData("prune")]
    public void MissingHistory_IsReportedAndNotCreated(string command)
    {
        var reported = History(command);
        Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
        Assert.Contains("No history was found in ", reported.Errors, StringComparison.Ordinal);
        Assert.False(File.Exists(Location));
    }

    // As a disk that was full has left it, or a command that only made the file.
    [Theory]
    [InlineData("show")]
    [InlineData("export")]
    [InlineData("series")]
    [InlineData("page", "pages")]
    [InlineData("prune")]
    [InlineData("alias", "old", "new")]
    [InlineData("alias", "old", "--remove")]
    [InlineData("accept", "sort", "--reason", "wanted")]
    [InlineData("check")]
    [InlineData("placebo", "perf.spl")]
    public void EmptyFile_IsNotAHistoryYet(params string[] words)
    {
        File.WriteAllBytes(Location, []);
        var reported = History(words);
        Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
        Assert.Contains($"{Location} is empty and not a history yet.", reported.Errors, StringComparison.Ordinal);
        Assert.Empty(reported.Output);
    }

    [Fact]
    public void EmptyFile_BecomesAHistoryOnImport()
    {
        File.WriteAllBytes(Location, []);
        var file = Write(
            "x-report-full.json",
            """{ "Title": "Bench-20260101-120000", "HostEnvironmentInfo": {}, "Benchmarks": [ { "FullName": "A.B.C", "Statistics": { "OriginalValues": [1, 2, 3] } } ] }""");
        Assert.Equal(0, History("import", file, "--commit", "cccc333333").ExitCode);
        Assert.Contains("cccc333333", History("show").Output, StringComparison.Ordinal);
    }

    // In CI, a variable that is empty is a secret that is missing.
    [Fact]
    public async Task EmptyVariable_IsReportedAndCreatesNoFile()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "A variable that is empty is none there.");
        var reported = await HistoryProcess.RunAsync(_folder, ["show"], ("SPLNET_HISTORY", string.Empty));
        Assert.Equal((int)ExitCode.Usage, reported.ExitCode);
        Assert.StartsWith("The variable SPLNET_HISTORY is empty; a secret may be missing.", reported.Errors, StringComparison.Ordinal);
        Assert.Empty(Directory.GetFiles(_folder));
    }

    [Fact]
    public void EmptyLocation_IsReported()
    {
        var merged = History("merge", "");
        Assert.Equal(
            ((int)ExitCode.Usage, $"The location of the history is empty. Name a file or a server.{Environment.NewLine}"),
            (merged.ExitCode, merged.Errors));
    }

    [Theory]
    [InlineData("0/5")]
    [InlineData("6/5")]
    [InlineData("half")]
    public void InvalidPart_IsAUsageError(string shard)
    {
        var refused = History("record", "perf.spl", "--shard", shard);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains("--shard is '", refused.Errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "--revision is 'HEAD~3..HEAD', but it takes one commit. To record several use: splnet history backfill HEAD~3..HEAD",
        "--revision",
        "HEAD~3..HEAD")]
    [InlineData("--shard measures a part of the checked-out commit", "--revision", "HEAD", "--shard", "1/2")]
    [InlineData("--revision already names the measured commit. Leave out --commit.", "--revision", "HEAD", "--commit", "3f2a91c")]
    public void RevisionThatCannotBeRecorded_IsAUsageError(string message, params string[] options)
    {
        var refused = History(["record", "perf.spl", .. options]);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains(message, refused.Errors, StringComparison.Ordinal);
    }

    private string Location => Path.Combine(_folder, "history.db");

    private (int ExitCode, string Output, string Errors) History(params string[] words) =>
        InThisProcess.Run(["history", .. words, "--history", Location]);

    private string Write(string name, string content)
    {
        var path = Path.Combine(_folder, name);
        File.WriteAllText(path, content);
        return path;
    }
}
