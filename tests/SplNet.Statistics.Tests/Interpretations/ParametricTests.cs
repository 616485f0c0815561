namespace SplNet.Statistics.Tests;

/// <summary>Definition 4.8 against R, written out there from the formula.</summary>
public sealed class ParametricTests
{
    // R: side <- function(R) { m <- sapply(R, mean); c(mean(m), (4 * var(m) + mean(sapply(R, var))) / (5 * 4)) }
    //    z <- (side(A)[1] - side(B)[1]) / sqrt(side(A)[2] + side(B)[2]); pnorm(z, lower.tail = FALSE)
    [Fact]
    public void NormalQuantiles_AgreeWithR()
    {
        var evidence = new Parametric().Weigh(Reference.A, Reference.B, Reference.Differences);

        Close.Relative(0.010806073643017203, evidence.PGreater);
        Close.Relative(2.4229455693198796, evidence.Effect - evidence.Lower); // qnorm(.99) * sqrt(…), the limit of the definition
    }

    // R: pt(z, nu, lower.tail = FALSE) with nu by Satterthwaite from the two terms and 4 degrees of freedom each
    [Fact]
    public void StudentQuantiles_AgreeWithR() =>
        Close.Relative(0.029270197440937507, new Parametric { Student = true }.Weigh(Reference.A, Reference.B, Reference.Ratios).PGreater);

    [Fact]
    public void OneIterationPerRun_HasNoVarianceWithinRuns() =>
        Assert.Equal(
            EvidenceProblem.TooFewIterations,
            new Parametric().Weigh(Make.Summaries(1, 2, 3), Make.Summaries(1, 2, 3), Reference.Ratios).Problem);
}
