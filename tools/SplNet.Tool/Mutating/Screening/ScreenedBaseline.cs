namespace SplNet.Tool.Mutating.Screening;

/// <summary>The counts of all tests without mutation.</summary>
/// <param name="Tests">The counts of each test.</param>
/// <param name="Uncounted">Tests that cannot be counted without mutation, with the reason; they are omitted.</param>
/// <param name="Limits">The requirements that only limit allocated bytes, and whether they hold.</param>
/// <param name="Notes">Notes for the user about code that is not counted, with the reason.</param>
internal sealed record ScreenedBaseline(
    IReadOnlyDictionary<PerformanceTest, CountedTest> Tests,
    IReadOnlyList<(PerformanceTest Test, string Why)> Uncounted,
    IReadOnlyList<(AllocationLimit Limit, bool Holds)> Limits,
    IReadOnlyList<string> Notes);
