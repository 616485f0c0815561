using System.Text.Json.Nodes;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What came out of the tests of a row under one platform.</summary>
/// <param name="Tested">The run of all tests.</param>
/// <param name="Repeated">The run by the command that the report of the failing row prints; null where it is not tried, or
/// where there is none.</param>
/// <param name="Journal">What measuring processes wrote, each line after the number of its process.</param>
/// <param name="Surroundings">What a test and its measured code saw around them; null where nothing notes it.</param>
/// <param name="Summary">What the runner wrote for the page of a job of GitHub; null where it writes none.</param>
/// <param name="Documents">The result documents of all tests.</param>
internal sealed record MatrixResult(
    CommandOutput Tested, CommandOutput? Repeated, string Journal, (string Test, string Measured)? Surroundings, string? Summary,
    IReadOnlyList<JsonObject> Documents)
{
    /// <summary>What each measuring process wrote.</summary>
    public IEnumerable<string> Lives => Journal.Split('\n', StringSplitOptions.RemoveEmptyEntries)
        .Select(static line => line.TrimEnd('\r').Split(' ', 2))
        .GroupBy(static parts => parts[0], static parts => parts[1], StringComparer.Ordinal)
        .Select(static process => string.Join(", ", process));
}
