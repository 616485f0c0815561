namespace SplNet.Statistics;

/// <summary>All runs of one side of a comparison. Run i of both sides belongs to block i, measured adjacently in time.</summary>
public sealed class Sample
{
    private Sample(IReadOnlyList<RunSample> runs, double? constant)
    {
        Runs = runs;
        ConstantValue = constant;
    }

    /// <summary>A measured sample.</summary>
    /// <param name="runs">The runs, in the order of their blocks; may be ragged.</param>
    public Sample(IReadOnlyList<RunSample> runs)
        : this(runs, constant: null)
    {
        ArgumentNullException.ThrowIfNull(runs);
    }

    /// <summary>The runs; none for a constant.</summary>
    public IReadOnlyList<RunSample> Runs { get; }

    /// <summary>The value of a constant side (a limit), or null for a measured one.</summary>
    public double? ConstantValue { get; }

    /// <summary>A side that is a limit, known without measuring.</summary>
    /// <param name="value">The limit, in the unit of the other side.</param>
    public static Sample Constant(double value) => new([], value);

    /// <summary>A sample of run summaries, one value per run.</summary>
    /// <param name="summaries">One value per run.</param>
    public static Sample OfSummaries(IEnumerable<double> summaries) =>
        new([.. summaries.Select(static value => new RunSample([value]))]);

    /// <summary>One summary per run.</summary>
    /// <param name="summary">How the iterations of a run become one value.</param>
    public double[] Summaries(RunSummary summary)
    {
        var values = new double[Runs.Count];
        for (var run = 0; run < values.Length; run++)
            values[run] = summary([.. Runs[run].Iterations]);
        return values;
    }
}
