namespace SplNet.Statistics;

/// <summary>What interpretations of pooled observations ask of a sample.</summary>
internal static class Pool
{
    /// <summary>Two runs, or one in the paper's mode; and two observations, without which there is no spread.</summary>
    internal static EvidenceProblem Examine(Sample left, Sample right, DecisionOptions options)
    {
        var problem = Screening.Examine(left, right, options, options.Paper ? 1 : 2);
        if (problem != EvidenceProblem.None)
            return problem;
        return HasTwo(left) && HasTwo(right) ? EvidenceProblem.None : EvidenceProblem.TooFewIterations;
    }

    private static bool HasTwo(Sample side) => side.ConstantValue is not null || side.Runs.Count > 1 || side.Runs[0].Iterations.Count > 1;
}
