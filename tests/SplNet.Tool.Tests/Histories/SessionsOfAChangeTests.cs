using SplNet.History.Confirming;
using SplNet.History.Stores;
using SplNet.Tool.Tests.Bisecting;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>The built tool where more than two sessions decide a change.</summary>
public sealed class SessionsOfAChangeTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task SessionsSoFar_AreReported()
    {
        string[] commits = [.. sample.Commits.Take(3).Select(static commit => commit.Id), sample.Head.Id];
        var history = new MadeHistory(Location, commits);
        foreach (var number in Enumerable.Range(0, 4))
            history.Session(number, ("sort", 100), ("sum", 100), ("search", 100));
        history.Event(3, "sort", EventKind.NotReproduced).Event(3, "sort", EventKind.Suspected);
        history.Event(2, "sum", EventKind.Suspected).Event(3, "sum", EventKind.Suspected).Event(3, "sum", EventKind.Suspected);
        foreach (var effect in new[] { null, new SessionEffect(0.02, 0.005, 20), new SessionEffect(0.03, 0.005, 20) })
            history.Event(3, "search", EventKind.Suspected, effect: effect);
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);

        var proposed = await HistoryAsync(sample.Clone(_folder), "check", formulas, "--assembly", Built.Stated, "--propose");
        Assert.True(proposed.ExitCode == (int)ExitCode.Inconclusive, proposed.Output + proposed.Errors);
        Assert.Matches(@"proposed +Tests\.Sorting: mean\(sort\) .*: shown by one session, and another session is needed", proposed.Output);
        Assert.Matches(@"proposed +Tests\.Sorting: mean\(sum\) .*: shown by 2 sessions, and another session is needed", proposed.Output);
        Assert.Matches(
            @"proposed +Tests\.Sorting: mean\(search\) .*: shown by one session; " +
            @"2 later sessions of at most 10 do not decide it yet, and another session is needed",
            proposed.Output);
    }

    // Two sessions were shown, and the third confirms; where sessions disagree by 20 %, two of them show together that
    // it is three times as slow.
    [Trait("Category", "Long")]
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task ThirdSession_ConfirmsTheChange(bool isPooled)
    {
        var check = await RecordedAsync();
        if (isPooled)
            AddPlacebos(0.2);
        else
            check = [.. check, "--sessions", "3"];

        var first = await HistoryAsync(_folder.Combine("clone"), check);
        Assert.True(first.ExitCode == (int)ExitCode.Inconclusive, first.Output + first.Errors);
        Assert.Contains("shown by one session; check again", first.Output, StringComparison.Ordinal);
        Assert.Equal(isPooled, first.Output.Contains(
            "sessions disagree by τ = 20 %, so up to 10 sessions after the first decide together", StringComparison.Ordinal));

        var second = await HistoryAsync(_folder.Combine("clone"), check);
        Assert.True(second.ExitCode == (int)ExitCode.Inconclusive, second.Output + second.Errors);
        Assert.Contains(
            isPooled
                ? "shown by one session; 1 later session of at most 10 does not decide it yet; check again"
                : "shown by 2 sessions; check again",
            second.Output,
            StringComparison.Ordinal);

        var third = await HistoryAsync(_folder.Combine("clone"), check);
        Assert.True(third.ExitCode == (int)ExitCode.Fail, third.Output + third.Errors);
        Assert.Matches(
            $@"SLOWER +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .*{(isPooled ? "40 pairs" : "pairs")}\) from .*: " +
            @"confirmed by 3 sessions",
            third.Output);
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        Assert.Equal(
            [EventKind.Suspected, EventKind.Suspected, EventKind.Confirmed], store.Events().Select(static happened => happened.Kind));
    }

    // Two neighbours, of which the first has five sessions.
    private async Task<string[]> RecordedAsync()
    {
        var repository = _folder.Create("clone");
        GitCommand.Run(repository, "init", "--quiet");
        ContentRepository.Write(repository, ".gitignore", "bin/\nobj/\nperf/\n");
        ContentRepository.Write(repository, "src/Sorting/Sorting.csproj", SampleSources.Project);
        var commits = new List<string>();
        foreach (var turns in new[] { 100, 300 })
        {
            ContentRepository.Write(
                repository, "src/Sorting/Sorter.cs", "namespace Sorting;\n\npublic static class Sorter\n{\n" +
                    $"    public static void Sort(int[] values) => System.Threading.Thread.SpinWait(values.Length * {turns});\n}}\n");
            ContentRepository.CommitAll(repository, $"{turns} turns");
            commits.Add(GitCommand.Run(repository, "rev-parse", "HEAD"));
        }

        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(formulas, "sort: Sorter.Sort[Arrays.Sorted](10) < 1 s\n", TestContext.Current.CancellationToken);
        var program = await SampleProgram.BuildAsync(repository, "src/Sorting");
        foreach (var revision in new[] { commits[0], "HEAD" })
        {
            var recorded = await HistoryAsync(
                repository, "record", formulas, "--assembly", program, "--runs", "2", "--revision", revision, "--session", revision);
            Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
            if (revision != "HEAD")
                SessionsAlike.AddTo(Location);
        }

        return ["check", formulas, "--assembly", program, "--resolution", "0.2", "--again-after", "0"];
    }

    // Sessions that differ by as much, without any error of their own.
    private void AddPlacebos(double tau)
    {
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        var (machine, series) = (store.Sessions()[^1].Session.Machine.Key, store.Series()[0].Key);
        store.Add(Enumerable.Range(0, 40).Select(day => new StoredPlacebo(
            MadeHistory.Day(day), machine, series, "commit", IsAlarm: false, [.. Enumerable.Repeat(day % 2 == 0 ? tau : -tau, 5)])));
    }

    private string Location => _folder.Combine("history.db");

    private Task<Command> HistoryAsync(string folder, params string[] words) =>
        HistoryProcess.RunAsync(folder, words, Location, _folder.Combine("cache"));
}
