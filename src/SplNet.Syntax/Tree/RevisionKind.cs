namespace SplNet.Syntax;

/// <summary>Where a revision comes from.</summary>
internal enum RevisionKind
{
    /// <summary>A name of the repository that is there.</summary>
    Named,
    Git,
    Svn,
    NuGet,
    Folder,
}
