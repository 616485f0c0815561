namespace SplNet.Mutations.Results;

/// <summary>One operand of the suites' requirements: what is measured with the mutants and without.</summary>
internal sealed record SuiteTest
{
    /// <summary>How formulas write it.</summary>
    public required string Name { get; init; }

    /// <summary>The suites that measure it, by their names.</summary>
    public required IReadOnlyList<string> Suites { get; init; }

    /// <summary>Nanoseconds of an operation without a mutant; null where it was not measured.</summary>
    public double? Nanoseconds { get; init; }

    /// <summary>The relative standard deviation of its iterations without a mutant (paper B, section 7); null where it was not measured.</summary>
    public double? RelativeDeviation { get; init; }

    /// <summary>The smallest planted delay that it noticed, with all larger ones; null where none was planted or noticed.</summary>
    public double? Sensitivity { get; init; }

    /// <summary>Delays that were planted to find out what it notices.</summary>
    public IReadOnlyList<PlantedDelay> Delays { get; init; } = [];

    /// <summary>Why it cannot be counted or measured; null where it can.</summary>
    public string? Problem { get; init; }
}
