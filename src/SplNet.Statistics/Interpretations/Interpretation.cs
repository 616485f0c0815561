namespace SplNet.Statistics;

/// <summary>The common part of all interpretations: it screens the samples before any value is used.</summary>
public abstract class Interpretation : IInterpretation
{
    private protected Interpretation()
    {
    }

    /// <inheritdoc/>
    public abstract string Name { get; }

    /// <inheritdoc/>
    public Evidence Weigh(Sample left, Sample right, DecisionOptions options)
    {
        ArgumentNullException.ThrowIfNull(left);
        ArgumentNullException.ThrowIfNull(right);
        ArgumentNullException.ThrowIfNull(options);
        var problem = Screen(left, right, options);
        var blocks = Screening.Blocks(left, right);
        return problem == EvidenceProblem.None
            ? Weigh(left, right, blocks, Believing(options, left, right))
            : Nothing(problem, blocks, options);
    }

    private protected abstract EvidenceProblem Screen(Sample left, Sample right, DecisionOptions options);

    private protected abstract Evidence Weigh(Sample left, Sample right, int blocks, DecisionOptions options);

    /// <summary>Computes the variation of the runs of one side, if both sides are compared by it.</summary>
    /// <param name="values">The summaries of its runs; for times, their logarithms.</param>
    internal virtual double SpreadOf(double[] values) => Moments.StandardDeviation(values);

    private protected Evidence Nothing(EvidenceProblem problem, int blocks, DecisionOptions options) =>
        StudentEvidence.Nothing(Name, options, blocks, problem);

    private static DecisionOptions Believing(DecisionOptions options, Sample left, Sample right)
    {
        var smallest = Math.Max(options.BelievedSpread(left), options.BelievedSpread(right));
        return smallest <= options.MinimumSpread ? options : options with { MinimumSpread = smallest };
    }
}
