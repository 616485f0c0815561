namespace SplNet.Tests.Evaluation;

/// <summary>Experiments that are wrong in themselves: each is invalid before anything is measured, and says what to do.</summary>
public class ProblemTests
{
    [Fact]
    public void UnboundOperand_IsInvalidWithASuggestion() => AssertProblem(
        new Experiment((insertion, mean) => mean(insertion) < 1.Seconds()) { ["insertoin"] = Work.Of(1) },
        "The operand 'insertion' of the formula is not bound.",
        "You bound 'insertoin': did you mean 'insertion'?",
        "An operand is bound to 'insertoin', which the formula does not name.");

    [Fact]
    public void UnknownEstimator_IsInvalidAndListsTheKnownOnes() => AssertProblem(
        new Experiment((a, maen) => maen(a) < 1.Seconds()) { ["a"] = Work.Of(1) },
        "'maen' is not an estimator.",
        "mean, median, min, trimmed, throughput, p01 to p99 (or p99.9), cpu, pause, allocated, retained, collections, gen0, gen1, gen2, " +
        "objects, instructions, contentions, exceptions",
        "Did you mean 'mean'?");

    [Fact]
    public void FormulaWithoutComparison_IsInvalid() => AssertProblem(
        new Experiment((a, mean) => Spl.ForAll(Array.Empty<int>(), n => mean(a[n]) < 1.Seconds())) { ["a"] = Work.Of(1) },
        "The formula compares nothing.");

    [Fact]
    public void MissingFormula_IsInvalid() => AssertProblem(
        new Experiment((a, mean) => null!) { ["a"] = Work.Of(1) },
        "The formula compares nothing.");

    [Fact]
    public void DifferentUnits_AreInvalid() => AssertProblem(
        new Experiment((a, mean, allocated) => mean(a) < allocated(a)) { ["a"] = Work.Of(1) },
        "'mean(a) < allocated(a)' compares time with memory: both sides must have the same unit.");

    [Fact]
    public void TwoLimits_AreInvalid() => AssertProblem(
        new Experiment((a, mean) => 1.Seconds() < 2.Seconds()) { ["a"] = Work.Of(1) },
        "compares two limits: name an operand");

    [Theory]
    [InlineData(0)]
    [InlineData(-2)]
    [InlineData(double.NaN)]
    [InlineData(double.PositiveInfinity)]
    public void NonPositiveFactor_IsInvalid(double factor) => AssertProblem(
        new Experiment((a, mean) => mean(a) * factor < 1.Seconds()) { ["a"] = Work.Of(1) },
        "is not a finite, positive number");

    [Theory]
    [InlineData(0)]
    [InlineData(-0.05)]
    [InlineData(double.NaN)]
    public void NonPositiveTolerance_IsInvalid(double tolerance) => AssertProblem(
        new Experiment((a, mean) => mean(a).Within(tolerance, of: 1.Seconds())) { ["a"] = Work.Of(1) },
        "it must lie above 0 and below 1, for example 0.05 for 5 %.");

    [Fact]
    public void ParameterForAnOperandWithoutGenerator_IsInvalid() => AssertProblem(
        new Experiment((a, mean) => mean(a[10]) < 1.Seconds()) { ["a"] = Work.Of(1) },
        "The operand 'a(10)': the formula binds a parameter, but the operand does not have a generator that takes one.");

