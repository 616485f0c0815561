using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>Two counts of instructions as a sentence. It never says slower or faster: instructions are not time.</summary>
internal static class InstructionText
{
    // From here on people say "1.5 times", and below it "50 %".
    private const double InMultiples = 1.5;

    /// <summary>"now executes 3.2 % more instructions than before (4128 vs 4000 per call)".</summary>
    /// <param name="subject">The operand of which it is said.</param>
    /// <param name="count">Its instructions.</param>
    /// <param name="other">The other operand.</param>
    /// <param name="otherCount">The instructions of the other operand.</param>
    public static string OfTwo(string subject, double count, string other, double otherCount)
    {
        var (shown, otherShown) = (Number(count), Number(otherCount));
        if (count.Equals(otherCount))
            return $"{subject} executes as many instructions as {other} ({shown} per call)";
        return $"{subject} executes {Share(count / otherCount)} instructions {(IsMultiple(count / otherCount) ? "of" : "than")} {other} " +
            $"({shown} vs {otherShown} per call)";
    }

    private static string Share(double ratio) => IsMultiple(ratio) ? $"{Quantity.Significant(ratio)} times the"
        : ratio > 1 ? $"{Quantity.Percent(ratio - 1)} more"
        : $"{Quantity.Percent(1 - ratio)} fewer";

    private static bool IsMultiple(double ratio) => ratio >= InMultiples || !double.IsFinite(ratio);

    private static string Number(double count) => Quantity.Format(count, MetricUnit.Instructions).Split(' ')[0];
}
