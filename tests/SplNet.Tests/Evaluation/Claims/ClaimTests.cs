using SplNet.Evaluation;
using SplNet.Evaluation.Claims;

namespace SplNet.Tests.Evaluation.Claims;

/// <summary>The experiments behind requirements in one line, on written readings: a at 100 ns, b at 200 ns.</summary>
public class ClaimTests
{
    private static readonly OneLineClaim Stated = new(typeof(ClaimTests).Assembly, ExperimentOptions.Default with { Seed = 1 }, 1);

    [Theory]
    [InlineData(1, "mean(a()) < mean(b())", Verdict.Pass)]
    [InlineData(1.5, "mean(a()) * 1.5 < mean(b())", Verdict.Pass)]
    [InlineData(3, "mean(a()) * 3 < mean(b())", Verdict.Fail)]
    public void Faster_IsAStrictClaimOfMeans(double times, string formula, Verdict verdict) =>
        Check(Stated.Faster(A, B, times), formula, verdict);

    [Fact]
    public void Faster_FailsForTheSlowerOperand() => Check(Stated.Faster(B, A, 1), "mean(b()) < mean(a())", Verdict.Fail);

    [Theory]
    [InlineData(0, "mean(b()) <= mean(a())", Verdict.Fail)]
    [InlineData(0.5, "mean(b()) <= mean(a()) * 1.5", Verdict.Fail)]
    public void NotSlower_AllowsItsTolerance(double tolerance, string formula, Verdict verdict) =>
        Check(Stated.NotSlower(B, A, tolerance), formula, verdict);

    [Theory]
    [InlineData(0, "instructions(b()) <= instructions(a())")]
    [InlineData(0.01, "instructions(b()) <= instructions(a()) * 1.01")]
    public void NotMoreWork_IsAClaimOfInstructions(double tolerance, string formula) =>
        Check(Stated.NotMoreWork(B, A, tolerance), formula, Verdict.Pass, 4000);

    [Fact]
    public void RetainsNothing_IsAClaimOfRetainedBytes() => Check(Stated.RetainsNothing(A), "retained(a()) <= 0 B", Verdict.Fail, 24);

    [Fact]
    public void NotSlower_PassesForEqualOperandsWithATolerance() =>
        Check(Stated.NotSlower(A, A, 0.05), "mean(a()) <= mean(a() #2) * 1.05", Verdict.Pass);

    // 1.05 is meant as a factor, and would allow 105 % more.
    [Theory]
    [InlineData(1)]
    [InlineData(1.05)]
    [InlineData(-0.05)]
    [InlineData(double.NaN)]
    public void TolerancesOutsideZeroToOne_AreRefused(double tolerance) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => Stated.NotSlower(A, B, tolerance));

    [Fact]
    public void NotSlower_PassesForEqualOperands() => Check(Stated.NotSlower(A, A, 0), "mean(a()) <= mean(a() #2)", Verdict.Pass);

    [Theory]
    [InlineData(150, "mean(a()) < 150 ns", Verdict.Pass)]
    [InlineData(50, "mean(a()) < 50 ns", Verdict.Fail)]
    public void Within_IsAStrictClaimOfAMean(int limit, string formula, Verdict verdict) =>
        Check(Stated.Within(A, limit.Nanoseconds()), formula, verdict);

    [Fact]
    public void Within_TakesATimeSpan() => Check(Stated.Within(A, TimeSpan.FromMilliseconds(1)), "mean(a()) < 1 ms", Verdict.Pass);

    [Fact]
    public void WithinInAnotherUnit_IsInvalid() => Assert.Contains(
        "compares time with memory", Assert.Single(Evaluate(Stated.Within(A, 5.Bytes())).Problems), StringComparison.Ordinal);

    [Theory]
    [InlineData(0, Verdict.Pass)]
    [InlineData(24, Verdict.Fail)]
    public void AllocatesNothing_IsAClaimOfBytes(double bytes, Verdict verdict) =>
        Check(Stated.AllocatesNothing(A), "allocated(a()) <= 0 B", verdict, bytes);

    [Theory]
    [InlineData(0.5)]
    [InlineData(double.NaN)]
    public void FactorBelowOne_IsRefused(double times) => Assert.Throws<ArgumentOutOfRangeException>(() => Stated.Faster(A, B, times));

    [Theory]
    [InlineData(-0.05)]
    [InlineData(double.NaN)]
    public void NegativeTolerance_IsRefused(double tolerance) =>
        Assert.Throws<ArgumentOutOfRangeException>(() => Stated.NotSlower(A, B, tolerance));

    private static ClaimedOperand A => new(Work.Of(1), "() => a()", "faster");

    private static ClaimedOperand B => new(Work.Of(1), "() => b()", "slower");

    private static void Check(Experiment experiment, string formula, Verdict verdict, double bytes = double.NaN)
    {
        Assert.Equal(formula, experiment.Text);
        var result = Evaluate(experiment, bytes);
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
    }

    private static ExperimentResult Evaluate(Experiment experiment, double bytes = double.NaN)
    {
        var runs = new RecordedRuns(("a()", 100), ("b()", 200), ("a() #2", 100)) { Metric = (_, _) => bytes };
        return new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
    }
}
