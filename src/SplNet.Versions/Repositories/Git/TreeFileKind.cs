namespace SplNet.Versions.Repositories.Git;

/// <summary>What an entry of a tree is.</summary>
internal enum TreeFileKind
{
    File,
    Executable,
    Link,
    Submodule,
}
