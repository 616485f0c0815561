using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>Experiments whose formula is a text: any number of operands and estimators.</summary>
public class StatedTextTests
{
    private static readonly string[] Names = ["a", "b", "c", "d", "e", "f"];

    [Theory]
    [InlineData("a < b && b < c && c < d && d < e && e < f", Verdict.Pass)]
    [InlineData("f < a || e < a || d < a || c < a || b < a || a < f", Verdict.Pass)]
    [InlineData("mean(a) < mean(b) && median(c) < p95(d) && min(e) < 1 s && allocated(f) <= 0 B && gen0(a) <= 0", Verdict.Pass)]
    [InlineData("mean(a) < b\n  && c < b && d < e && e < f", Verdict.Fail)]
    [InlineData("a < 2 * b && !(d < c) && (e < f => f > e)", Verdict.Pass)]
    public void ManyOperandsAndEstimators_AreDecided(string formula, Verdict verdict)
    {
        var experiment = Bound(new Experiment(formula));
        var runs = new RecordedRuns([.. Names.Select(static (name, index) => (name, 100.0 * (index + 1)))]) { Metric = static (_, _) => 0 };
        var result = new ExperimentRun(experiment, isolate: false, context: null, runs).Evaluate();
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
        Assert.Equal(formula.Replace("\n ", string.Empty, StringComparison.Ordinal), result.Formula);
    }

    [Fact]
    public void Values_AreBoundToParametersAndRevisionsAreResolved()
    {
        var experiment = new Experiment("forall n in 10, 100: list(n) < hash(n, 'x') + 1 ms && list(1)@v1.2 < 1 s");
        Assert.Equal(["list", "hash"], experiment.Operands);
        var operands = experiment.Comparisons.SelectMany(static comparison => comparison.OperandEstimates())
            .Select(static estimate => estimate.Operand).ToList();
        Assert.Equal(
            ["list(10)", "hash(10, 'x')", "list(1)@v1.2", "list(100)", "hash(100, 'x')", "list(1)@v1.2"],
            operands.Select(static operand => operand.ToString()));
        Assert.Equal<object>([10, "x"], operands[1].Parameters);
        Assert.Equal("v1.2", operands[2].Version!.ToString());
    }

    [Theory]
    [InlineData("a < ", "formula(1,4): error SPL1008")]
    [InlineData("a < 1 sec", "error SPL1018")]
    [InlineData("avg(a) < 1 s", "error SPL1201")]
    [InlineData("List.Sort < a", "'List.Sort' is not the name of an operand")]
    [InlineData("a[make](10) < 1 s", "'a[make](10)' is not the name of an operand")]
    [InlineData("SELF < 1 s", "'SELF' is not the name of an operand")]
    [InlineData("a < 1 s with alpha = 0.05", "Set them by Options")]
    [InlineData("fast: a < 1 s", "leave 'fast:' out")]
    public void TextThatCannotBeEvaluated_IsInvalidAndSaysWhy(string formula, string problem)
    {
        var experiment = new Experiment(formula) { ["a"] = Work.Of(1) };
        var result = new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns()).Evaluate();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Contains(problem, string.Join('\n', result.Problems), StringComparison.OrdinalIgnoreCase);
    }

    [Fact]
    public void UnboundNamesAndUnusedBindings_AreReported()
    {
        var experiment = new Experiment("first < second") { ["first"] = Work.Of(1), ["other"] = Work.Of(1) };
        var problems = new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns()).Evaluate().Problems;
        Assert.Contains(problems, static problem => problem.Contains("'second' of the formula is not bound", StringComparison.Ordinal));
        Assert.Contains(
            problems, static problem => problem.Contains("bound to 'other', which the formula does not name", StringComparison.Ordinal));
    }

    [Fact]
    public void Parameter_ReachesTheMeasuringProcess()
    {
        var result = Watched.Run(new Experiment("median(work(10)) * 2 < median(work(20000))")
        {
            Options = Watched.Quickest,
            ["work"] = Operand.Of((int elements) => Enumerable.Range(0, elements).ToArray(), static values =>
                values.Aggregate(1, static (state, value) => (state * 31) ^ value)),
        });
        Assert.True(result.Passed, result.ToString());
    }

    private static Experiment Bound(Experiment experiment)
    {
        foreach (var name in experiment.Operands)
            experiment[name] = Work.Of(1);
        return experiment;
    }
}
