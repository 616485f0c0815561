using System.Globalization;
using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>
/// A value in a formula: an estimate of an operand, a limit, or a sum or multiple of these. Creating one measures nothing.
/// </summary>
public abstract class Estimate
{
    private protected Estimate(MetricUnit unit) => Unit = unit;

    /// <summary>The unit of the value. Values of different units cannot be compared.</summary>
    public MetricUnit Unit { get; }

    /// <summary>Converts a time to a limit.</summary>
    /// <param name="limit">The time per operation.</param>
    public static implicit operator Estimate(TimeSpan limit) =>
        new Limit(limit.Ticks * (1e9 / TimeSpan.TicksPerSecond), MetricUnit.Nanoseconds);

    /// <summary>Multiplies a value by a factor.</summary>
    /// <param name="estimate">The value.</param>
    /// <param name="factor">A positive factor.</param>
    public static Estimate operator *(Estimate estimate, double factor) => new Multiple(estimate, factor);

    /// <summary>Multiplies a value by a factor.</summary>
    /// <param name="factor">A positive factor.</param>
    /// <param name="estimate">The value.</param>
    public static Estimate operator *(double factor, Estimate estimate) => new Multiple(estimate, factor);

    /// <summary>Divides a value by a divisor.</summary>
    /// <param name="estimate">The value.</param>
    /// <param name="divisor">A positive divisor.</param>
    public static Estimate operator /(Estimate estimate, double divisor) => new Multiple(estimate, 1 / divisor);

    /// <summary>Adds two values of the same unit.</summary>
    /// <param name="left">The first value.</param>
    /// <param name="right">The second value.</param>
    public static Estimate operator +(Estimate left, Estimate right) => new Sum(left, right, 1);

    /// <summary>Subtracts two values of the same unit.</summary>
    /// <param name="left">The first value.</param>
    /// <param name="right">The second value.</param>
    public static Estimate operator -(Estimate left, Estimate right) => new Sum(left, right, -1);

    /// <summary>Claims that the left side is smaller; this needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator <(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Less, right);

    /// <summary>Claims that the left side is larger; this needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator >(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Greater, right);

    /// <summary>
    /// Claims that the left side is not larger: there is no evidence against it, although a violation could have been detected.
    /// </summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator <=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.LessOrEqual, right);

    /// <summary>
    /// Claims that the left side is not smaller: there is no evidence against it, although a violation could have been detected.
    /// </summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator >=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.GreaterOrEqual, right);

    /// <summary>Claims that neither side is larger: there is no evidence of a difference, although one could have been detected.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator ==(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Equal, right);

    /// <summary>Claims that one side is larger; this needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator !=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.NotEqual, right);

    /// <summary>
    /// Claims that both sides are equal within a tolerance: <c>mean(a).Within(0.05, of: mean(b))</c>, or <c>a ~5% b</c> in formulas as
    /// text. This needs significant evidence that neither side exceeds the other by more than the tolerance.
    /// </summary>
    /// <param name="tolerance">The largest tolerated relative difference, for example 0.05 for 5 %.</param>
    /// <param name="of">The other side.</param>
    public Formula Within(double tolerance, Estimate of)
    {
        ArgumentNullException.ThrowIfNull(of);
        return new Comparison(this, Statistics.Relation.Equivalent, of, tolerance);
    }

    /// <inheritdoc/>
    public sealed override bool Equals(object? obj) => ReferenceEquals(this, obj);

    /// <inheritdoc/>
    public sealed override int GetHashCode() => System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(this);

    /// <summary>Formats the value as in formulas.</summary>
    public abstract override string ToString();

    /// <summary>Replaces operands in the value; a value without operands is returned unchanged.</summary>
    /// <param name="other">Returns the replacement for an operand, or the same operand.</param>
    internal abstract Estimate On(Func<FormulaOperand, FormulaOperand> other);

    /// <summary>All estimates of operands in this value.</summary>
    internal abstract IReadOnlyList<OperandEstimate> OperandEstimates();

    /// <summary>Adds the problems of this value, as messages for the user.</summary>
    internal abstract void CollectProblems(ICollection<string> problems);

    /// <summary>True for a difference, because negative values have no logarithm.</summary>
    internal virtual bool MayBeNegative => false;

    /// <summary>The value for one run.</summary>
    internal abstract double ValueOf(RunValues run);

    // Formats a number for readers: without digits beyond the 15 that are exact, and without an exponent.
    internal static string Text(double number) => number.ToString("0.##############################", CultureInfo.InvariantCulture);
}
