namespace SplNet.Arguments;

/// <summary>Why an operand cannot be measured.</summary>
/// <param name="Reason">The reason, without its end.</param>
/// <param name="Advice">What to write in the formula instead; null where a formula cannot help.</param>
internal readonly record struct OperandProblem(string Reason, string? Advice = null)
{
    public static implicit operator OperandProblem(string reason) => new(reason);

    public override string ToString() => Advice is null ? Reason : $"{Reason}: {Advice}";
}
