using SplNet.Tool.Bisecting;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>Which formulas are measured for which question, and what their results say.</summary>
public sealed class JudgeTests
{
    private static readonly BisectCommit Second = new("c2", "Second", default, ["c1"]);
    private static readonly CommitHistory Line = new(
        new CommitSeries("c0", "c3", [new("c1", "First", default, ["c0"]), Second, new("c3", "Third", default, ["c2"])]),
        IsSubversion: false, "good", "bad");

    private readonly List<CommitExperiment> _measured = [];

    [Fact]
    public void MethodAtACommit_IsComparedWithTheGoodEndByAThirdOfTheDifference()
    {
        var judge = new MethodJudge(
            "A.B[G](10)", Line, Measuring(Results.Of(Verdict.Fail, 1.331), Results.Of(Verdict.Pass, 0.9), Results.Of(Verdict.Fail, 1.2)));

        Assert.Equal((CommitVerdict.Bad, 1.331), Seen(judge.CompareEnds()));
        Assert.Equal((CommitVerdict.Good, 0.99), Seen(judge.Judge(Second, EffectBand.Between(1.331))));
        Assert.Equal((CommitVerdict.Bad, 1.2), Seen(judge.Confirm(Second, "c1", EffectBand.Between(1.331))));

        Assert.Equal("mean(A.B[G](10)@git:c3) <= mean(A.B[G](10)@git:c0)", _measured[0].Formula);
        Assert.Equal((null, 0.02), (_measured[0].Resolution, _measured[0].MostResolution));
        Assert.Matches(
            @"^mean\(A\.B\[G\]\(10\)@git:c2\) <= 1\.(1|10000\d*|09999\d*) \* mean\(A\.B\[G\]\(10\)@git:c0\)$", _measured[1].Formula);
        Assert.Equal(0.1, _measured[1].Resolution!.Value, 9);
        Assert.Equal("mean(A.B[G](10)@git:c2) <= mean(A.B[G](10)@git:c1)", _measured[2].Formula);
        Assert.Equal(0.1, _measured[2].Resolution!.Value, 9);
        Assert.Equal([false, false, true], _measured.Select(static one => one.IsFresh));
    }

    [Fact]
    public void MethodThatBecameFaster_IsComparedInReverse()
    {
        var judge = new MethodJudge(
            "A.B", Line, Measuring(Results.Of(Verdict.Fail, 1.331), Results.Of(Verdict.Pass, 0.9), Results.Of(Verdict.Fail, 1.2)),
            isForGain: true);

        Assert.Equal((CommitVerdict.Bad, 1.331), Seen(judge.CompareEnds()));
        Assert.Equal((CommitVerdict.Good, 0.99), Seen(judge.Judge(Second, EffectBand.Between(1.331))));
        Assert.StartsWith("1.2 times as fast, ", judge.Confirm(Second, "c1", EffectBand.Between(1.331)).Reason, StringComparison.Ordinal);

        Assert.Equal("mean(A.B@git:c0) <= mean(A.B@git:c3)", _measured[0].Formula);
        Assert.Matches(@"^mean\(A\.B@git:c0\) <= 1\.(1|10000\d*|09999\d*) \* mean\(A\.B@git:c2\)$", _measured[1].Formula);
        Assert.Equal("mean(A.B@git:c1) <= mean(A.B@git:c2)", _measured[2].Formula);
    }

    [Fact]
    public void RatioAndInterval_AreOnOneLine() =>
        Assert.Equal(
            "1.33 times as long, interval 1.2 to 1.46, 5 pairs",
            new MethodJudge("A.B", Line, Measuring(Results.Of(Verdict.Fail, 1.331))).CompareEnds().Reason);

