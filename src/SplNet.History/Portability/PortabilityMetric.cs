using SplNet.History.Measurements;
using SplNet.Syntax;

namespace SplNet.History.Portability;

/// <summary>Computes the portability of all comparisons of two operands that several classes of machines have measured.</summary>
internal static class PortabilityMetric
{
    private const string Nanoseconds = "ns";

    /// <summary>Computes a value for each comparison and pair of classes, at the latest commit that both have measured.</summary>
    /// <param name="sessions">The sessions, the earliest first.</param>
    public static IReadOnlyList<PortabilityValue> Of(IEnumerable<RecordedSession> sessions) => [.. sessions
        .SelectMany(static (session, index) => session.Experiments.Where(static experiment => experiment.IsUsable)
            .SelectMany(experiment => RatiosOf(experiment).Select(one => new MeasuredRatio(
                one.Condition, session.Session.Machine, session.Session.Revision.Commit, index, one.Ratio, one.Truth))))
        .GroupBy(static one => one.Condition, StringComparer.Ordinal)
        .SelectMany(static condition => ValuesOf(condition.Key, [.. condition]))];

    private static IEnumerable<PortabilityValue> ValuesOf(string condition, IReadOnlyList<MeasuredRatio> ratios)
    {
        var classes = ratios.Select(static one => one.Machine).DistinctBy(static machine => machine.Key, StringComparer.Ordinal)
            .OrderBy(static machine => machine.ToString(), StringComparer.Ordinal).ToList();
        foreach (var (index, first) in classes.Index())
        {
            foreach (var second in classes.Skip(index + 1))
            {
                var both = ratios.Where(one => one.Machine.Key == first.Key)
                    .Join(ratios.Where(one => one.Machine.Key == second.Key), static one => one.Commit, static one => one.Commit,
                        static (one, other) => (First: one, Second: other), StringComparer.Ordinal)
                    .OrderBy(static pair => Math.Max(pair.First.Session, pair.Second.Session))
                    .ThenBy(static pair => Math.Min(pair.First.Session, pair.Second.Session)).ToList();
                if (both is [.., var latest])
                    yield return new PortabilityValue(
                        condition, first, second, latest.First.Commit, latest.First.Ratio, latest.Second.Ratio,
                        latest.First.Truth == latest.Second.Truth);
            }
        }
    }

    // Factors do not matter: the metric is a ratio of ratios.
    private static IEnumerable<(string Condition, double Ratio, string Truth)> RatiosOf(RecordedExperiment experiment)
    {
        foreach (var comparison in experiment.Comparisons)
        {
            if (FormulaCheck.Formula(comparison.Text).Root.Formula is not ComparisonSyntax { Steps: [var step] } syntax
                || MeanOf(syntax.First, experiment) is not { } left || MeanOf(step.Right, experiment) is not { } right)
                continue;
            yield return (
                OneLine.Of($"{(experiment.Source.Length == 0 ? string.Empty : $"{experiment.Source}: ")}{comparison.Text}"), left / right,
                comparison.Truth);
        }
    }

    private static double? MeanOf(ExpressionSyntax expression, RecordedExperiment experiment)
    {
        if (EstimateOf(expression) is not { Operand.Revision: null } estimate)
            return null;
        var (operand, metric) = (estimate.Operand.ToString(), estimate.Estimator?.Name ?? Estimators.Mean);
        var measured = experiment.Samples.FirstOrDefault(sample => sample.Series.Operand == operand && sample.Series.Metric == metric);
        return measured?.In(Nanoseconds) is { Values.Mean: > 0 and var mean } ? mean : null;
    }

    private static EstimateSyntax? EstimateOf(ExpressionSyntax expression) => expression switch
    {
        EstimateSyntax estimate => estimate,
        ProductSyntax product when product.Factors.All(static factor => factor.Factor is NumberSyntax) => EstimateOf(product.First),
        ProductSyntax { First: NumberSyntax, Factors: [{ IsDivisor: false, Factor: var factor }] } => EstimateOf(factor),
        _ => null,
    };

    private sealed record MeasuredRatio(string Condition, MachineClass Machine, string Commit, int Session, double Ratio, string Truth);
}
