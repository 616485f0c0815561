using SplNet.Operands.Formulas;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Evaluation.Claims;

/// <summary>
/// A mean time grows no faster than a complexity: from each size to the next, and from the first to the last, by no more than the
/// complexity does and a tolerance. The last one keeps many small steps within the tolerance from adding up.
/// </summary>
internal sealed class GrowthClaim
{
    // Factors are printed with the formula, and what is printed is what is decided.
    private const int Digits = 4;

    private readonly Complexity _complexity;
    private readonly double _tolerance;
    private readonly List<(int From, int To)> _steps;

    /// <summary>A claim.</summary>
    /// <exception cref="ArgumentException">There are fewer than two sizes, or they do not increase, or the complexity is not defined for
    /// the first, or grows beyond every number.</exception>
    /// <exception cref="ArgumentOutOfRangeException">The tolerance is negative or no finite number.</exception>
    public GrowthClaim(Complexity complexity, IReadOnlyList<int> sizes, double tolerance)
    {
        ArgumentNullException.ThrowIfNull(sizes);
        if (!(tolerance >= 0 && double.IsFinite(tolerance)))
            throw new ArgumentOutOfRangeException(
                nameof(tolerance), tolerance, "It must be a finite number from 0 on: 0.1 allows 10 % more.");
        if (sizes.Count < 2 || sizes.Zip(sizes.Skip(1)).Any(static pair => pair.First >= pair.Second))
            throw new ArgumentException("Growth needs at least two sizes. Pass them in increasing order.", nameof(sizes));
        if (sizes[0] < complexity.SmallestSize)
            throw new ArgumentException(
                Invariant($"'{complexity.Text}' needs sizes from {complexity.SmallestSize} on, but the first size is {sizes[0]}."),
                nameof(sizes));
        (_complexity, _tolerance) = (complexity, tolerance);
        _steps = [.. sizes.Zip(sizes.Skip(1))];
        if (_steps.Count > 1)
            _steps.Add((sizes[0], sizes[^1]));
        if (_steps.Find(step => !double.IsFinite(Allowed(step))) is { To: > 0 } step)
            throw new ArgumentException(
                Invariant($"From n = {step.From} to n = {step.To} '{complexity.Text}' with the tolerance {tolerance} exceeds every ") +
                "finite number. Use a smaller power, sizes that are closer to each other, or a smaller tolerance.",
                nameof(complexity));
    }

    /// <summary>The claim as a formula.</summary>
    /// <param name="name">The name of the operand, which takes the size.</param>
    public Formula On(string name)
    {
        var mean = EstimatorKind.Mean;
        return new Quantified(true, [.. _steps.Select(step => (Formula)(Of(step.To) <= Of(step.From) * Allowed(step)))]);

        OperandEstimate Of(int size) => new(mean, new FormulaOperand(name, [size]), null);
    }

    /// <summary>The place where it breaks, from the shown results.</summary>
    /// <param name="comparisons">The comparisons of the formula, in its order.</param>
    public IEnumerable<string> Breaks(IReadOnlyList<ComparisonResult> comparisons) =>
        _steps.Zip(comparisons).Where(static pair => pair.Second.Truth == Truth.False).Select(pair => Break(pair.First, pair.Second));

    private double Allowed((int From, int To) step)
    {
        var factor = _complexity.Growth(step.From, step.To) * (1 + _tolerance);
        var scale = Math.Pow(10, Digits - 1 - Math.Floor(Math.Log10(factor)));
        return Math.Round(factor * scale) / scale;
    }

    private string Break((int From, int To) step, ComparisonResult comparison)
    {
        var allowed = Allowed(step);
        var grown = Quantity.WithInterval(
            comparison.Evidence.Effect * allowed, comparison.Interval.Lower * allowed, comparison.Interval.Upper * allowed);
        return Invariant($"'{_complexity.Text}' breaks between n = {step.From} and n = {step.To}: the mean time grows {grown} times, ") +
            Invariant($"but it allows only {Quantity.Significant(_complexity.Growth(step.From, step.To))} times") +
            (_tolerance > 0 ? $", with the tolerance {Quantity.Significant(allowed)} times." : ".");
    }
}
