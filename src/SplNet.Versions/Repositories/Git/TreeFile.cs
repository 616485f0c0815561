using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>A file of a tree.</summary>
/// <param name="Path">From the root, with slashes.</param>
/// <param name="Id">Its content; of a submodule, the commit.</param>
/// <param name="Kind">What it is.</param>
internal sealed record TreeFile(string Path, ObjectId Id, TreeFileKind Kind);

/// <summary>What an entry of a tree is.</summary>
internal enum TreeFileKind
{
    File,
    Executable,
    Link,
    Submodule,
}
