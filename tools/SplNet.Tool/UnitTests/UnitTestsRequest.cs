namespace SplNet.Tool.UnitTests;

/// <summary>Which unit tests are measured as they are.</summary>
/// <param name="Assembly">The path of their assembly, as the user wrote it.</param>
/// <param name="Filter">What their names are to be; null for all.</param>
/// <param name="LeftOut">Categories whose tests are left out.</param>
internal sealed record UnitTestsRequest(string Assembly, string? Filter, IReadOnlyList<string> LeftOut);
