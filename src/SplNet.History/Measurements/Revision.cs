namespace SplNet.History.Measurements;

/// <summary>What was measured: a commit, or a work tree upon it.</summary>
/// <param name="Commit">The id of the commit; empty if none is known.</param>
/// <param name="Tree">The id of the content; empty if none is known.</param>
/// <param name="IsChanged">True if the content is not that of the commit.</param>
internal sealed record Revision(string Commit, string Tree, bool IsChanged)
{
    /// <summary>Its name for people.</summary>
    public override string ToString() => Commit.Length == 0 ? "no commit" : ShortCommit.Of(Commit) + (IsChanged ? " with changes" : string.Empty);
}
