using SplNet.Tool.Bisecting;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>Commits that run the same code as an end of the series are not measured.</summary>
public sealed class SelectingJudgeTests
{
    // Ten commits; the fourth changed the code that runs, and the others did not.
    private const int Culprit = 4;

    private readonly CommitSeries _series = new("0", "10", [.. Enumerable.Range(1, 10).Select(
        static place => new BisectCommit($"{place}", $"Commit {place}", default, [$"{place - 1}"]))]);

    private readonly CountingJudge _measured = new();

    [Fact]
    public void OneChangedCommit_IsFoundByMeasuringTheEndsAndTheCulprit()
    {
        var result = Search((one, other) => Side(one) == Side(other) ? "no code differs" : null);

        Assert.Equal((BisectOutcome.Found, $"{Culprit}", "3"), (result.Outcome, result.Culprit!.Id, result.Parent));
        Assert.Equal(["ends", $"confirm {Culprit} after 3"], _measured.Asked);
        var step = result.Decisions.First(static decision => decision.Question == BisectQuestion.Step);
        Assert.Equal("like the later end, not measured: no code differs", step.Judgement.Reason);
    }

    [Fact]
    public void EndsWithTheSameCode_AreNotMeasured()
    {
        var result = Search(static (_, _) => "no code differs");

        Assert.Equal(BisectOutcome.EndsAlike, result.Outcome);
        Assert.Empty(_measured.Asked);
        Assert.Equal("not measured: no code differs", Assert.Single(result.Decisions).Judgement.Reason);
    }

    [Fact]
    public void CommitsOfUnknownCode_AreMeasured()
    {
        var result = Search(static (_, _) => null);

        Assert.Equal(BisectOutcome.Found, result.Outcome);
        Assert.Contains("judge 5", _measured.Asked);
    }

    private BisectResult Search(Func<string, string, string?> sameCode) => new BisectSearch(
        _series, new SelectingJudge(_measured, _series, sameCode), new BisectOptions { Probes = 0 }, static _ => { }).Run();

    private static bool Side(string id) => int.Parse(id, System.Globalization.CultureInfo.InvariantCulture) >= Culprit;

    private sealed class CountingJudge : ICommitJudge
    {
        public List<string> Asked { get; } = [];

        public CommitJudgement CompareEnds() => Answer("ends", CommitVerdict.Bad);

        public CommitJudgement Judge(BisectCommit commit, EffectBand? band) =>
            Answer($"judge {commit.Id}", Side(commit.Id) ? CommitVerdict.Bad : CommitVerdict.Good);

        public CommitJudgement Confirm(BisectCommit culprit, string parent, EffectBand? band) =>
            Answer($"confirm {culprit.Id} after {parent}", CommitVerdict.Bad);

        private CommitJudgement Answer(string question, CommitVerdict verdict)
        {
            Asked.Add(question);
            return new CommitJudgement(verdict, "measured");
        }
    }
}
