using SplNet.Tool.Generating.Trying;

namespace SplNet.Tool.UnitTests;

/// <summary>The unit tests to measure unchanged.</summary>
/// <param name="Assembly">The path of their assembly, as the user wrote it.</param>
/// <param name="Filter">A filter for their names; null for all.</param>
/// <param name="LeftOut">Categories whose tests are left out.</param>
internal sealed record UnitTestsRequest(string Assembly, string? Filter, IReadOnlyList<string> LeftOut)
{
    /// <summary>The path of a file with the names of tests and rows, one a line; null for all.</summary>
    public string? Only { get; init; }

    /// <summary>The largest number of rows of a source that are measured.</summary>
    public int MostRows { get; init; } = SourceListing.MostRows;

    /// <summary>True if a part of the tests is measured.</summary>
    public bool IsPart => Filter is not null || Only is not null;
}
