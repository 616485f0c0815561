using SplNet.Evaluation.Baselines;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Evaluation.Baselines;

/// <summary>
/// Experiments on an operand and its baseline, whose times are written. How the commit is built and measured, the
/// suite of the packages tries.
/// </summary>
public sealed class BaselineSearchTests : IDisposable
{
    private readonly CommittedTests _tests = new();

    public void Dispose() => _tests.Dispose();

    [Fact]
    public void FirstEvaluation_ComparesWithItselfAndWritesADocument()
    {
        var commit = _tests.Commit("one");
        var result = _tests.Evaluate(sort: 100, before: 100);
        Assert.True(result.Passed, result.ToString());
        Assert.Equal([null, "today's code, for want of a baseline"], result.Operands.Select(static operand => operand.Version));
        Assert.Contains(
            $"No baseline was found for 'sort@before': {_tests.Documents} does not contain results of this requirement. " +
            "'sort@before' is today's code here, which is compared with itself: a pass says nothing of earlier code.",
            result.Notes);
        Assert.Contains($"If the requirement passes, commit {commit[..10]} becomes the baseline.", result.Notes);
        var document = ResultDocumentJson.Read(File.ReadAllText(Assert.Single(Directory.GetFiles(_tests.Documents, "*.json"))));
        Assert.Equal((commit, false, Verdict.Pass), (document.Commit!.Id, document.Commit.IsChanged, document.Result.Verdict));
    }

    [Fact]
    public void PassOfAnEarlierCommit_IsTheBaseline()
    {
        var first = _tests.Commit("one");
        Assert.True(_tests.Evaluate(100, 100).Passed);
        _tests.Commit("two");
        var slower = _tests.Evaluate(sort: 200, before: 100);
        Assert.Equal(Verdict.Fail, slower.Verdict);
        Assert.Contains(slower.Notes, static note => note.StartsWith(
            "'sort@before' is the last commit before today's at which the requirement passed, on ", StringComparison.Ordinal));
        Assert.Contains(Revision.Git(first), _tests.Runs.Revisions);
    }

    [Fact]
    public void Failure_DoesNotBecomeTheBaseline()
    {
        var first = _tests.Commit("one");
        Assert.True(_tests.Evaluate(100, 100).Passed);
        _tests.Commit("two");
        Assert.Equal(Verdict.Fail, _tests.Evaluate(200, 100).Verdict);
        _tests.Commit("three");
        Assert.Equal(Verdict.Fail, _tests.Evaluate(200, 100).Verdict);
        Assert.Equal(Revision.Git(first), Assert.Single(_tests.Runs.Revisions.OfType<Revision>().Distinct()));
        _tests.Commit("four");
        Assert.True(_tests.Evaluate(100, 100).Passed);
        var fourth = GitCommand.Run(_tests.Repository, "rev-parse", "HEAD");
        _tests.Commit("five");
        _tests.Evaluate(100, 100);
        Assert.Equal(Revision.Git(fourth), Assert.Single(_tests.Runs.Revisions.OfType<Revision>().Distinct()));
    }

    [Fact]
    public void Since_ExcludesPassesBeforeAnIntendedChange()
    {
        var first = _tests.Commit("one");
        Assert.True(_tests.Evaluate(100, 100).Passed);
        var wanted = _tests.Commit("two");
        Assert.Equal(Verdict.Fail, _tests.Evaluate(200, 100).Verdict);
        var since = new BaselineOptions { Folder = _tests.Documents, Since = wanted[..10] };
        var third = _tests.Commit("three");
        var anew = _tests.Evaluate(200, before: 200, since);
        Assert.True(anew.Passed, anew.ToString());
        Assert.Contains(anew.Notes, static note => note.Contains("none of the 1 commits that passed by ", StringComparison.Ordinal));
        Assert.DoesNotContain(Revision.Git(first), _tests.Runs.Revisions);
        _tests.Commit("four");
        Assert.Equal(Verdict.Fail, _tests.Evaluate(300, 200, since).Verdict);
        Assert.Equal(Revision.Git(third), Assert.Single(_tests.Runs.Revisions.OfType<Revision>().Distinct()));
        Assert.Contains(
            "'nowhere' names no commit",
            Assert.Single(_tests.Evaluate(300, 200, since with { Since = "nowhere" }).Problems),
            StringComparison.Ordinal);
    }

