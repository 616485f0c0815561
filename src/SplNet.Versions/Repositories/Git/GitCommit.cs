namespace SplNet.Versions.Repositories.Git;

/// <summary>A commit of a history.</summary>
/// <param name="Id">Its full id.</param>
/// <param name="TreeId">The id of its content.</param>
/// <param name="Parents">The full ids of its parents, starting with the parent on the branch.</param>
/// <param name="Date">The commit date.</param>
/// <param name="Title">The first line of its message.</param>
internal sealed record GitCommit(string Id, string TreeId, IReadOnlyList<string> Parents, DateTimeOffset Date, string Title);
