using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>A file of a tree.</summary>
/// <param name="Path">Its path from the root, with slashes.</param>
/// <param name="Id">Its content; for a submodule, the commit.</param>
/// <param name="Kind">Its kind.</param>
internal sealed record TreeFile(string Path, ObjectId Id, TreeFileKind Kind);

/// <summary>The kinds of tree entries.</summary>
internal enum TreeFileKind
{
    File,
    Executable,
    Link,
    Submodule,
}
