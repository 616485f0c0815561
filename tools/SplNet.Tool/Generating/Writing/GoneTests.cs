using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>Tests that were removed or renamed, and that a file still calls which a person has changed: it was left as it is, and does not compile any more.</summary>
internal static class GoneTests
{
    /// <summary>Their benchmarks, as the manifest of the generation before names them.</summary>
    /// <param name="earlier">That manifest.</param>
    /// <param name="found">All tests of the assembly.</param>
    /// <param name="folder">The folder, written.</param>
    public static IReadOnlyList<ManifestBenchmark> Of(Manifest earlier, IReadOnlyList<TestCandidate> found, OutputFolder folder)
    {
        var there = found.Select(static test => test.FullName).ToHashSet(StringComparer.Ordinal);
        var kept = folder.Kept.ToDictionary(static name => name, folder.Read, StringComparer.Ordinal);
        return [.. earlier.Benchmarks.Where(one => !there.Contains(one.Test) && kept.TryGetValue(one.File, out var text) && text.Contains(Call(one.Test), StringComparison.Ordinal))];
    }

    private static string Call(string test) => $".{CSharpName.Of(test[(test.LastIndexOf('.') + 1)..])}(";
}
