using System.Globalization;
using SplNet.Operands.Formulas;

namespace SplNet;

/// <summary>
/// A value in a formula: an estimate of an operand, a limit, or a sum or multiple of these. Building one never measures.
/// </summary>
public abstract class Estimate
{
    private protected Estimate(MetricUnit unit) => Unit = unit;

    /// <summary>What the value measures; sides of different units cannot be compared.</summary>
    public MetricUnit Unit { get; }

    /// <summary>A limit of time.</summary>
    /// <param name="limit">The time per operation.</param>
    public static implicit operator Estimate(TimeSpan limit) =>
        new Limit(limit.Ticks * (1e9 / TimeSpan.TicksPerSecond), MetricUnit.Nanoseconds);

    /// <summary>A multiple.</summary>
    /// <param name="estimate">The value.</param>
    /// <param name="factor">A positive factor.</param>
    public static Estimate operator *(Estimate estimate, double factor) => new Multiple(estimate, factor);

    /// <summary>A multiple.</summary>
    /// <param name="factor">A positive factor.</param>
    /// <param name="estimate">The value.</param>
    public static Estimate operator *(double factor, Estimate estimate) => new Multiple(estimate, factor);

    /// <summary>A fraction.</summary>
    /// <param name="estimate">The value.</param>
    /// <param name="divisor">A positive divisor.</param>
    public static Estimate operator /(Estimate estimate, double divisor) => new Multiple(estimate, 1 / divisor);

    /// <summary>A sum of two values of the same unit.</summary>
    /// <param name="left">The first value.</param>
    /// <param name="right">The second value.</param>
    public static Estimate operator +(Estimate left, Estimate right) => new Sum(left, right, 1);

    /// <summary>A difference of two values of the same unit.</summary>
    /// <param name="left">The first value.</param>
    /// <param name="right">The second value.</param>
    public static Estimate operator -(Estimate left, Estimate right) => new Sum(left, right, -1);

    /// <summary>Left is smaller; needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator <(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Less, right);

    /// <summary>Left is larger; needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator >(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Greater, right);

    /// <summary>Left is not larger: no evidence against it, though a violation could have been seen.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator <=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.LessOrEqual, right);

    /// <summary>Left is not smaller: no evidence against it, though a violation could have been seen.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator >=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.GreaterOrEqual, right);

    /// <summary>Neither side is larger: no evidence of a difference, though one could have been seen.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator ==(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.Equal, right);

    /// <summary>One side is larger; needs significant evidence.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    public static Formula operator !=(Estimate left, Estimate right) => new Comparison(left, Statistics.Relation.NotEqual, right);

    /// <summary>
    /// Both sides are the same but for a tolerance: <c>mean(a).Within(0.05, of: mean(b))</c>. Needs significant evidence that neither side
    /// exceeds the other by more; in formulas as text <c>a ~5% b</c>.
    /// </summary>
    /// <param name="tolerance">The largest relative difference that counts as none, for example 0.05 for 5 %.</param>
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

    /// <summary>The value as it is written in a formula.</summary>
    public abstract override string ToString();

    /// <summary>The value of other operands; one without any of them stays the same object.</summary>
    /// <param name="other">The operand that takes the place of one, or that one.</param>
    internal abstract Estimate On(Func<FormulaOperand, FormulaOperand> other);

    /// <summary>Every estimate of an operand that this value uses.</summary>
    internal abstract IReadOnlyList<OperandEstimate> OperandEstimates();

    /// <summary>Adds what is wrong with this value, in words for the user.</summary>
    internal abstract void CollectProblems(ICollection<string> problems);

    /// <summary>True for a difference, which has no logarithm where it is negative.</summary>
    internal virtual bool MayBeNegative => false;

    /// <summary>The summary of one run.</summary>
    internal abstract double ValueOf(RunValues run);

    // As people write numbers: what arithmetic leaves beyond 15 digits is not theirs, and no exponent is.
    internal static string Text(double number) => number.ToString("0.##############################", CultureInfo.InvariantCulture);
}
