namespace SplNet.Versions.Repositories.Subversion;

/// <summary>An entry of a log.</summary>
/// <param name="Number">The revision.</param>
/// <param name="Path">The folder within the repository, with its name at that time.</param>
/// <param name="Date">The commit date.</param>
/// <param name="Title">The first line of its message.</param>
internal sealed record SvnCommit(long Number, string Path, DateTimeOffset Date, string Title);
