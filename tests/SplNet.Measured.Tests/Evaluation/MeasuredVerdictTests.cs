namespace SplNet.Tests.Evaluation;

/// <summary>Verdicts on differences that are large and sure, from real measuring processes.</summary>
public class MeasuredVerdictTests
{
    [Fact]
    public void TrueClaim_PassesWithACompleteReport()
    {
        var result = Watched.Run(Claim(few: 200, many: 5_000));
        Assert.True(result.Passed, result.ToString());
        Assert.True(result.Isolated);
        Assert.Equal(["few", "many"], result.Operands.Select(static operand => operand.Name));
        var blocks = result.Operands[0].Runs.Count;
        Assert.True(blocks >= 3, result.ToString());
        Assert.Equal(blocks, result.Operands[1].Runs.Count);
        Assert.Equal(
            Enumerable.Range(1, 2 * blocks),
            result.Operands.SelectMany(static operand => operand.Runs).Select(static run => run.Position).Order());
        Assert.InRange(result.Comparisons[0].Evidence.Effect, 0.01, 0.2);
        Assert.Contains("SPLNET_SEED=", result.Repeat, StringComparison.Ordinal);
        Assert.Contains(nameof(MeasuredVerdictTests), result.Repeat, StringComparison.Ordinal);
    }

    [Fact]
    public void FalseClaim_Fails_AndAssertThrowsTheReport()
    {
        var failure = Assert.Throws<ExperimentFailedException>(() => Claim(few: 5_000, many: 200).Assert());
        Assert.Equal(Verdict.Fail, failure.ToResult().Verdict);
        Assert.Contains("; claimed: mean(few) < mean(many)", failure.Message, StringComparison.Ordinal);
        Assert.Contains("x slower than many (", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void IdenticalAndInstantOperands_AreInconclusive()
    {
        var experiment = new Experiment((first, second, mean) => mean(first) < mean(second) & mean(first) <= mean(second))
        {
            Options = Watched.Quick,
            ["first"] = Operand.Of(static () => { }),
            ["second"] = Operand.Of(static () => { }),
        };
        Assert.NotEqual(Verdict.Pass, Watched.Run(experiment).Verdict);
    }

    // A thousandfold difference, in the fastest iteration of each run.
    [Trait("Category", "Long")]
    [Fact]
    public void Parameters_ChooseTheArguments()
    {
        var experiment = new Experiment((sum, min) => Spl.ForAll(new[] { 20, 40 }, n => min(sum[n]) < min(sum[1000 * n])))
        {
            Options = Watched.UntilDecided,
            ["sum"] = Operand.Of(
                static (int size) => new int[size], static values => values.Aggregate(1, static (state, value) => (state * 31) ^ value)),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(["sum(20)", "sum(20000)", "sum(40)", "sum(40000)"], result.Operands.Select(static operand => operand.Name));
    }

    private static Experiment Claim(int few, int many) => new((few, many, mean) => mean(few) < mean(many))
    {
        Options = Watched.UntilDecided,
        ["few"] = Work.Of(few),
        ["many"] = Work.Of(many),
    };
}
