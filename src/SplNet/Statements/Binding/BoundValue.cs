using SplNet.Operands.Formulas;

namespace SplNet.Statements.Binding;

/// <summary>A value of a formula: an estimate, or a constant until its comparison is known.</summary>
/// <param name="Estimate">The estimate; null for a constant.</param>
/// <param name="Number">The constant in nanoseconds, bytes, operations per second, or as a plain number.</param>
/// <param name="Dimension">The unit of the value.</param>
internal sealed record BoundValue(Estimate? Estimate, double Number, Dimension Dimension)
{
    public static BoundValue Of(Estimate estimate) => new(estimate, 0, Dimension.Unknown);

    public Estimate AsEstimate() => Estimate ?? new Limit(Number, Dimension switch
    {
        Dimension.Time => MetricUnit.Nanoseconds,
        Dimension.Memory => MetricUnit.Bytes,
        Dimension.Rate => MetricUnit.OperationsPerSecond,
        _ => MetricUnit.Count,
    });

    public BoundValue Plus(BoundValue other, bool isSubtracted)
    {
        if (Estimate is not null || other.Estimate is not null)
            return Of(new Sum(AsEstimate(), other.AsEstimate(), isSubtracted ? -1 : 1));
        return new BoundValue(
            null,
            isSubtracted ? Number - other.Number : Number + other.Number,
            Dimension == Dimension.Number ? other.Dimension : Dimension);
    }

    public BoundValue Times(BoundValue other, bool isDivisor)
    {
        if (Estimate is not null)
            return Of(new Multiple(Estimate, isDivisor ? 1 / other.Number : other.Number));
        if (other.Estimate is not null)
            return Of(new Multiple(other.Estimate, Number));
        return new BoundValue(
            null, isDivisor ? Number / other.Number : Number * other.Number, Dimension == Dimension.Number ? other.Dimension : Dimension);
    }
}
