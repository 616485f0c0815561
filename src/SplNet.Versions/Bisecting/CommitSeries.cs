namespace SplNet.Versions.Bisecting;

/// <summary>The commits in which a change is looked for.</summary>
/// <param name="Good">The id of the good end, which is none of them.</param>
/// <param name="Bad">The id of the bad end; usually the last of them.</param>
/// <param name="Commits">What came after the good end, parents first; all of them are in the bad end.</param>
internal sealed record CommitSeries(string Good, string Bad, IReadOnlyList<BisectCommit> Commits)
{
    /// <summary>How many commits may be the culprit.</summary>
    public int Suspects => Commits.Count(static commit => commit.MayBeCulprit);
}
