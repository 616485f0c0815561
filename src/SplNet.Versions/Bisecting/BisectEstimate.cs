using System.Numerics;

namespace SplNet.Versions.Bisecting;

/// <summary>How long a search will take if every commit can be measured.</summary>
/// <param name="Suspects">How many commits may be the culprit.</param>
internal sealed record BisectEstimate(int Suspects)
{
    // The ends and the confirmation.
    private const int Further = 2;

    /// <summary>How often the suspects are halved, at most.</summary>
    public int Steps => Suspects <= 1 ? 0 : BitOperations.Log2((uint)Suspects - 1) + 1;

    /// <summary>With the comparison of the ends and the confirmation.</summary>
    public int Decisions => Steps + Further;

    /// <summary>The time that is left once the ends are compared.</summary>
    public TimeSpan TimeLeft(TimeSpan perDecision) => (Decisions - 1) * perDecision;
}
