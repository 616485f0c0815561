namespace SplNet.Tests.Evaluation;

/// <summary>When an experiment is explained and when not, where allocated bytes decide it.</summary>
public class ExplainedAllocationTests
{
    [Theory]
    [InlineData(Explain.Never, Verdict.Fail)]
    [InlineData(Explain.OnFailure, Verdict.Pass)]
    public void UnrequestedExplanation_IsMissing(Explain explain, Verdict verdict)
    {
        var result = new Experiment(verdict == Verdict.Fail
            ? (few, many, allocated) => allocated(many) < allocated(few)
            : (few, many, allocated) => allocated(few) < allocated(many))
        {
            ["few"] = Operand.Of(static () => new byte[10]),
            ["many"] = Operand.Of(static () => new byte[1000]),
            Options = Options(explain),
        }.Run();
        Assert.True(result.Verdict == verdict, result.ToString());
        Assert.Empty(result.Explanations);
    }

    // What the runtime itself allocates during the few operations of a counted run is not theirs.
    [Fact]
    public void BytesOfAnExplanation_MatchTheMeasurement()
    {
        var result = new Experiment((many, none, allocated) => allocated(many) <= allocated(none))
        {
            ["many"] = Operand.Of(static () => new byte[1000]),
            ["none"] = Work.Of(10),
            Options = Options(Explain.OnFailure),
        }.Run();
        Assert.True(result.Verdict == Verdict.Fail, result.ToString());
        var explanation = Assert.Single(result.Explanations);
        Assert.Equal((0, 1024), (explanation.AllocatedBytesBefore, explanation.AllocatedBytesAfter));
    }

    // It throws in a copy that counts, and nowhere else.
    [Trait("Category", "Long")]
    [Fact]
    public void OperationThatTheCopyBreaks_KeepsTheVerdictAndIsReported()
    {
        var result = new Experiment((picky, few, allocated) => allocated(picky) < allocated(few))
        {
            ["picky"] = Operand.Of(static () => Picky()),
            ["few"] = Operand.Of(static () => new byte[10]),
            Options = Options(Explain.OnFailure),
        }.Run();
        Assert.True(result.Verdict == Verdict.Fail, result.ToString());
        var explanation = Assert.Single(result.Explanations);
        Assert.Contains(
            "The counted copy of 'picky' could not be run, so nothing was counted: System.InvalidOperationException: I am counted",
            Assert.Single(explanation.Notes),
            StringComparison.Ordinal);
        Assert.Equal("Nothing was counted, and no method's code differs between the builds.", Assert.Single(explanation.Lines));
    }

    private static ExperimentOptions Options(Explain explain) => Watched.Quick with { Runs = null, Explain = explain };

    private static byte[] Picky() => typeof(ExplainedAllocationTests).Assembly.GetType("<SplNet>Counters") is null
        ? new byte[1000]
        : throw new InvalidOperationException("I am counted");
}