    [Fact]
    public void MissingParameter_IsInvalid() => AssertProblem(
        new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            ["a"] = Operand.Of(static (int size) => new int[size], static values => values.Length),
        },
        "its generator takes one parameter, and the formula binds 0: write operand[value]");

    [Fact]
    public void IndistinguishableParameters_AreInvalid() => AssertProblem(
        new Experiment((a, mean) => mean(a[new[] { 1 }]) < mean(a[new[] { 2 }]))
        {
            ["a"] = Operand.Of(static (int[] values) => values, static values => values.Length),
        },
        "a('System.Int32[]')",
        "look alike");

    [Fact]
    public void OptionsOutOfRange_AreReportedTogether() => AssertProblem(
        new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            ["a"] = Work.Of(1),
            Options = new ExperimentOptions
            {
                Alpha = double.NaN, Resolution = 0, Runs = 1, Iterations = 0, IterationTime = TimeSpan.Zero,
                LaunchTimeout = TimeSpan.MaxValue,
            },
        },
        "Alpha is NaN",
        "Resolution is 0; it must be a number above 0, for example 0.05 for 5 %.",
        "Runs is 1; it must be a whole number from 2 to 10000; two runs are",
        "Iterations is 0",
        "IterationTime is 00:00:00",
        "LaunchTimeout is 10675199");

    [Fact]
    public void ExcessiveOptions_AreAllReportedWithTheirMaximum() => AssertProblem(
        new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            ["a"] = Work.Of(1),
            Options = new ExperimentOptions
            {
                Runs = 10_001, MaxRuns = 10_001, Iterations = 100_001, IterationTime = TimeSpan.FromSeconds(11),
                WarmUp = new() { Least = TimeSpan.FromSeconds(2), Most = TimeSpan.FromSeconds(1), Iterations = 0 },
                Versions = new() { BuildTimeout = TimeSpan.MaxValue },
            },
        },
        "Runs is 10001; it must be a whole number from 2 to 10000",
        "MaxRuns is 10001; it must be a whole number from 3 to 10000; Runs sets a fixed number.",
        "Iterations is 100001; it must be a whole number from 1 to 100000.",
        "IterationTime is 00:00:11; it must be a time above 0 and up to 10 s, for example 2 ms.",
        "WarmUp.Most is 00:00:01; it must not be shorter than WarmUp.Least, which is 00:00:02.",
        "WarmUp.Iterations is 0; it must be a whole number from 1 to 100000.",
        "Versions.BuildTimeout is 10675199");

    // A search for a commit that made something many times as slow tells apart what lies far from either end.
    [Fact]
    public void ResolutionAboveOne_IsNotAProblem() => Assert.Empty(new ExperimentOptions { Resolution = 6.6 }.Problems());

    [Fact]
    public void LargestOptions_AreNotAProblem() => Assert.Empty(
        new ExperimentOptions { Runs = 10_000, MaxRuns = 10_000, Iterations = 100_000, IterationTime = TimeSpan.FromSeconds(10) }
            .Problems());

    [Fact]
    public void VariablesOfAnOperandInOneProcess_AreInvalid()
    {
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["a"] = Work.Of(1).With("DOTNET_TieredPGO", "0"),
        };
        var result = Engine.Run(experiment, isolate: false);
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains("DOTNET_TieredPGO", result.Problems[0], StringComparison.Ordinal);
    }

    [Fact]
    public void InvalidExperiment_ThrowsSoThatNeitherAnswerPasses()
    {
        var invalid = new Experiment((a, mean) => mean(a) < 1.Seconds());
        Assert.Equal(Verdict.Invalid, Assert.Throws<ExperimentFailedException>(() => Engine.Evaluate(invalid)).ToResult().Verdict);
        Assert.Throws<ExperimentFailedException>(() => Assert.False(Engine.Evaluate(invalid)));
        Assert.Throws<ExperimentFailedException>(() => Assert.False(Engine.Evaluate(invalid, isolate: false)));
        var failure = Assert.Throws<ExperimentFailedException>(() => invalid.Assert());
        Assert.Contains("claimed: mean(a) < 1.Seconds()", failure.Message, StringComparison.Ordinal);
    }

    private static void AssertProblem(Experiment experiment, params string[] parts)
    {
        var problem = Watched.Problem(experiment);
        Assert.All(parts, part => Assert.Contains(part, problem, StringComparison.Ordinal));
    }
}
