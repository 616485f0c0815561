using System.Globalization;
using SplNet.History.Stores;
using SplNet.Tool.Tests.Bisecting;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>
/// The built tool where two commits since the baseline made a method worse: the search names one, and the other is not
/// lost with the old baseline.
/// </summary>
public sealed class RestOfAChangeTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();
    private readonly List<string> _commits = [];

    public void Dispose() => _folder.Dispose();

    // The search takes a third of the change for the whole: after the commit that is named more may be left than before it.
    [Trait("Category", "Long")]
    [Theory]
    [InlineData(2, 2, 4, 4, new[] { 100, 100, 300, 300, 500 })]
    [InlineData(3, 0, 2, 1, new[] { 100, 130, 130, 400 })]
    public async Task SlowdownNextToTheNamedCommit_IsSuspectedAndConfirmedSeparately(int named, int from, int to, int other, int[] turns)
    {
        var check = await RecordedAsync(
            "sort: Sorter.Sort[Arrays.Sorted](10) < 1 s\n", "System.Threading.Thread.SpinWait(values.Length * {0})", turns);
        check = [.. check, "--resolution", "0.2", "--again-after", "0"];
        var first = await HistoryAsync(check);
        Assert.True(first.ExitCode == (int)ExitCode.Inconclusive, first.Output + first.Errors);

        var second = await HistoryAsync(check);
        Assert.True(second.ExitCode == (int)ExitCode.Fail, second.Output + second.Errors);
        Assert.Matches(
            $@"SLOWER +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .* from {Short(0)} to {_commits[^1][..10]}: " +
            @"confirmed by 2 sessions",
            second.Output);
        Assert.Matches($@"culprit +{_commits[named]}", second.Output);
        Assert.Matches(
            $@"suspected +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .* from {Short(from)} to {Short(to)}: shown by one session",
            second.Output);

        var third = await HistoryAsync(check);
        Assert.True(third.ExitCode == (int)ExitCode.Fail, third.Output + third.Errors);
        Assert.Matches(
            $@"SLOWER +\S+: mean\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .* from {Short(from)} to {Short(to)}: confirmed by 2 sessions",
            third.Output);
        Assert.Matches($@"culprit +{_commits[other]}", third.Output);

        // What this commit was found to have stays, with the commits that were named.
        var settled = await HistoryAsync(check);
        Assert.True(settled.ExitCode == (int)ExitCode.Fail, settled.Output + settled.Errors);
        Assert.Contains("nothing to measure", settled.Output, StringComparison.Ordinal);
        Assert.Matches($@"SLOWER .* from {Short(0)} to {_commits[^1][..10]}: confirmed on .*; commit: {Short(named)}", settled.Output);
        Assert.Matches($@"SLOWER .* from {Short(from)} to {Short(to)}: confirmed on .*; commit: {Short(other)}", settled.Output);
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        Assert.Equal(
            [EventKind.Suspected, EventKind.Confirmed, EventKind.Suspected, EventKind.Confirmed],
            store.Events().Select(static happened => happened.Kind));
    }

    // Of bytes the first commit that allocates more is named, however little that is.
    [Trait("Category", "Long")]
    [Fact]
    public async Task BytesAfterTheNamedCommit_AreAlsoConfirmedAndNamed()
    {
        var check = await RecordedAsync(
            "bytes: allocated(Sorter.Sort[Arrays.Sorted](10)) < 1 MB\n", "System.GC.KeepAlive(new byte[values.Length * {0}])", 100, 120,
            120, 300);

        var confirmed = await HistoryAsync(check);
        Assert.True(confirmed.ExitCode == (int)ExitCode.Fail, confirmed.Output + confirmed.Errors);
        Assert.Matches(
            $@"MORE BYTES +\S+: allocated\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .* from {Short(0)} to {Short(3)}: confirmed by 1 session",
            confirmed.Output);
        Assert.Matches($@"culprit +{_commits[1]}", confirmed.Output);
        Assert.Matches(
            $@"MORE BYTES +\S+: allocated\(Sorter\.Sort\[Arrays\.Sorted\]\(10\)\) .* from {Short(1)} to {Short(3)}: confirmed by 1 session",
            confirmed.Output);
        Assert.Matches($@"culprit +{_commits[3]}", confirmed.Output);
        Assert.Matches($@"  nothing else from {Short(1)} to {Short(2)}: 0\.0 % ", confirmed.Output);
        Assert.Contains("nothing to measure", (await HistoryAsync(check)).Output, StringComparison.Ordinal);

        // Both are on the page, each with what it was compared with.
        var pages = _folder.Combine("pages");
        var paged = await HistoryAsync("page", pages);
        Assert.True(paged.ExitCode == 0, paged.Output + paged.Errors);
        var page = string.Concat(Directory.GetFiles(pages, "*sorter*").Select(File.ReadAllText));
        Assert.Contains($"{Short(1)} measured at {Short(3)}", page, StringComparison.Ordinal);
    }

    private string Short(int commit) => _commits[commit][..10];

    // A commit for each number, of which the first has five sessions, so that one of two runs beside another process hides nothing, and the
    // last has one.
    private async Task<string[]> RecordedAsync(string requirement, string statement, params int[] numbers)
    {
        var repository = Repository;
        GitCommand.Run(repository, "init", "--quiet");
        ContentRepository.Write(repository, ".gitignore", "bin/\nobj/\nperf/\n");
        ContentRepository.Write(repository, "src/Sorting/Sorting.csproj", SampleSources.Project);
        foreach (var (place, number) in numbers.Index())
        {
            ContentRepository.Write(
                repository, "src/Sorting/Sorter.cs", $"namespace Sorting;\n\n// {place}\npublic static class Sorter\n{{\n    public " +
                    $"static void Sort(int[] values) => {string.Format(CultureInfo.InvariantCulture, statement, number)};\n}}\n");
            ContentRepository.CommitAll(repository, $"Number {place}");
            _commits.Add(GitCommand.Run(repository, "rev-parse", "HEAD"));
        }

        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(formulas, requirement, TestContext.Current.CancellationToken);
        var program = await SampleProgram.BuildAsync(repository, "src/Sorting");
        await RecordAsync("--revision", _commits[0], "--session", "first");
        SessionsAlike.AddTo(Location);
        await RecordAsync("--revision", "HEAD");
        return ["check", formulas, "--assembly", program];

        async Task RecordAsync(params string[] options)
        {
            var recorded = await HistoryAsync(["record", formulas, "--assembly", program, "--runs", "2", .. options]);
            Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        }
    }

    private string Repository => _folder.Create("clone");

    private string Location => _folder.Combine("history.db");

    private Task<Command> HistoryAsync(params string[] words) =>
        HistoryProcess.RunAsync(Repository, words, Location, _folder.Combine("cache"));
}
