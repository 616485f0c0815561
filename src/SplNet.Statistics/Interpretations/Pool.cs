namespace SplNet.Statistics;

/// <summary>The requirements on a sample of interpretations of pooled observations.</summary>
internal static class Pool
{
    /// <summary>Requires two runs, or one in the paper's mode; and two observations, because one does not have any spread.</summary>
    internal static EvidenceProblem Examine(Sample left, Sample right, DecisionOptions options)
    {
        var problem = Screening.Examine(left, right, options, options.Paper ? 1 : 2);
        if (problem != EvidenceProblem.None)
            return problem;
        return HasTwo(left) && HasTwo(right) ? EvidenceProblem.None : EvidenceProblem.TooFewIterations;
    }

    private static bool HasTwo(Sample side) => side.ConstantValue is not null || side.Runs.Count > 1 || side.Runs[0].Iterations.Count > 1;
}
