using System.Numerics;

namespace SplNet.Versions.Bisecting;

/// <summary>The duration of a search if every commit can be measured.</summary>
/// <param name="Suspects">The number of possible culprits.</param>
internal sealed record BisectEstimate(int Suspects)
{
    // The ends and the confirmation.
    private const int Further = 2;

    /// <summary>Gets the largest number of halvings.</summary>
    public int Steps => Suspects <= 1 ? 0 : BitOperations.Log2((uint)Suspects - 1) + 1;

    /// <summary>Gets the number of decisions, including the comparison of the ends and the confirmation.</summary>
    public int Decisions => Steps + Further;

    /// <summary>Estimates the remaining time after the comparison of the ends.</summary>
    public TimeSpan TimeLeft(TimeSpan perDecision) => (Decisions - 1) * perDecision;
}
