using SplNet.Tool.Generating.Trying;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>Selects the tests of an assembly that the user wants.</summary>
internal static class ChosenTests
{
    /// <summary>The tests that match a filter. Tests in an excluded category are refused.</summary>
    /// <param name="found">All tests.</param>
    /// <param name="filter">The filter.</param>
    /// <param name="leftOut">The categories to exclude.</param>
    public static IReadOnlyList<TestCandidate> Of(IEnumerable<TestCandidate> found, TestFilter filter, IReadOnlyList<string> leftOut) =>
        [.. found.Where(candidate => candidate.Variant.HasSource || filter.MayFit(candidate.FullName))
            .Select(candidate => WithoutCategories(candidate, leftOut))];

    /// <summary>The tests with the rows that code returns.</summary>
    /// <param name="chosen">The tests that C# can express.</param>
    /// <param name="filter">The filter, which may name the arguments of a class.</param>
    /// <param name="listing">Lists the rows.</param>
    public static IReadOnlyList<TestCandidate> WithRows(
        IReadOnlyList<TestCandidate> chosen, TestFilter filter, SourceListing listing) =>
        [.. listing.Of(chosen).Where(candidate => filter.MayFit(candidate.FullName))];

    private static TestCandidate WithoutCategories(TestCandidate candidate, IReadOnlyList<string> leftOut) =>
        candidate.Categories.FirstOrDefault(category => leftOut.Contains(category, StringComparer.OrdinalIgnoreCase)) is { } category
            ? candidate with { Refusal = new Refusal(Refusals.Category, category) }
            : candidate;
}
