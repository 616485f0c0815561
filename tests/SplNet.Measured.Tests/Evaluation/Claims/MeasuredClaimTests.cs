namespace SplNet.Tests.Evaluation.Claims;

/// <summary>Requirements in one line, in real measuring processes.</summary>
public class MeasuredClaimTests
{
    // Each claim runs in a measuring process again, which meets those before it with their results.
    [Fact]
    public void ClaimsInALoopAndAFailingOne_AreMeasuredAndReportTheirResult()
    {
        foreach (var elements in new[] { 20_000, 40_000 })
        {
            var result = Spl.Faster(() => Steps(10), () => Steps(elements), times: 2, options: Watched.UntilDecided);
            Assert.Equal("mean(Steps(10)) * 2 < mean(Steps(elements))", result.Formula);
            Assert.Equal(["Steps(10)", "Steps(elements)"], result.Operands.Select(static operand => operand.Name));
        }

        var failure = Assert.Throws<ExperimentFailedException>(
            static () => Spl.Within(() => Steps(20_000), 1.Nanoseconds(), Watched.UntilDecided));
        Assert.Equal(Verdict.Fail, failure.ToResult().Verdict);
        Assert.Contains("FAIL  Steps(20_000) takes ", failure.Message, StringComparison.Ordinal);
    }

    // Each step needs the one before.
    private static int Steps(int number)
    {
        var state = 1;
        for (var step = 0; step < number; step++)
            state = (state * 31) ^ step;
        return state;
    }
}
