namespace SplNet.Tool.Mutating.Screening;

/// <summary>What all tests do without mutation.</summary>
/// <param name="Tests">What was counted of each test.</param>
/// <param name="Uncounted">Tests that cannot be counted without mutation, and why: they are left out.</param>
/// <param name="Limits">The requirements that claim allocated bytes alone, and whether they hold.</param>
/// <param name="Notes">What is not counted, and why; for the user.</param>
internal sealed record ScreenedBaseline(
    IReadOnlyDictionary<PerformanceTest, CountedTest> Tests,
    IReadOnlyList<(PerformanceTest Test, string Why)> Uncounted,
    IReadOnlyList<(AllocationLimit Limit, bool Holds)> Limits,
    IReadOnlyList<string> Notes);
