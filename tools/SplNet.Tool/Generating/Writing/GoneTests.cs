using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// Finds tests that were removed or renamed, but are still called by a file that a user has edited: the file was
/// kept and no longer compiles.
/// </summary>
internal static class GoneTests
{
    /// <summary>Their benchmarks, as named in the manifest of the previous generation.</summary>
    /// <param name="earlier">The previous manifest.</param>
    /// <param name="found">All tests of the assembly.</param>
    /// <param name="folder">The folder after writing.</param>
    public static IReadOnlyList<ManifestBenchmark> Of(Manifest earlier, IReadOnlyList<TestCandidate> found, OutputFolder folder)
    {
        var there = found.Select(static test => test.FullName).ToHashSet(StringComparer.Ordinal);
        var kept = folder.Kept.ToDictionary(static name => name, folder.Read, StringComparer.Ordinal);
        return [.. earlier.Benchmarks.Where(one => !there.Contains(one.Test) && kept.TryGetValue(one.File, out var text)
            && text.Contains(Call(one.Test), StringComparison.Ordinal))];
    }

    private static string Call(string test) => $".{CSharpName.Of(test[(test.LastIndexOf('.') + 1)..])}(";
}
