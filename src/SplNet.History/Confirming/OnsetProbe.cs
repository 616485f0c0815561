namespace SplNet.History.Confirming;

/// <summary>What measuring a commit against the old one said.</summary>
/// <param name="Commit">The place of the commit.</param>
/// <param name="Effect">The mean log difference to the old commit, positive in the direction of the change.</param>
/// <param name="Blocks">The blocks that this took.</param>
internal sealed record OnsetProbe(int Commit, double Effect, int Blocks);
