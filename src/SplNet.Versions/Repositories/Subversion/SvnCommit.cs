namespace SplNet.Versions.Repositories.Subversion;

/// <summary>An entry of a log.</summary>
/// <param name="Number">The revision.</param>
/// <param name="Path">The folder within the repository, as it was called then.</param>
/// <param name="Date">When it was committed.</param>
/// <param name="Title">The first line of its message.</param>
internal sealed record SvnCommit(long Number, string Path, DateTimeOffset Date, string Title);
