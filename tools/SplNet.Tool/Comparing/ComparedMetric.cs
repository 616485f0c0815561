using SplNet.Operands.Formulas;
using SplNet.Syntax;

namespace SplNet.Tool.Comparing;

/// <summary>The compared quantity of an operand.</summary>
/// <param name="Name">The name of its estimator.</param>
/// <param name="Unit">The unit of its values.</param>
internal sealed record ComparedMetric(string Name, MetricUnit Unit)
{
    /// <summary>The mean time, which every comparison measures.</summary>
    public static ComparedMetric Mean { get; } = Of(Estimators.Mean);

    /// <summary>Allocated bytes, which the runs of the mean time count too.</summary>
    public static ComparedMetric Allocated { get; } = Of(Estimators.Allocated);

    /// <summary>The metrics in addition to these two.</summary>
    /// <param name="names">The given names.</param>
    /// <exception cref="SplNetException">One is unknown, or is always compared; the message lists all problems.</exception>
    public static IReadOnlyList<ComparedMetric> ReadAll(IReadOnlyList<string> names)
    {
        var problems = names.Select(Problem).OfType<string>().ToList();
        return problems.Count > 0
            ? throw new SplNetException(string.Join(Environment.NewLine, problems))
            : [.. names.Distinct(StringComparer.Ordinal).Select(Of).Where(static metric => metric != Mean && metric != Allocated)];
    }

    private static string? Problem(string name) => EstimatorKind.Find(name) switch
    {
        null =>
            $"--metric is '{name}', which is not an estimator. {Estimators.AdviceFor(name)}The estimators are: {Estimators.KnownNames}.",
        { IsThroughput: true } => "--metric is 'throughput', the inverse of the mean time. Leave it out; the mean time is always compared.",
        _ => null,
    };

    /// <summary>The metric of an estimator.</summary>
    public static ComparedMetric Of(string name) => new(name, EstimatorKind.Find(name)!.Unit);
}
