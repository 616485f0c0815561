namespace SplNet.Mutations.Results;

/// <summary>One operand of the suites' requirements, measured with and without the mutants.</summary>
internal sealed record SuiteTest
{
    /// <summary>Gets its text in formulas.</summary>
    public required string Name { get; init; }

    /// <summary>Gets the names of the suites that measure it.</summary>
    public required IReadOnlyList<string> Suites { get; init; }

    /// <summary>Gets the nanoseconds of an operation without a mutant; null if it was not measured.</summary>
    public double? Nanoseconds { get; init; }

    /// <summary>
    /// Gets the relative standard deviation of its iterations without a mutant (paper B, section 7); null if it was not measured.
    /// </summary>
    public double? RelativeDeviation { get; init; }

    /// <summary>
    /// Gets the smallest planted delay that it noticed together with all larger ones; null if none was planted or noticed.
    /// </summary>
    public double? Sensitivity { get; init; }

    /// <summary>Gets the delays that were planted to measure its sensitivity.</summary>
    public IReadOnlyList<PlantedDelay> Delays { get; init; } = [];

    /// <summary>Gets the reason why it cannot be counted or measured; null if it can.</summary>
    public string? Problem { get; init; }
}
