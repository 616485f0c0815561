namespace SplNet.Versions.Bisecting;

/// <summary>Two answers that no single change explains.</summary>
/// <param name="Good">A good commit.</param>
/// <param name="Bad">An earlier bad commit.</param>
internal sealed record Reversal(BisectCommit Good, BisectCommit Bad)
{
    public override string ToString() => $"The series is not monotone: {Good.ShortId} is good although the earlier {Bad.ShortId} is bad.";
}
