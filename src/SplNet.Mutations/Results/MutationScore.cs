namespace SplNet.Mutations.Results;

/// <summary>How much the tests noticed of some mutants at one threshold (paper B, section 6.3).</summary>
internal sealed record MutationScore
{
    /// <summary>The relative slowdown that kills, as in 0.05 for 5 %.</summary>
    public required double Threshold { get; init; }

    /// <summary>Mutants that compile to other code, are valid and are not left out.</summary>
    public required int Mutants { get; init; }

    /// <summary>Those that a test runs differently.</summary>
    public required int Covered { get; init; }

    /// <summary>Covered ones that at least one test kills, each test taken alone, as the paper counts them.</summary>
    public required int Killed { get; init; }

    /// <summary>Covered ones that are killed after the adjustment for all tests measured on them.</summary>
    public required int KilledAdjusted { get; init; }

    /// <summary>Covered ones that were not killed although the machine could have seen it.</summary>
    public required int Survived { get; init; }

    /// <summary>Covered ones of which the machine was too noisy or too busy to say.</summary>
    public required int Inconclusive { get; init; }

    /// <summary>Covered ones that the budget did not reach.</summary>
    public required int NotMeasured { get; init; }

    /// <summary>Those that tests enter and do not run differently.</summary>
    public required int NotExecutedDifferently { get; init; }

    /// <summary>Pairs of mutant and test that were measured.</summary>
    public required int Pairs { get; init; }

    /// <summary>Pairs that kill, each taken alone.</summary>
    public required int PairsKilled { get; init; }

    /// <summary>Killed over covered, of those that were measured; null where none was.</summary>
    public double? Score => Share(Killed, Covered - NotMeasured);

    /// <summary>The score with the adjustment for several tests; null where no covered mutant was measured.</summary>
    public double? Adjusted => Share(KilledAdjusted, Covered - NotMeasured);

    /// <summary>Covered over all; null where there is none.</summary>
    public double? Coverage => Share(Covered, Mutants);

    /// <summary>Pairs that kill over measured ones; null where none was measured.</summary>
    public double? PairRate => Share(PairsKilled, Pairs);

    /// <summary>Tests measured for each mutant that was; null where none was.</summary>
    public double? TestsPerMutant => Share(Pairs, Covered - NotMeasured);

    private static double? Share(int part, int whole) => whole > 0 ? (double)part / whole : null;
}
