namespace SplNet.Arguments;

/// <summary>The reason why an operand cannot be measured.</summary>
/// <param name="Reason">The reason, without a period.</param>
/// <param name="Advice">The text to write in the formula instead; null if a formula cannot help.</param>
internal readonly record struct OperandProblem(string Reason, string? Advice = null)
{
    public static implicit operator OperandProblem(string reason) => new(reason);

    public override string ToString() => Advice is null ? Reason : $"{Reason}: {Advice}";
}
