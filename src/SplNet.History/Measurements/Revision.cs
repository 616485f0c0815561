namespace SplNet.History.Measurements;

/// <summary>The measured code: a commit, or a work tree based on it.</summary>
/// <param name="Commit">The id of the commit; empty if unknown.</param>
/// <param name="Tree">The id of the content; empty if unknown.</param>
/// <param name="IsChanged">True if the content differs from the commit.</param>
internal sealed record Revision(string Commit, string Tree, bool IsChanged)
{
    /// <summary>Returns its name for people.</summary>
    public override string ToString() =>
        Commit.Length == 0 ? "no commit" : ShortCommit.Of(Commit) + (IsChanged ? " with changes" : string.Empty);
}
