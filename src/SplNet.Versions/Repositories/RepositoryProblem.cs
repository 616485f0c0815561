namespace SplNet.Versions.Repositories;

/// <summary>The possible problems of a repository or a request to it.</summary>
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
