using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating;

/// <summary>Which tests of an assembly the user wants.</summary>
internal static class ChosenTests
{
    /// <summary>Those that fit a filter. One that has a category which is left out is refused for it.</summary>
    /// <param name="found">All tests.</param>
    /// <param name="filter">What is asked for.</param>
    /// <param name="leftOut">Categories whose tests are left out.</param>
    public static IReadOnlyList<TestCandidate> Of(IEnumerable<TestCandidate> found, TestFilter filter, IReadOnlyList<string> leftOut) =>
        [.. found.Where(candidate => filter.MayFit(candidate.FullName)).Select(candidate => WithoutCategories(candidate, leftOut))];

    private static TestCandidate WithoutCategories(TestCandidate candidate, IReadOnlyList<string> leftOut) =>
        candidate.Categories.FirstOrDefault(category => leftOut.Contains(category, StringComparer.OrdinalIgnoreCase)) is { } category
            ? candidate with { Refusal = new Refusal(Refusals.Category, category) }
            : candidate;
}