    [Fact]
    public void RowsAndLoops_HaveSeparateBaselines()
    {
        var first = _tests.Commit("one");
        Assert.True(_tests.Evaluate(100, 100, row: "System.Int32:10;").Passed);
        _tests.Commit("two");
        Assert.Equal(Verdict.Fail, _tests.Evaluate(200, 100, row: "System.Int32:20;").Verdict);
        Assert.DoesNotContain(Revision.Git(first), _tests.Runs.Revisions);
        var loop = new EvaluationLog();
        loop.Add(new ExperimentSite(CommittedTests.Formula, 1), _tests.Evaluate(200, 100, row: "System.Int32:10;", log: loop));
        Assert.Contains(Revision.Git(first), _tests.Runs.Revisions);
        _tests.Evaluate(200, 100, row: "System.Int32:10;", log: loop);
        Assert.DoesNotContain(Revision.Git(first), _tests.Runs.Revisions);
        Assert.Equal(
            ["System.Int32:10;", "System.Int32:20;", "System.Int32:10;", "System.Int32:10;#2"],
            Directory.GetFiles(_tests.Documents, "*.json").Select(static file => ResultDocumentJson.Read(File.ReadAllText(file)))
                .OrderBy(static document => document.Ended).Select(static document => document.Instance));
    }

    [Fact]
    public void WorkTreeWithChanges_CannotBecomeTheBaseline()
    {
        _tests.Commit("one");
        _tests.Change("two");
        Assert.Contains(
            "The work tree has changes, so this cannot become the baseline: commit them, and evaluate the requirement once more.",
            _tests.Evaluate(100, 100).Notes);
        _tests.Commit("three");
        Assert.Contains(_tests.Evaluate(100, 100).Notes, static note => note.Contains("none of the 1 results", StringComparison.Ordinal));
    }

    [Fact]
    public void DocumentsInTheWorkTree_AreNotAChange()
    {
        _tests.Commit("one");
        var inside = new BaselineOptions { Folder = Path.Combine(_tests.Repository, "baselines") };
        Assert.True(_tests.Evaluate(100, 100, inside).Passed);
        Assert.False(_tests.Today().IsChanged);
    }

