using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Bisecting;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Histories;

/// <summary>The built tool in a real repository: it records, and asks again where what was stored proposes a change.</summary>
public sealed class MeasuredHistoryTests(SampleHistory sample) : IClassFixture<SampleHistory>, IDisposable
{
    private const string Requirement = "sort: Sorter.Sort[Arrays.Shuffled](2000) < 1 s\nsum: Sums.Of[Arrays.Sorted](2000) < 1 s\n";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    // The stored past is made up, as a machine may have left it: sorting took a third of today's time, and so did summing,
    // which nobody has changed.
    [Trait("Category", "Long")]
    [Fact]
    public async Task RealChange_IsConfirmedAndNamedAndAFalseOneIsNotAnAlarm()
    {
        var (clone, program, formulas) = await SlowCommitAsync();

        var recorded = await HistoryAsync(clone, "backfill", "HEAD", formulas, "--assembly", program, "--runs", "3");
        Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        AddPast([3, 3, 3, 3]);
        var check = new[] { "check", formulas, "--assembly", program, "--resolution", "0.2" };

        var first = await HistoryAsync(clone, check);
        Assert.True(first.ExitCode == (int)ExitCode.Inconclusive, first.Output + first.Errors);
        Assert.StartsWith("2 series in 5 sessions on ", first.Output, StringComparison.Ordinal);
        Assert.Matches(@"suspected +\S+: mean\(Sorter.Sort\[Arrays.Shuffled\]\(2000\)\) (?:\+|× )\d+", first.Output);
        Assert.Matches(@"not shown +\S+: mean\(Sums.Of\[Arrays.Sorted\]\(2000\)\)", first.Output);

        var waiting = await HistoryAsync(clone, check);
        Assert.Equal((int)ExitCode.Inconclusive, waiting.ExitCode);
        Assert.Contains("shown by one session; check again after ", waiting.Output, StringComparison.Ordinal);

        var second = await HistoryAsync(clone, [.. check, "--again-after", "0", "--explain"]);
        Assert.Matches(
            @" why Sorter\.Sort\[Arrays\.Shuffled\]\(2000\)\S+ takes more than .*\n +1\. " +
            @"Sorter\.\w+(?:\([^)]*\))? \(changed, Sorter\.cs:\d+",
            second.Output.ReplaceLineEndings("\n"));
        Assert.True(second.ExitCode == (int)ExitCode.Fail, second.Output + second.Errors);
        Assert.Contains("confirmed by 2 sessions", second.Output, StringComparison.Ordinal);
        Assert.Contains(
            $"commit: {sample.Commits[4].Id[..10]}, the only one after {sample.Commits[3].Id[..10]}",
            second.Output,
            StringComparison.Ordinal);

        // The commit that was confirmed is what later ones are compared with; asked again, its alarm is the same.
        var settled = await HistoryAsync(clone, [.. check, "--again-after", "0"]);
        Assert.True(settled.ExitCode == (int)ExitCode.Fail, settled.Output + settled.Errors);
        Assert.Matches($@"nothing to measure[\s\S]*SLOWER .*: confirmed on 2\S+ \S+; commit: {sample.Commits[4].Id[..10]}", settled.Output);

        Assert.Matches(
            $@"\n  change: .* from .*: confirmed on 2\S+ \S+; commit: {sample.Commits[4].Id[..10]}",
            (await HistoryAsync(clone, "show", "--filter", "Sorter")).Output.ReplaceLineEndings("\n"));

        var pages = _folder.Combine("pages");
        var paged = await HistoryAsync(clone, "page", pages);
        Assert.True(paged.ExitCode == 0, paged.Output + paged.Errors);
        Assert.Contains(
            "<h1>1 series confirmed slower, 1 with no change known</h1>",
            await File.ReadAllTextAsync(Path.Combine(pages, "index.html"), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        Assert.Contains(
            $"<code>splnet bisect --good {sample.Commits[3].Id[..10]} --bad {sample.Commits[4].Id[..10]} --assembly ",
            await File.ReadAllTextAsync(Directory.GetFiles(pages, "*sorter*").Single(), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);

        // What a person wants is none.
        var key = (await HistoryAsync(clone, "series", "--filter", "Sorter")).Output[..32];
        Assert.Equal(0, (await HistoryAsync(clone, "accept", key, "--reason", "safer")).ExitCode);
        var wanted = await HistoryAsync(clone, [.. check, "--again-after", "0"]);
        Assert.True(wanted.ExitCode == 0, wanted.Output + wanted.Errors);
    }

    // A gain is proposed by its sum, so by the second session that shows it.
    [Trait("Category", "Long")]
    [Fact]
    public async Task Gain_IsConfirmedAndItsCommitIsSearched()
    {
        var (clone, program, formulas) = await SlowCommitAsync("sort: Sorter.Sort[Arrays.Shuffled](2000) < 1 s\n", commit: 3);
        Assert.Equal(0, (await HistoryAsync(
            clone, "record", formulas, "--assembly", program, "--runs", "2", "--revision", "HEAD", "--session", "first")).ExitCode);
        AddPast([.. Enumerable.Repeat(0, 16)], factor: 6);
        Assert.Equal(0, (await HistoryAsync(
            clone, "record", formulas, "--assembly", program, "--runs", "2", "--revision", "HEAD", "--session", "second")).ExitCode);

        var confirmed = await HistoryAsync(clone, "check", formulas, "--assembly", program, "--resolution", "0.2", "--sessions", "1");
        Assert.True(confirmed.ExitCode == 0, confirmed.Output + confirmed.Errors);
        Assert.Matches(@"faster +\S+: mean\(Sorter\.Sort\[Arrays\.Shuffled\]\(2000\)\) -\d+.*: confirmed by 1 session", confirmed.Output);
        Assert.Contains($"searching 3 commits after {sample.Commits[0].Id[..10]}", confirmed.Output, StringComparison.Ordinal);
        Assert.Matches($@"commit +{sample.Commits[3].Id}", confirmed.Output);
        Assert.Contains("confirmed by fresh runs against the commit before", confirmed.Output, StringComparison.Ordinal);
    }

    // Nobody has changed what sums; the past is made up, as another machine may have left it.
    [Trait("Category", "Long")]
    [Fact]
    public async Task ManySeriesThatChangeTogether_AreAttributedToTheMachine()
    {
        var (clone, program, formulas) = await SlowCommitAsync(
            string.Concat(Enumerable.Range(0, 5).Select(static one => $"sum{one}: Sums.Of[Arrays.Sorted]({2000 + one}) < 1 s\n")));
        var recorded = await HistoryAsync(clone, "backfill", "HEAD", formulas, "--assembly", program, "--runs", "2");
        Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        AddPast([3, 3, 3, 3]);
        var check = new[] { "check", formulas, "--assembly", program, "--resolution", "0.2" };

        var first = await HistoryAsync(clone, check);
        Assert.True(first.ExitCode == 0, first.Output + first.Errors);
        Assert.Contains(
            $"environment   5 series changed at {sample.Commits[4].Id[..10]}, but side by side none did",
            first.Output,
            StringComparison.Ordinal);
        Assert.Contains("nothing to measure", (await HistoryAsync(clone, check)).Output, StringComparison.Ordinal);
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        Assert.Equal(5, store.Events().Count(static happened => happened.Kind == EventKind.Environment));
    }

    // The commit makes merging take a new buffer each time; before it the same one was measured in three sessions.
    [Trait("Category", "Long")]
    [Fact]
    public async Task MoreBytes_AreConfirmedByOneSessionAndTheCommitIsNamed()
    {
        var (clone, program, formulas) = await SlowCommitAsync("bytes: allocated(Sorter.Sort[Arrays.Shuffled](2000)) < 1 MB\n");
        foreach (var session in new[] { "a", "b", "c" })
            Assert.Equal(0, (await HistoryAsync(
                clone, "record", formulas, "--assembly", program, "--runs", "2", "--revision", sample.Commits[3].Id, "--session",
                session)).ExitCode);
        Assert.Equal(
            0, (await HistoryAsync(clone, "record", formulas, "--assembly", program, "--runs", "2", "--revision", "HEAD")).ExitCode);

        var confirmed = await HistoryAsync(clone, "check", formulas, "--assembly", program);
        Assert.True(confirmed.ExitCode == (int)ExitCode.Fail, confirmed.Output + confirmed.Errors);
        Assert.Matches(@"MORE BYTES +\S+: allocated\(Sorter\.Sort\[Arrays\.Shuffled\]\(2000\)\) (?:\+|× )\d+", confirmed.Output);
        Assert.Contains("confirmed by 1 session", confirmed.Output, StringComparison.Ordinal);
        Assert.Contains(
            $"commit: {sample.Commits[4].Id[..10]}, the only one after {sample.Commits[3].Id[..10]}",
            confirmed.Output,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task OnlyGrownBytes_AreProposed()
    {
        var clone = sample.Clone(_folder);
        var machine = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);
        (double Before, double Now)[] bytes = [(0, 24), (0, 0), (4000, 4000), (4000, 4024)];
        using (var store = HistoryStore.Open(HistoryLocation.Of(Location), create: true))
        {
            foreach (var commit in new[] { 0, 1, 2, 11 })
                store.Add([Session(
                    machine,
                    sample.Commits[commit].Id,
                    commit,
                    [.. bytes.Select((value, index) => new Sample(
                        new SeriesName("Tests", "lean", $"sort{index}", "allocated", "B"),
                        [new Run(commit == 11 ? value.Now : value.Before, [])]))],
                    1)]);
        }

        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);
        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose");
        Assert.Matches("4 series in 4 sessions on .*: 2 changes are worth measuring", proposed.Output);
        Assert.Matches(
            @"proposed +Tests: allocated\(sort0\) from \w{10} to \w{10}: stored values propose it\s+proposed +Tests: " +
            @"allocated\(sort3\) from",
            proposed.Output);
    }

    // Both became slower by far, by what is stored; one more is gone.
    [Fact]
    public async Task FilterOfACheck_SkipsOtherSeries()
    {
        var clone = sample.Clone(_folder);
        var machine = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);
        string[] names = ["first", "second", "gone"];
        using (var store = HistoryStore.Open(HistoryLocation.Of(Location), create: true))
        {
            foreach (var commit in new[] { 0, 1, 2, 11 })
                store.Add([Session(
                    machine,
                    sample.Commits[commit].Id,
                    commit,
                    [.. names.Select(name => new Sample(
                        new SeriesName("Tests", name, "Buffers.Small", "allocated", "B"), [new Run(commit == 11 ? 4096 : 1024, [])]))],
                    1)]);
        }

        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(
            formulas,
            "first: allocated(Buffers.Small) < 1 GB\nsecond: allocated(Buffers.Small) < 2 GB\n",
            TestContext.Current.CancellationToken);
        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose", "--filter", "=second");
        Assert.True(proposed.ExitCode == (int)ExitCode.Inconclusive, proposed.Output + proposed.Errors);
        Assert.Contains("1 change is worth measuring", proposed.Output, StringComparison.Ordinal);
        Assert.Contains("1 of these match the filter", proposed.Output, StringComparison.Ordinal);
        Assert.Single(proposed.Output.Split('\n'), static line => line.StartsWith("proposed ", StringComparison.Ordinal));
        Assert.Contains(
            "3 changes are worth measuring",
            (await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose")).Output,
            StringComparison.Ordinal);

        foreach (var misspelt in new[] { new[] { "--filter", "nosuch" }, ["--filter", "nosuch", "--propose"] })
        {
            var nothing = await HistoryAsync(clone, ["check", formulas, "--assembly", Built.Stated, .. misspelt]);
            Assert.Equal((int)ExitCode.NothingToRun, nothing.ExitCode);
            Assert.StartsWith("Nothing to run: no requirement has 'nosuch' in its name", nothing.Errors, StringComparison.Ordinal);
            Assert.Empty(nothing.Output);
        }
    }

    [Fact]
    public async Task RequirementsOnOtherEstimators_AreNamedAsNotChecked()
    {
        var clone = sample.Clone(_folder);
        var machine = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);
        string[] requirements = ["tail", "usual", "mean", "lean"];
        using (var store = HistoryStore.Open(HistoryLocation.Of(Location), create: true))
            store.Add([Session(
                machine,
                sample.Commits[11].Id,
                1,
                [.. requirements.Select(static name => new Sample(new SeriesName("Tests", name, "sort", "mean", "ns"), [new Run(1, [])]))],
                1)]);

        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(
            formulas,
            "tail: p95(A.B) < 1 ms && median(A.B) < 1 ms\nusual: 2 * median(A.B) + 1 ms < 1 s\nmean: A.B < 1 ms\n" +
            "lean: !(allocated(A.B) > 1 B)\nunrecorded: min(A.B) < 1 ms\n",
            TestContext.Current.CancellationToken);
        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose");
        Assert.Contains(
            "not checked   p95 of tail; median of tail, usual: the mean times of their operands are checked",
            proposed.Output,
            StringComparison.Ordinal);
        Assert.DoesNotContain("min of", proposed.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task AcceptedChange_IsNotProposed()
    {
        var clone = sample.Clone(_folder);
        AddPast([0, 1, 2, 3], new Run(100, []), sample.Head.Id);
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);

        var json = _folder.Combine("check.json");
        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose", "--json", json);
        Assert.Equal((int)ExitCode.Inconclusive, proposed.ExitCode);
        Assert.Contains("1 change is worth measuring", proposed.Output, StringComparison.Ordinal);
        Assert.Contains(
            "\"result\": \"proposed\"", await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken), StringComparison.Ordinal);

        var accepted = await HistoryAsync(clone, "accept", "sort", "--reason", "stable now");
        Assert.True(accepted.ExitCode == 0, accepted.Errors);
        Assert.EndsWith(
            $" {sample.Head.Id} stable now\n",
            await File.ReadAllTextAsync(Path.Combine(clone, "splnet.accepted"), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        Assert.Contains(
            "nothing to measure",
            (await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose")).Output,
            StringComparison.Ordinal);

        var before = await File.ReadAllTextAsync(Path.Combine(clone, "splnet.accepted"), TestContext.Current.CancellationToken);
        var again = await HistoryAsync(clone, "accept", "sort", "--reason", "still stable");
        Assert.Equal(0, again.ExitCode);
        Assert.Contains("is already accepted: stable now.", again.Output, StringComparison.Ordinal);
        Assert.Equal(before, await File.ReadAllTextAsync(Path.Combine(clone, "splnet.accepted"), TestContext.Current.CancellationToken));
    }

    // Two sessions of a commit, as of two shards: the first has nothing of the series.
    [Fact]
    public void AcceptedChangeOfACommitWithoutTheSeries_IsNotAnError()
    {
        var machine = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);
        var (early, late) = (new SeriesName("Tests", "sort", "sort", "mean", "ns"), new SeriesName("Tests", "sum", "sum", "mean", "ns"));
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: true);
        foreach (var (day, commit, series) in new[] { (0, 0, early), (1, 1, early), (2, 1, late), (3, 11, early), (4, 11, late) })
            store.Add([Session(machine, sample.Commits[commit].Id, day, [new Sample(series, [new Run(100, [])])], 1)]);
        var order = CommitOrder.Of(sample.Folder);
        var history = CheckedHistory.Of(
            store, order, HistoryTimelines.Of(store, order), [new AcceptedChange(late.Key, sample.Commits[1].Id, "wanted")]);
        Assert.Empty(history.Propose(new ProposalOptions()).Proposals);
    }

    [Fact]
    public async Task TestWithChangedCode_StartsASegment()
    {
        var clone = sample.Clone(_folder);
        AddPast([0, 1, 2, 3], new Run(100, []), sample.Head.Id, "fedcba9876543210");
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);

        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose");
        Assert.Equal(0, proposed.ExitCode);
        Assert.Contains("nothing to measure", proposed.Output, StringComparison.Ordinal);
        Assert.Contains("new segment   Tests: mean(sort): the code of its test changed", proposed.Output, StringComparison.Ordinal);
        Assert.Matches(
            $@"{sample.Head.Id[..10]} .* the code of its test has changed\n",
            (await HistoryAsync(clone, "show")).Output.ReplaceLineEndings("\n"));
        Assert.Equal(0, (await HistoryAsync(clone, "page", _folder.Combine("pages"))).ExitCode);
        Assert.Contains(
            "<caption>Changes of the test&#39;s code</caption>",
            await File.ReadAllTextAsync(
                Directory.GetFiles(_folder.Combine("pages"), "*sort*").Single(), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task TestWithACodeKeyOfANewFormat_IsNeitherEqualNorDifferent()
    {
        var clone = sample.Clone(_folder);
        AddPast([0, 1, 2, 3], new Run(100, []), sample.Head.Id, "2-edcba9876543210");
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);

        var proposed = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated, "--propose");
        Assert.DoesNotContain("new segment", proposed.Output, StringComparison.Ordinal);
        Assert.Contains(
            "test's code   1 series: before this commit an older SplNet wrote the keys of the test's code in another form. " +
            "It is unknown whether the test changed",
            proposed.Output,
            StringComparison.Ordinal);
        Assert.Matches(
            $@"{sample.Head.Id[..10]} .* the key of its test's code has a new form; it is unknown whether the code changed\n",
            (await HistoryAsync(clone, "show")).Output.ReplaceLineEndings("\n"));
    }

    [Fact]
    public async Task NumbersOfOtherTools_AreUnconfirmedAndNotAnError()
    {
        var clone = sample.Clone(_folder);
        AddPast([0, 1, 2, 3], new Run(100.2, []), sample.Head.Id);
        Foreign(sample.Commits[3].Id, day: 10, 200, 202, 201);
        Foreign(sample.Head.Id, day: 21, 300, 303, 301);
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);
        Assert.Equal(0, (await HistoryAsync(clone, "accept", "Tests: mean(sort)", "--reason", "stable now")).ExitCode);

        var checkedNow = await HistoryAsync(clone, "check", formulas, "--assembly", Built.Stated);
        Assert.True(checkedNow.ExitCode == 0, checkedNow.Output + checkedNow.Errors);
        Assert.Matches(
            @"unconfirmed   Bench: mean\(Sort\) \+49\.9 % at \w{10} of 2026-01-22 by F then t on executions, p = ", checkedNow.Output);
        Assert.Contains("1 series in 5 sessions on ", checkedNow.Output, StringComparison.Ordinal);
        Assert.Contains(
            "unconfirmed: +49.9 %",
            Assert.Single((await HistoryAsync(clone, "show")).Output.Split('\n'), static line =>
                line.Contains("unconfirmed", StringComparison.Ordinal)),
            StringComparison.Ordinal);
        Assert.Equal(0, (await HistoryAsync(clone, "page", _folder.Combine("pages"))).ExitCode);
        Assert.Contains(
            "<h2>Unconfirmed</h2>",
            await File.ReadAllTextAsync(
                Directory.GetFiles(_folder.Combine("pages"), "*bench*").Single(), TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task HistoryThatCannotBeChecked_SaysWhatIsMissing()
    {
        var clone = sample.Clone(_folder);
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);
        AddPast([0, 1]);
        var check = new[] { "check", formulas, "--assembly", Built.Stated };

        Assert.Contains(
            $"{sample.Head.Id[..10]}, was not recorded in ", (await HistoryAsync(clone, check)).Errors, StringComparison.Ordinal);
        Assert.Contains("not in a git repository", (await HistoryAsync(_folder.Path, check)).Errors, StringComparison.Ordinal);
        using (var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false))
        {
            var changed = Session(
                MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty), sample.Head.Id, 1,
                [new Sample(new SeriesName("Tests", "sort", "sort", "mean", "ns"), [new Run(300, [])])], 1);
            store.Add([changed with
            {
                Session = changed.Session with { Revision = changed.Session.Revision with { Tree = "other", IsChanged = true } },
            }]);
        }

        Assert.Contains(
            "only with uncommitted changes in the work tree", (await HistoryAsync(clone, check)).Errors, StringComparison.Ordinal);
        AddPast([0, 1, 11]);
        using (var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false))
            store.AddShard(new Shard(store.Sessions()[^1].Session.Key, 3, 2));
        Assert.Contains("lacks a part (1, 3 of 3)", (await HistoryAsync(clone, check)).Errors, StringComparison.Ordinal);
        await File.WriteAllTextAsync(
            Path.Combine(clone, "splnet.accepted"), "# fine\nwithout reason\n", TestContext.Current.CancellationToken);
        Assert.Contains("splnet.accepted(2): the line is not valid", (await HistoryAsync(clone, check)).Errors, StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public async Task CommitMeasuredAgainstItself_DeterminesTheMarginOfThisMachine()
    {
        var (clone, program, formulas) = await SlowCommitAsync("sum: Sums.Of[Arrays.Sorted](2000) < 1 s\n");
        var recorded = await HistoryAsync(clone, "record", formulas, "--assembly", program, "--runs", "2", "--revision", "HEAD");
        Assert.True(recorded.ExitCode == 0, recorded.Output + recorded.Errors);
        var check = new[] { "check", formulas, "--assembly", program, "--propose" };
        Assert.Contains("placebo: not measured on such a machine yet", (await HistoryAsync(clone, check)).Output, StringComparison.Ordinal);

        var placebo = await HistoryAsync(clone, "placebo", formulas, "--assembly", program, "--runs", "3");
        Assert.True(placebo.ExitCode == 0, placebo.Output + placebo.Errors);
        Assert.StartsWith(
            $"1 series of {sample.Commits[4].Id[..10]} measured against themselves on ", placebo.Output, StringComparison.Ordinal);
        Assert.Matches(
            "placebo: [01] of 1 alarmed .* too few to know how much sessions disagree, margin 1 %",
            (await HistoryAsync(clone, check)).Output);

        Assert.Equal(0, (await HistoryAsync(clone, "page", _folder.Combine("pages"))).ExitCode);
        Assert.Matches(
            "placebo: [01] of 1 alarmed",
            await File.ReadAllTextAsync(Path.Combine(_folder.Combine("pages"), "index.html"), TestContext.Current.CancellationToken));

        // A merged history knows it too, and once.
        var other = _folder.Combine("other.db");
        Assert.Equal(0, (await HistoryAsync(clone, "merge", Location, Location, "--history", other)).ExitCode);
        using var store = HistoryStore.Open(HistoryLocation.Of(other), create: false);
        Assert.Equal(3, Assert.Single(store.Placebos()).Differences.Count);
    }

    [Fact]
    public async Task PlaceboOfSeriesWithoutARequirement_SaysSo()
    {
        var clone = sample.Clone(_folder);
        AddPast([0, 1], new Run(100, []), sample.Head.Id);
        var formulas = _folder.Combine("none.spl");
        await File.WriteAllTextAsync(formulas, "", TestContext.Current.CancellationToken);
        var placebo = await HistoryAsync(clone, "placebo", formulas, "--assembly", Built.Stated);
        Assert.Equal((int)ExitCode.NothingToRun, placebo.ExitCode);
        Assert.Contains("do not contain any of the 1 series of ", placebo.Errors, StringComparison.Ordinal);
    }

    // The commit that made sorting slow, or another one, checked out, with a program that measures it.
    private async Task<(string Clone, string Program, string Formulas)> SlowCommitAsync(string requirement = Requirement, int commit = 4)
    {
        var clone = sample.Clone(_folder);
        GitCommand.Run(clone, "checkout", "--quiet", sample.Commits[commit].Id);
        var formulas = _folder.Combine("perf.spl");
        await File.WriteAllTextAsync(formulas, requirement, TestContext.Current.CancellationToken);
        return (clone, await SampleProgram.BuildAsync(clone, "src/Sorting"), formulas);
    }

    private string Location => _folder.Combine("history.db");

    // A third of what was measured last, or of 300 ns, or as many times as much as is given; for the session of a commit that is given,
    // that time itself.
    private void AddPast(int[] commits, Run? now = null, string? head = null, string body = "0123456789abcdef", double factor = 0.333)
    {
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: true);
        var last = store.Sessions() is [.., var session] ? store.Session(session) : null;
        var machine = last?.Session.Machine ?? MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);
        var names = last?.Experiments.Select(static experiment => experiment.Samples[0]).ToList()
            ?? [new Sample(new SeriesName("Tests", "sort", "sort", "mean", "ns"), [now ?? new Run(300, [])])];
        foreach (var (day, index) in commits.Index())
            store.Add([Session(machine, sample.Commits[index].Id, day, names, day % 2 == 0 ? factor : factor * 1.003)]);
        if (head is not null)
            store.Add([Session(machine, head, 20, names, 1, body)]);
    }

    private void Foreign(string commit, int day, params double[] times)
    {
        using var store = HistoryStore.Open(HistoryLocation.Of(Location), create: false);
        store.Add([Session(
            MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty),
            commit,
            day,
            [new Sample(new SeriesName("Bench", string.Empty, "Sort", "mean", "ns"), [.. times.Select(static time => new Run(time, []))])],
            1)]);
    }

    private static RecordedSession Session(
        MachineClass machine, string commit, int day, IReadOnlyList<Sample> samples, double factor, string body = "0123456789abcdef") =>
        new(
            new Session(machine, new History.Measurements.Revision(commit, string.Empty, IsChanged: false), ".NET 10", $"day {day}"),
            [.. samples.Select(sample => new RecordedExperiment
            {
                Key = ContentKey.Of(commit, $"{day}", sample.Series.Key),
                Digest = "made up",
                Ended = new DateTimeOffset(2026, 1, 1 + day, 12, 0, 0, TimeSpan.Zero),
                Source = sample.Series.Source,
                Title = sample.Series.Requirement,
                Verdict = "Pass",
                Samples = [new Sample(sample.Series, [.. sample.Runs.Select(run => new Run(run.Value * factor, []))]) { Body = body }],
            })]);

    private Task<Command> HistoryAsync(string folder, params string[] words) =>
        HistoryProcess.RunAsync(folder, words, Location, _folder.Combine("cache"));
}
