namespace SplNet.Syntax;

/// <summary>Where a revision comes from.</summary>
internal enum RevisionKind
{
    /// <summary>A name that the configuration explains.</summary>
    Named,
    Git,
    Svn,
    NuGet,
    Folder,
}