    [Fact]
    public void PassOfALaterCommit_IsNotABaseline()
    {
        _tests.Add(new string('a', 40), Verdict.Pass, name: "sorting");
        _tests.Commit("one");
        Assert.Contains(_tests.Evaluate(100, 100).Notes, note => note.StartsWith(
            "No baseline was found for 'sort@before': " +
            $"none of the 1 commits that passed by {_tests.Documents} is one before today's that counts.",
            StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("last", Verdict.Pass, 1)]
    [InlineData("backOff", Verdict.Fail, 2)]
    [InlineData("window 3", Verdict.Fail, 3)]
    public void CreepBelowTheMargin_IsDetectedAgainstOlderPasses(string historian, Verdict verdict, int baselines)
    {
        var commits = new[] { "one", "two", "three" }.Select(_tests.Commit).ToList();
        commits.ForEach(commit => _tests.Add(commit, Verdict.Pass, name: "sorting"));
        _tests.Commit("four");
        var result = _tests.Evaluate(
            112, before: 110, new BaselineOptions { Folder = _tests.Documents, Historian = Historian.Parse(historian) },
            at: [(commits[2], 110), (commits[1], 98), (commits[0], 90)]);
        Assert.True((verdict, baselines) == (result.Verdict, result.Comparisons.Count), result.ToString());
        Assert.Equal(baselines + 1, result.Operands.Count);
        Assert.Equal(["sort", "sort@before"], _tests.Runs.Replayed.Distinct().Order(StringComparer.Ordinal));
        Assert.Equal(
            commits.AsEnumerable().Reverse().Take(baselines).Select(Revision.Git).ToHashSet(),
            _tests.Runs.Revisions.OfType<Revision>().ToHashSet());
        Assert.Equal(CommittedTests.Formula, result.Formula);
        if (baselines > 1)
            Assert.Contains(result.Notes, note => note.StartsWith(
                $"'sort@before' is each of {baselines} commits before today's at which the requirement passed ({historian}): " +
                $"{commits[2][..10]}, on 2026-01-01 12:02 UTC, {commits[1][..10]}, on 2026-01-01 12:01 UTC",
                StringComparison.Ordinal));
    }

    [Fact]
    public void SeveralBaselines_DoNotRepeatOtherComparisons()
    {
        var alone = new Experiment(
            (sort, find, mean) => mean(sort) < mean(find) & !(mean(sort[5]) * 2 - mean(find) > mean(sort[5].Before()))
                | mean(sort) <= 1.Seconds()) { ["sort"] = Work.Of(1), ["find"] = Work.Of(2).Before() };
        Baseline[] baselines = [new(new string('a', 40), DateTimeOffset.UnixEpoch), new(new string('b', 40), DateTimeOffset.UnixEpoch)];
        var compared = ComparedBaselines.At(baselines, alone, alone.MeasuredOperands());
        Assert.Equal(
            "(mean(sort) < mean(find@git:aaaaaaaaaa) && !(mean(sort(5)) * 2 - mean(find@git:aaaaaaaaaa) > mean(sort(5)@git:aaaaaaaaaa)) " +
            "|| mean(sort) <= 1 s) && " +
            "(mean(sort) < mean(find@git:bbbbbbbbbb) && !(mean(sort(5)) * 2 - mean(find@git:bbbbbbbbbb) > mean(sort(5)@git:bbbbbbbbbb)) " +
            "|| mean(sort) <= 1 s)",
            compared.Experiment.Formula.ToString());
        Assert.Equal(5, compared.Experiment.Comparisons.Distinct().Count());
        Assert.Equal(
            [
                ("sort", "sort"), ("sort(5)", "sort(5)"), ("find@git:aaaaaaaaaa", "find"), ("sort(5)@git:aaaaaaaaaa", "sort(5)@before"),
                ("find@git:bbbbbbbbbb", "find"), ("sort(5)@git:bbbbbbbbbb", "sort(5)@before"),
            ],
            compared.Operands.Select(static operand => (operand.Name, operand.ReplayedAs ?? operand.Name)));
    }

    [Fact]
    public void MissingRequiredBaseline_IsReportedWithoutMeasuring()
    {
        _tests.Commit("one");
        var result = _tests.Evaluate(100, 100, new BaselineOptions { Folder = _tests.Documents, Required = true });
        Assert.Equal(
            [$"No baseline was found for 'sort@before': {_tests.Documents} does not contain results of this requirement. " +
                "Baselines.Required (SPLNET_BASELINE_REQUIRED) wants one."],
            result.Problems);
        Assert.Empty(_tests.Runs.Asked);
    }

    [Fact]
    public void MissingFolder_IsInvalidAndSaysWhatToSet()
    {
        _tests.Commit("one");
        Assert.Equal(
            ["'sort@before' is the baseline, but no folder of earlier results is named. " +
                "Set Baselines.Folder (SPLNET_BASELINES) or Results (SPLNET_RESULTS), and keep the folder from run to run."],
            _tests.Evaluate(100, 100, new BaselineOptions()).Problems);
    }

    [Fact]
    public void Folder_IsTheResultsFolderUnlessTemporary()
    {
        var results = new ExperimentOptions { Results = "/results" };
        var both = results with { Baselines = new BaselineOptions { Folder = "/baselines" } };
        Assert.Equal(["/results", "/baselines", null], new[] { results, both, new ExperimentOptions() }.Select(BaselineSearch.FolderOf));
        Assert.Equal(["/results", "/baselines", null], new[] { results, both, new ExperimentOptions() }.Select(
            static options => BaselineSearch.FolderOf(options.WithResultsIn("/moment"))));
    }

    [Fact]
    public void OutsideARepository_IsInvalidAndSaysWhy()
    {
        var problem = Assert.Single(_tests.Evaluate(100, 100).Problems);
        Assert.Contains("'sort@before' is the baseline, an ancestor of today's code, but ", problem, StringComparison.Ordinal);
        Assert.Contains(" is not in a git repository with a commit.", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void AnotherRepository_IsRefused()
    {
        _tests.Commit("one");
        Assert.True(_tests.Evaluate(100, 100, versions: new VersionOptions { Repository = _tests.Repository }).Passed);
        using var other = new CommittedTests();
        other.Commit("one");
        Assert.Contains(
            $"Versions.Repository names a different repository: {other.Repository}.",
            Assert.Single(_tests.Evaluate(100, 100, versions: new VersionOptions { Repository = other.Repository }).Problems),
            StringComparison.Ordinal);
    }

    [Fact]
    public void ShallowClone_SaysWhatToDo()
    {
        var first = _tests.Commit("one");
        _tests.Commit("two");
        _tests.Add(first, Verdict.Pass, name: "sorting");
        File.WriteAllText(Path.Combine(_tests.Repository, ".git", "shallow"), first + "\n");
        Assert.Contains("git fetch --unshallow", Assert.Single(_tests.Evaluate(100, 100).Problems), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("", null, "Baselines.Folder is empty")]
    [InlineData("folder", " ", "Baselines.Since is empty")]
    public void EmptyName_IsInvalid(string folder, string? since, string problem)
    {
        _tests.Commit("one");
        Assert.Contains(
            problem,
            Assert.Single(_tests.Evaluate(100, 100, new BaselineOptions { Folder = folder, Since = since }).Problems),
            StringComparison.Ordinal);
    }
}