    [Fact]
    public void CommitThatDoesNotBuild_IsSkippedWithTheFirstError()
    {
        var judge = new MethodJudge("A.B", Line, Measuring(
            Results.Of(Verdict.Fail, 2),
            Results.Of(
                Verdict.Invalid, problem: "Operand 'A.B@git:c2' cannot be measured at git:c2: The project could not be built:\n" +
                    "  a.cs(1,2): CS0103: No name\n  more"),
            Results.Of(Verdict.Invalid, problem: "another reason\nin detail")));
        judge.CompareEnds();

        Assert.Equal(
            new CommitJudgement(CommitVerdict.Skipped, "The project could not be built: a.cs(1,2): CS0103: No name"),
            judge.Judge(Second, EffectBand.Between(2)));
        Assert.Equal(new CommitJudgement(CommitVerdict.Skipped, "another reason"), judge.Judge(Second, EffectBand.Between(2)));
    }

    [Fact]
    public void SubversionRevisions_AreNamedAsRevisions()
    {
        new MethodJudge("A.B", Line with { IsSubversion = true }, Measuring(Results.Of(Verdict.Inconclusive, 1))).CompareEnds();
        Assert.Equal("mean(A.B@svn:c3) <= mean(A.B@svn:c0)", _measured[0].Formula);
    }

    [Theory]
    [InlineData(Verdict.Pass, Verdict.Fail, (int)CommitVerdict.Bad, 2)]
    [InlineData(Verdict.Pass, Verdict.Pass, (int)CommitVerdict.Good, 2)]
    [InlineData(Verdict.Pass, Verdict.Inconclusive, (int)CommitVerdict.Undecided, 2)]
    [InlineData(Verdict.Pass, Verdict.Invalid, (int)CommitVerdict.Skipped, 2)]
    [InlineData(Verdict.Fail, Verdict.Fail, (int)CommitVerdict.Good, 1)]
    [InlineData(Verdict.Inconclusive, Verdict.Fail, (int)CommitVerdict.Undecided, 1)]
    [InlineData(Verdict.Invalid, Verdict.Fail, (int)CommitVerdict.Skipped, 1)]
    public void Formula_MustHoldBeforeButNotAfter(Verdict before, Verdict after, int expected, int experiments)
    {
        var measure = Measuring(Results.Of(before, 1), Results.Of(after, 1), Results.Of(before, 1), Results.Of(after, 1));
        var judge = new FormulaJudge(RevisedFormula.Read("A.B < 1 ms"), Line, measure);

        Assert.Equal((CommitVerdict)expected, judge.CompareEnds().Verdict);
        Assert.Equal(new[] { "A.B@git:c0 < 1 ms", "A.B@git:c3 < 1 ms" }.Take(experiments), _measured.Select(static one => one.Formula));
    }

    [Theory]
    [InlineData(Verdict.Pass, (int)CommitVerdict.Good)]
    [InlineData(Verdict.Fail, (int)CommitVerdict.Bad)]
    [InlineData(Verdict.Inconclusive, (int)CommitVerdict.Undecided)]
    [InlineData(Verdict.Invalid, (int)CommitVerdict.Skipped)]
    public void FormulaAtACommit_IsGoodIfItHolds(Verdict verdict, int expected)
    {
        var measure = Measuring(Results.Of(verdict, 1));
        Assert.Equal(
            (CommitVerdict)expected, new FormulaJudge(RevisedFormula.Read("A.B < 1 ms"), Line, measure).Judge(Second, band: null).Verdict);
    }

    [Fact]
    public void ConfirmationOfAFormula_TakesFreshRuns()
    {
        new FormulaJudge(RevisedFormula.Read("A.B < 1 ms"), Line, Measuring(Results.Of(Verdict.Pass, 1), Results.Of(Verdict.Fail, 1)))
            .Confirm(Second, "c1", band: null);
        Assert.Equal(
            [new CommitExperiment("A.B@git:c1 < 1 ms") { IsFresh = true }, new CommitExperiment("A.B@git:c2 < 1 ms") { IsFresh = true }],
            _measured);
    }

    private static (CommitVerdict, double) Seen(CommitJudgement judgement) => (judgement.Verdict, Math.Round(judgement.Ratio, 9));

    private Func<CommitExperiment, ExperimentResult> Measuring(params ExperimentResult[] results)
    {
        var open = new Queue<ExperimentResult>(results);
        return experiment =>
        {
            _measured.Add(experiment);
            return open.Dequeue();
        };
    }
}
