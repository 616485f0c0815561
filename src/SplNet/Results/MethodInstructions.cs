namespace SplNet;

/// <summary>
/// The machine instructions of a warm call in the code of a method, with what the runtime inlined into it. They are counted one by one on
/// Linux, after the verdict and without profiles.
/// </summary>
public sealed record MethodInstructions
{
    /// <summary>The method as its author would say it, or in parentheses the file of code without a method.</summary>
    public required string Name { get; init; }

    /// <summary>Instructions per operation on the side that is compared with: the mean of five calls.</summary>
    public double Before { get; init; }

    /// <summary>The same on the other side.</summary>
    public double After { get; init; }
}
