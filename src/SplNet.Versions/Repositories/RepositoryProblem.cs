namespace SplNet.Versions.Repositories;

/// <summary>What can be wrong with a repository, or with what is asked of it.</summary>
internal enum RepositoryProblem
{
    NotARepository,
    UnknownRevision,
    AmbiguousRevision,
    NoCommits,
    NoWorkTree,
    ShallowHistory,
    CorruptObject,
    MissingSubmodule,
    TargetExists,
    NotWritten,
    Unreachable,
    Unsupported,
    MissingLibrary,
    MissingProgram,
}
