using SplNet.Versions.Bisecting;

namespace SplNet.Versions.Tests.Bisecting;

public sealed class BisectSearchTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(11)]
    [InlineData(64)]
    [InlineData(100)]
    public void AnyStepInALine_IsFoundInTheEstimatedNumberOfSteps(int count)
    {
        var series = Series.Line(count);
        for (var culprit = 1; culprit <= count; culprit++)
        {
            var judge = KnownSeries.Changed(series, culprit);
            var result = judge.Search();
            Assert.Equal(
                (BisectOutcome.Found, Series.Name(culprit), Series.Name(culprit - 1)), (result.Outcome, result.Culprit!.Id, result.Parent));
            Assert.Equal([(Series.Name(culprit), Series.Name(culprit - 1))], judge.Confirmed);
            Assert.InRange(result.Decisions.Count, 2, new BisectEstimate(count).Decisions);
            Assert.Equal(judge.Asked.Count, judge.Asked.Distinct().Count());
        }
    }

    [Fact]
    public void ThousandCommits_TakeTwelveDecisionsAtMost()
    {
        var series = Series.Line(1000);
        var decisions = Enumerable.Range(1, 1000)
            .Select(culprit => KnownSeries.Changed(series, culprit).Search(new BisectOptions()).Decisions.Count);
        Assert.Equal(12, decisions.Max());
    }

    [Theory]
    [MemberData(nameof(Seeds))]
    public void AnyStepWithAnySkippedCommits_IsAmongTheSuspects(int seed)
    {
        var random = new Random(seed);
        var count = random.Next(1, 80);
        var culprit = random.Next(1, count + 1);
        var share = random.NextDouble();
        var skipped = Enumerable.Range(1, count).Where(_ => random.NextDouble() < share).ToList();
        var judge = KnownSeries.Changed(Series.Line(count), culprit, skipped);

        var result = judge.Search();

        Assert.Contains(Series.Name(culprit), result.Suspects.Select(static suspect => suspect.Id));
        Assert.Equal(result.Suspects.Count == 1 ? BisectOutcome.Found : BisectOutcome.NotIsolated, result.Outcome);
        Assert.Equal(judge.Asked.Count, judge.Asked.Distinct().Count());
        Assert.All(result.Suspects.SkipLast(1), suspect =>
            Assert.Contains(int.Parse(suspect.Id, System.Globalization.CultureInfo.InvariantCulture), skipped));
        Assert.InRange(judge.Asked.Except(skipped).Count(), 0, 2 * (new BisectEstimate(count).Steps + 1));
    }

    [Theory]
    [MemberData(nameof(Seeds))]
    public void AnyStepInABranchingHistory_IsFound(int seed)
    {
        var random = new Random(seed);
        var series = Series.Branching(random.Next(2, 60), random);
        var culprit = random.Next(1, series.Commits.Count + 1);

        var result = KnownSeries.Changed(series, culprit).Search(new BisectOptions());

        Assert.Equal((BisectOutcome.Found, Series.Name(culprit)), (result.Outcome, result.Culprit!.Id));
        Assert.Empty(result.Reversals);
        Assert.InRange(
            result.Decisions.Count(static decision => decision.Question == BisectQuestion.Step),
            0,
            2 * new BisectEstimate(series.Commits.Count).Steps);
    }

    [Fact]
    public void LongStretchThatDoesNotBuild_IsLeftQuickly()
    {
        var judge = KnownSeries.Changed(Series.Line(1000), 900, Enumerable.Range(480, 60));
        Assert.Equal(BisectOutcome.Found, judge.Search().Outcome);
        Assert.InRange(judge.Asked.Count, 1, 13);
    }

    [Fact]
    public void CommitsOfOtherPaths_AreNeitherJudgedNorCounted()
    {
        var line = Series.Line(100);
        var series =
            line with { Commits = [.. line.Commits.Select(static (commit, index) => commit with { MayBeCulprit = index % 10 == 4 })] };
        var judge = KnownSeries.Changed(series, 35);

        var result = judge.Search();

        Assert.Equal((10, BisectOutcome.Found, "35", "34"), (series.Suspects, result.Outcome, result.Culprit!.Id, result.Parent));
        Assert.All(judge.Asked, static place => Assert.Equal(5, place % 10));
        Assert.InRange(judge.Asked.Count, 1, 4);
    }

    [Fact]
    public void UndecidedCommit_StaysASuspectAndIsJudgedOnce()
    {
        var judge = new KnownSeries(Series.Line(8), static place =>
            place switch { < 4 => CommitVerdict.Good, 4 => CommitVerdict.Undecided, _ => CommitVerdict.Bad });

        var result = judge.Search();

        Assert.Equal(BisectOutcome.NotIsolated, result.Outcome);
        Assert.Equal(["4", "5"], result.Suspects.Select(static suspect => suspect.Id));
        Assert.Single(judge.Asked, 4);
    }

    // Between both, the half of the change is taken now for good and now for bad.
    [Fact]
    public void TwoEqualSteps_AreSearchedAgainAndTheFirstIsFound()
    {
        var judge = HalfWay(new[] { 21, 22, 24, 26, 27, 28, 29, 30, 31, 33, 35, 40, 45 }.ToHashSet());

        var result = judge.Search();

        Assert.Equal((BisectOutcome.Found, "20", "19"), (result.Outcome, result.Culprit!.Id, result.Parent));
        Assert.Equal(("20", "19"), judge.Confirmed[^1]);
        Assert.Equal(2, judge.Confirmed.Count);
        Assert.Empty(result.Reversals);
        Assert.InRange(result.Decisions.Count, 8, 20);
    }

    [Fact]
    public void SearchThatRemainsUnconfirmed_ReportsItsFirstFinding()
    {
        var judge = HalfWay(new HashSet<int>(), CommitVerdict.Undecided);

        var result = judge.Search();

        Assert.Equal((BisectOutcome.Contradicted, "50"), (result.Outcome, result.Culprit!.Id));
        Assert.Equal(["50", "20"], judge.Confirmed.Select(static confirmed => confirmed.Culprit));
        Assert.Equal(judge.Asked.Count + 3, result.Decisions.Count);
    }

    private static KnownSeries HalfWay(IReadOnlySet<int> badHalves, CommitVerdict sharper = CommitVerdict.Bad) => new(
        Series.Line(64), place => place < 20 || (place < 50 && !badHalves.Contains(place)) ? CommitVerdict.Good : CommitVerdict.Bad)
    {
        Confirmation = CommitVerdict.Good,
        Sharper = static place => place < 20 ? CommitVerdict.Good : CommitVerdict.Bad,
        SharperConfirmation = sharper,
    };

    // Each takes all the blocks that there are.
    [Fact]
    public void UndecidableHistory_StopsAfterTenCommits()
    {
        var judge = new KnownSeries(Series.Line(200), static _ => CommitVerdict.Undecided);

        var result = judge.Search();

        Assert.Equal(BisectOutcome.NotIsolated, result.Outcome);
        Assert.Equal(200, result.Suspects.Count);
        Assert.Equal(new BisectOptions().MostUndecided, judge.Asked.Count);
    }

    // The culprit comes right after a commit that does not build, or is that.
    [Theory]
    [InlineData(5, 4)]
    [InlineData(4, 4)]
    [InlineData(8, 7)]
    public void CulpritNextToACommitThatDoesNotBuild_IsConfirmedAsOneOfBoth(int culprit, int skipped)
    {
        var judge = KnownSeries.Changed(Series.Line(8), culprit, skipped);

        var result = judge.Search();

        Assert.Equal((BisectOutcome.NotIsolated, Series.Name(skipped - 1)), (result.Outcome, result.Parent));
        Assert.Equal([(Series.Name(skipped + 1), Series.Name(skipped - 1))], judge.Confirmed);
        Assert.Equal((BisectQuestion.Confirmation, 2), (result.Decisions[^1].Question, result.Decisions[^1].SuspectsLeft));
    }

    [Fact]
    public void CommitThatDoesNotBuildAfterTheCulprit_IsNotASuspect()
    {
        var result = KnownSeries.Changed(Series.Line(8), 4, 5).Search();
        Assert.Equal((BisectOutcome.Found, "4"), (result.Outcome, result.Culprit!.Id));
    }

    // Two branches that do not build, and their merge.
    [Fact]
    public void SuspectsOnSeveralBranches_AreNotConfirmedTogether()
    {
        var judge = KnownSeries.Changed(Series.Of([0], [0], [1, 2]), 1, 1, 2);
        Assert.Equal((BisectOutcome.NotIsolated, null), (judge.Search().Outcome, judge.Search().Parent));
        Assert.Empty(judge.Confirmed);
    }

    [Fact]
    public void CommitsThatDoNotBuild_AreAllSuspects()
    {
        var result = KnownSeries.Changed(Series.Line(5), 3, Enumerable.Range(1, 5)).Search();
        Assert.Equal((BisectOutcome.NotIsolated, 5), (result.Outcome, result.Suspects.Count));
    }

    [Theory]
    [InlineData((int)CommitVerdict.Good, (int)BisectOutcome.EndsAlike)]
    [InlineData((int)CommitVerdict.Undecided, (int)BisectOutcome.EndsUndecided)]
    [InlineData((int)CommitVerdict.Skipped, (int)BisectOutcome.EndsNotMeasured)]
    public void EndsThatDoNotDiffer_EndTheSearch(int ends, int outcome)
    {
        var series = Series.Line(10);
        var judge = new KnownSeries(series, static _ => CommitVerdict.Good) { Ends = (CommitVerdict)ends };
        Assert.Equal((BisectOutcome)outcome, judge.Search().Outcome);
        Assert.Empty(judge.Asked);
    }

    [Theory]
    [InlineData((int)CommitVerdict.Good, (int)BisectOutcome.Contradicted)]
    [InlineData((int)CommitVerdict.Undecided, (int)BisectOutcome.Unconfirmed)]
    [InlineData((int)CommitVerdict.Skipped, (int)BisectOutcome.Unconfirmed)]
    public void FailedConfirmation_IsReported(int confirmation, int outcome)
    {
        var series = Series.Line(10);
        var judge = new KnownSeries(series, static place => place >= 7 ? CommitVerdict.Bad : CommitVerdict.Good)
        {
            Confirmation = (CommitVerdict)confirmation,
        };
        var result = judge.Search();
        Assert.Equal(((BisectOutcome)outcome, "7"), (result.Outcome, result.Culprit!.Id));
    }

    [Fact]
    public void Decisions_AreReportedImmediately()
    {
        var (series, reported) = (Series.Line(8), new List<BisectDecision>());
        var result = new BisectSearch(series, KnownSeries.Changed(series, 3), new BisectOptions { Probes = 0 }, reported.Add).Run();
        Assert.Equal(result.Decisions, reported);
        Assert.Equal([8, 4, 2, 1, 1], reported.Select(static decision => decision.SuspectsLeft));
        Assert.Equal(
            [BisectQuestion.Ends, BisectQuestion.Step, BisectQuestion.Step, BisectQuestion.Step, BisectQuestion.Confirmation],
            reported.Select(static decision => decision.Question));
    }

    [Fact]
    public void NothingBetweenTheEnds_IsRefused() =>
        Assert.Throws<ArgumentOutOfRangeException>(static () =>
            new BisectSearch(new CommitSeries("0", "0", []), KnownSeries.Changed(Series.Line(1), 1), new BisectOptions(), static _ => { }));

    [Fact]
    public void ChildBeforeItsParent_IsRefused() =>
        Assert.Throws<ArgumentException>(static () => new CommitGraph(Series.Of([2], [0]).Commits));

    public static TheoryData<int> Seeds() => [.. Enumerable.Range(1, 100)];
}
