namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>A commit of the sample.</summary>
/// <param name="Id">Its full id, the same on every machine.</param>
/// <param name="Title">Its message.</param>
/// <param name="Kind">What it does.</param>
/// <param name="Date">When it was made.</param>
public sealed record SampleCommit(string Id, string Title, SampleCommitKind Kind, DateTimeOffset Date);
