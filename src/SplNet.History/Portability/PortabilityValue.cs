using SplNet.History.Measurements;

namespace SplNet.History.Portability;

/// <summary>
/// How far the ratio of two operands differs between two classes of machines (Bulej et al., Unit Testing Performance with Stochastic
/// Performance Logic, section 6.5): (M1/N1)/(M2/N2) or its reciprocal, whichever is greater. 1 is perfectly portable.
/// </summary>
/// <param name="Condition">The comparison, with its requirement.</param>
/// <param name="First">A class of machines.</param>
/// <param name="Second">The other class.</param>
/// <param name="Commit">The latest commit that both have measured; empty if it is unknown.</param>
/// <param name="FirstRatio">The left operand over the right one on machines of the first class.</param>
/// <param name="SecondRatio">The same on machines of the second class.</param>
/// <param name="IsDecidedAlike">True if the comparison has the same truth value on both.</param>
internal sealed record PortabilityValue(
    string Condition, MachineClass First, MachineClass Second, string Commit, double FirstRatio, double SecondRatio, bool IsDecidedAlike)
{
    /// <summary>Gets the metric, at least 1.</summary>
    public double Value => Math.Max(FirstRatio / SecondRatio, SecondRatio / FirstRatio);
}
