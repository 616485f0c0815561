using System.Diagnostics;
using System.Reflection;
using SplNet.Operands.Formulas;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Claims;

/// <summary>The experiments that one-line claims build.</summary>
/// <param name="Declaring">The assembly that claims it.</param>
/// <param name="Options">How it is measured; null for <see cref="ExperimentOptions.Default"/>.</param>
/// <param name="Line">The line of the source.</param>
[StackTraceHidden]
internal sealed record OneLineClaim(Assembly Declaring, ExperimentOptions? Options, int Line)
{
    /// <summary>One mean is smaller than another, by a factor.</summary>
    public Experiment Faster(ClaimedOperand faster, ClaimedOperand slower, double times) => Faster(faster, slower, times, []);

    /// <summary>The same for each value of the axes of a generator.</summary>
    public Experiment Faster(ClaimedOperand faster, ClaimedOperand slower, double times, IReadOnlyList<IReadOnlyList<object>> points)
    {
        if (!(times >= 1))
            throw new ArgumentOutOfRangeException(nameof(times), times, "It must be at least 1: 2 claims that the one is twice as fast.");
        return On(
            names => points.Count > 1
                ? new Quantified(true, [.. points.Select(point => Claim(names, point))])
                : Claim(names, points.Count == 0 ? [] : points[0]),
            faster,
            slower);

        Formula Claim(IReadOnlyList<string> names, IReadOnlyList<object> point) => times > 1
            ? MeanOf(names[0], point) * times < MeanOf(names[1], point)
            : MeanOf(names[0], point) < MeanOf(names[1], point);
    }

    /// <summary>One mean is not larger than another, but for a tolerance.</summary>
    public Experiment NotSlower(ClaimedOperand current, ClaimedOperand baseline, double tolerance) =>
        NotMore(Estimators.Mean, current, baseline, tolerance);

    /// <summary>One call executes no more instructions than another, but for a tolerance.</summary>
    public Experiment NotMoreWork(ClaimedOperand current, ClaimedOperand baseline, double tolerance) =>
        NotMore(Estimators.Instructions, current, baseline, tolerance);

    /// <summary>A mean is smaller than a limit.</summary>
    public Experiment Within(ClaimedOperand code, Estimate limit)
    {
        ArgumentNullException.ThrowIfNull(limit);
        return On(names => MeanOf(names[0]) < limit, code);
    }

    /// <summary>Nothing is allocated.</summary>
    public Experiment AllocatesNothing(ClaimedOperand code) =>
        On(static names => EstimateOf(Estimators.Allocated, names[0]) <= new Limit(0, MetricUnit.Bytes), code);

    /// <summary>Nothing stays reachable.</summary>
    public Experiment RetainsNothing(ClaimedOperand code) =>
        On(static names => EstimateOf(Estimators.Retained, names[0]) <= new Limit(0, MetricUnit.Bytes), code);

    /// <summary>A mean grows no faster with a size than a complexity does.</summary>
    public Experiment Growth(ClaimedOperand code, string complexity, IReadOnlyList<int> sizes, double tolerance)
    {
        var claim = new GrowthClaim(Complexity.Parse(complexity), sizes, tolerance);

        // The user cannot bind further parameters of a formula here.
        if (code.Operand.Problems([sizes[0]]).FirstOrDefault(static problem => problem.Advice is not null) is { Reason: { } reason })
            throw new ArgumentException(
                $"The size alone does not say what is measured: {reason}. " +
                "Give a generator that takes one, as in Operand.Of((int n) => Numbers(n), numbers => Array.Sort(numbers)).",
                nameof(code));
        return On(names => claim.On(names[0]), claim.Breaks, code with { Expression = OperandName.OfFunction(code.Expression) });
    }

    private Experiment NotMore(string estimator, ClaimedOperand current, ClaimedOperand baseline, double tolerance)
    {
        if (!(tolerance >= 0 && tolerance < 1))
            throw new ArgumentOutOfRangeException(nameof(tolerance), tolerance, "It must lie from 0 to below 1: 0.05 allows 5 % more.");
        return On(
            names => EstimateOf(estimator, names[0])
                <= (tolerance > 0 ? EstimateOf(estimator, names[1]) * (1 + tolerance) : EstimateOf(estimator, names[1])),
            current,
            baseline);
    }

    private static OperandEstimate MeanOf(string name) => EstimateOf(Estimators.Mean, name);

    private static OperandEstimate MeanOf(string name, IReadOnlyList<object> point) =>
        new(EstimatorKind.Mean, new FormulaOperand(name, point), null);

    private static OperandEstimate EstimateOf(string estimator, string name) =>
        new(EstimatorKind.Find(estimator)!, new FormulaOperand(name, []), null);

    private Experiment On(Func<IReadOnlyList<string>, Formula> claim, params ClaimedOperand[] operands) =>
        On(claim, conclude: null, operands);

    private Experiment On(
        Func<IReadOnlyList<string>, Formula> claim,
        Func<IReadOnlyList<ComparisonResult>, IEnumerable<string>>? conclude,
        params ClaimedOperand[] operands)
    {
        var names = OperandName.Of([.. operands.Select(static operand => (operand.Expression, operand.Role))]);
        var formula = claim(names);
        var bound = names.Zip(operands, static (name, operand) => (name, operand.Operand)).ToDictionary(StringComparer.Ordinal);
        return new Experiment(formula, new ExperimentSite(formula.ToString(), Line), Declaring, bound, [])
        {
            Options = Options ?? ExperimentOptions.Default,
            Conclude = conclude,
        };
    }
}
