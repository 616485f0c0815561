namespace SplNet.Mutations.Results;

/// <summary>The score of the tests for some mutants at one threshold (paper B, section 6.3).</summary>
internal sealed record MutationScore
{
    /// <summary>Gets the relative slowdown that kills, as in 0.05 for 5 %.</summary>
    public required double Threshold { get; init; }

    /// <summary>Gets the number of mutants that compile to different code, are valid and are not left out.</summary>
    public required int Mutants { get; init; }

    /// <summary>Gets the number of mutants that a test runs differently.</summary>
    public required int Covered { get; init; }

    /// <summary>Gets the number of covered mutants that at least one test kills, each test taken alone, as the paper counts them.</summary>
    public required int Killed { get; init; }

    /// <summary>Gets the number of covered mutants that are killed after the adjustment for all tests measured on them.</summary>
    public required int KilledAdjusted { get; init; }

    /// <summary>Gets the number of covered mutants that were not killed although the machine could have detected it.</summary>
    public required int Survived { get; init; }

    /// <summary>Gets the number of covered mutants that the machine was too noisy or too busy to decide.</summary>
    public required int Inconclusive { get; init; }

    /// <summary>Gets the number of covered mutants that the budget did not reach.</summary>
    public required int NotMeasured { get; init; }

    /// <summary>Gets the number of mutants that tests enter but do not run differently.</summary>
    public required int NotExecutedDifferently { get; init; }

    /// <summary>Gets the number of measured pairs of mutant and test.</summary>
    public required int Pairs { get; init; }

    /// <summary>Gets the number of pairs that kill, each taken alone.</summary>
    public required int PairsKilled { get; init; }

    /// <summary>Gets killed over covered, among measured mutants; null if none was measured.</summary>
    public double? Score => Share(Killed, Covered - NotMeasured);

    /// <summary>Gets the score with the adjustment for several tests; null if no covered mutant was measured.</summary>
    public double? Adjusted => Share(KilledAdjusted, Covered - NotMeasured);

    /// <summary>Gets covered over all; null if there are no mutants.</summary>
    public double? Coverage => Share(Covered, Mutants);

    /// <summary>Gets the share of killing pairs among measured ones; null if none was measured.</summary>
    public double? PairRate => Share(PairsKilled, Pairs);

    /// <summary>Gets the measured tests per measured mutant; null if none was measured.</summary>
    public double? TestsPerMutant => Share(Pairs, Covered - NotMeasured);

    private static double? Share(int part, int whole) => whole > 0 ? (double)part / whole : null;
}
