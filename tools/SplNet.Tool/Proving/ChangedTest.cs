using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Proving;

/// <summary>A file of the tests that the change touches. The proof uses the file of the base.</summary>
/// <param name="Path">Its path in the repository.</param>
/// <param name="Difference">How it differs.</param>
internal sealed record ChangedTest(string Path, FileDifference Difference);
