namespace SplNet.Statistics;

/// <summary>All runs of one side of a comparison. Run i of both sides belongs to block i, measured adjacently in time.</summary>
public sealed class Sample
{
    private Sample(IReadOnlyList<RunSample> runs, double? constant)
    {
        Runs = runs;
        ConstantValue = constant;
    }

    /// <summary>Creates a measured sample.</summary>
    /// <param name="runs">The runs, in the order of their blocks; their lengths may differ.</param>
    public Sample(IReadOnlyList<RunSample> runs)
        : this(runs, constant: null)
    {
        ArgumentNullException.ThrowIfNull(runs);
    }

    /// <summary>Gets the runs; none for a constant.</summary>
    public IReadOnlyList<RunSample> Runs { get; }

    /// <summary>Gets the value of a constant side (a limit), or null for a measured one.</summary>
    public double? ConstantValue { get; }

    /// <summary>
    /// Gets the runs of earlier experiments in which the method behaved alike, from which <see cref="NonParametric"/> learns how run means
    /// vary; null if there are none.
    /// </summary>
    public Sample? History { get; init; }

    /// <summary>
    /// Gets the smallest credible standard deviation between runs of this side, in its unit, on the scale
    /// <see cref="ComparisonScale.Difference"/>. If events are counted, it is one event in a run: equal counts may be chance.
    /// <see cref="DecisionOptions.MinimumSpread"/> is the same for both sides of any comparison; interpretations of ranks and of resamples
    /// ignore both.
    /// </summary>
    /// <exception cref="ArgumentOutOfRangeException">The value is negative, infinite or not a number.</exception>
    public double SmallestSpread
    {
        get;
        init => field = value >= 0 && double.IsFinite(value)
            ? value
            : throw new ArgumentOutOfRangeException(
                nameof(SmallestSpread), value, $"{nameof(SmallestSpread)} is a finite number and not negative.");
    }

    /// <summary>Gets the slow iterations of this side if each run has only one value; null if they follow from its runs.</summary>
    public SlowCalls? SlowCalls { get; init; }

    /// <summary>Creates a side that is a limit, known without measuring.</summary>
    /// <param name="value">The limit, in the unit of the other side.</param>
    public static Sample Constant(double value) => new([], value);

    /// <summary>Creates a sample of run summaries, one value per run.</summary>
    /// <param name="summaries">One value per run.</param>
    public static Sample OfSummaries(IEnumerable<double> summaries) =>
        new([.. summaries.Select(static value => new RunSample([value]))]);

    /// <summary>Computes one summary per run.</summary>
    /// <param name="summary">Reduces the iterations of a run to one value.</param>
    public double[] Summaries(RunSummary summary)
    {
        var values = new double[Runs.Count];
        for (var run = 0; run < values.Length; run++)
            values[run] = summary([.. Runs[run].Iterations]);
        return values;
    }

    /// <summary>Gets the iterations of all runs in one sequence, in the order of measurement.</summary>
    public double[] Pooled() => [.. Runs.SelectMany(static run => run.Iterations)];

    /// <summary>The limit, or the mean of all iterations; 0 if there are none.</summary>
    internal double PooledMean => ConstantValue ?? Pooled().DefaultIfEmpty().Average();

    /// <summary>
    /// Multiplies every observation: the transformation λx.cx of an operand (Bulej et al., Unit Testing Performance with Stochastic
    /// Performance Logic, Definition 3.4). Nothing is copied; the cost does not depend on the size of the sample.
    /// </summary>
    /// <param name="factor">Positive and finite.</param>
    /// <exception cref="ArgumentOutOfRangeException">The factor is not positive and finite: the order would be lost.</exception>
    public Sample Scale(double factor)
    {
        if (!(factor > 0) || !double.IsFinite(factor))
            throw new ArgumentOutOfRangeException(nameof(factor), factor, "A scale is positive and finite, else the order is lost.");
        return Linear(factor, 0);
    }

    /// <summary>Adds a constant to every observation: λx.x + c. Nothing is copied.</summary>
    /// <param name="offset">Finite; in the unit of the sample.</param>
    /// <exception cref="ArgumentOutOfRangeException">The offset is not finite.</exception>
    public Sample Shift(double offset)
    {
        if (!double.IsFinite(offset))
            throw new ArgumentOutOfRangeException(nameof(offset), offset, "A shift is finite.");
        return Linear(1, offset);
    }

    /// <summary>Transforms the single observations, including a limit; flags and the smallest spread are kept.</summary>
    /// <param name="transformation">A non-decreasing function; called once per observation.</param>
    public Sample Transform(Func<double, double> transformation)
    {
        ArgumentNullException.ThrowIfNull(transformation);
        return Map(run => run with { Iterations = [.. run.Iterations.Select(transformation)] }, transformation, factor: 1);
    }

    private Sample Linear(double factor, double offset) =>
        Map(run => run with { Iterations = LinearValues.Of(run.Iterations, factor, offset) }, value => (value * factor) + offset, factor);

    private Sample Map(Func<RunSample, RunSample> ofRun, Func<double, double> ofLimit, double factor) =>
        new([.. Runs.Select(ofRun)], ConstantValue is { } limit ? ofLimit(limit) : null)
        {
            History = History?.Map(ofRun, ofLimit, factor),
            SmallestSpread = SmallestSpread * factor,
            SlowCalls = SlowCalls?.Scale(factor),
        };
}
