namespace SplNet.Versions.Bisecting;

/// <summary>The commits to search for a change.</summary>
/// <param name="Good">The id of the good end, which is not one of them.</param>
/// <param name="Bad">The id of the bad end, usually the last of them.</param>
/// <param name="Commits">The commits after the good end, parents first; all of them are in the bad end.</param>
internal sealed record CommitSeries(string Good, string Bad, IReadOnlyList<BisectCommit> Commits)
{
    /// <summary>Gets the number of possible culprits.</summary>
    public int Suspects => Commits.Count(static commit => commit.MayBeCulprit);
}
