using SplNet.Evaluation.Learning;
using SplNet.Operands.Formulas;

namespace SplNet.Evaluation;

/// <summary>Computes the sides of a comparison from the runs so far: samples for the interpretation.</summary>
/// <param name="runs">The runs.</param>
/// <param name="interpretation">The interpretation that will weigh them; null if they are only reported, as they were measured.</param>
/// <param name="isGross">True for the times of the clock, with what other processes took.</param>
/// <param name="noise">The magnitude of the noise that is added to medians and minima.</param>
internal sealed class FormulaSamples(RunTable runs, IInterpretation? interpretation, bool isGross = false, double noise = 0)
{
    /// <summary>The relative spread assigned to repeated equal readings of a clock.</summary>
    public const double ClockSpread = 1e-3;

    /// <summary>
    /// The sample of one side. Where the side is a multiple of one estimate the interpretation sees every iteration; elsewhere one
    /// value per run.
    /// </summary>
    /// <param name="side">The side.</param>
    /// <param name="everyIteration">False if one value per run is wanted anyway.</param>
    /// <param name="isComparedWithZero">True if the other side is a limit of 0, which a single event disproves.</param>
    public Sample Of(Estimate side, bool everyIteration, bool isComparedWithZero)
    {
        var estimates = side.OperandEstimates();
        if (estimates.Count == 0)
            return Sample.Constant(side.ValueOf(static _ => []));
        var blocks = Enumerable.Range(0, runs.CompleteBlocks);
        var samples = estimates.Count > 1 || !everyIteration
            ? blocks.Select(block => new RunSample([ValueOf(side, block)]))
            : blocks.Select(block => new RunSample(Iterations(side, estimates[0], block)) { Flags = FlagsOf(estimates[0], block) });
        return new Sample([.. samples])
        {
            SmallestSpread = estimates.Sum(
                estimate => blocks.Select(block => Step(side, estimate, block, isComparedWithZero)).DefaultIfEmpty().Max()),
            SlowCalls = estimates.Count > 1 || !everyIteration ? SlowCallsOf(side, estimates) : null,
        };
    }

    /// <summary>A sample with the history of its side; unchanged for a limit, and if nothing was learnt of one of its operands.</summary>
    /// <param name="sample">The sample.</param>
    /// <param name="side">The side.</param>
    /// <param name="everyIteration">False if one value per run is wanted anyway.</param>
    /// <param name="learnt">The learnt runs.</param>
    public Sample WithHistory(Sample sample, Estimate side, bool everyIteration, LearntOperands learnt)
    {
        var operands = side.OperandEstimates().Select(static estimate => estimate.Operand).Distinct().ToList();
        if (operands.Count == 0 || operands.Exists(operand => learnt.Of(operand) is null))
            return sample;
        var table = new RunTable(operands);
        foreach (var (index, operand) in operands.Index())
        {
            foreach (var run in learnt.Of(operand)!.At(runs.Of(operand).Average(static run => run.Nanoseconds.Average())))
                table.Add(index, run, [.. run.Nanoseconds], [.. run.MedianNanoseconds]);
        }

        return new Sample(sample.Runs)
        {
            History = new FormulaSamples(table, interpretation).Of(side, everyIteration, isComparedWithZero: false),
            SmallestSpread = sample.SmallestSpread,
            SlowCalls = sample.SlowCalls,
        };
    }

    /// <summary>Gets the value of an estimator in one run.</summary>
    /// <param name="estimate">The estimate.</param>
    /// <param name="block">The block of the run.</param>
    public double ValueOf(OperandEstimate estimate, int block) => estimate.Kind.Summary(Observations(estimate, block));

    // Computes how much unseen slow calls of each operand would add to the side; the side itself has one value per run.
    private SlowCalls SlowCallsOf(Estimate side, IReadOnlyList<OperandEstimate> estimates) =>
        estimates.Where(static estimate => estimate.Kind.IsMean)
            .Select(estimate => (Estimate: estimate, Slow: SlowCalls.Of(
                [.. Enumerable.Range(0, runs.CompleteBlocks).SelectMany(block => Observations(estimate, block))], runs.CompleteBlocks)))
            .Aggregate(default(SlowCalls), (sum, each) => sum.And(each.Slow with
            {
                Rise = Change(side, each.Estimate, 0, each.Slow.Rise),
                Spread = Change(side, each.Estimate, 0, each.Slow.Spread),
            }));

    private double Change(Estimate side, OperandEstimate read, int block, double step) =>
        step == 0 ? 0 : Math.Abs(ValueOf(side, block, read, step) - ValueOf(side, block));

    // Computes how much a side changes with the smallest step of the reading. A transform of it may not be a number; the report of the
    // values says so.
    private double Step(Estimate side, OperandEstimate read, int block, bool isComparedWithZero)
    {
        var step = Change(side, read, block, LeastStep(read, block, isComparedWithZero));
        return double.IsFinite(step) ? step : 0;
    }

    // If no event happened in any run, no estimate of chance is possible.
    private double LeastStep(OperandEstimate read, int block, bool isComparedWithZero)
    {
        var measured = RunsOf(read);
        if (read.Kind.IsSampled)
            return SampledCounts.SmallestSpread(measured[block].MetricErrors.GetValueOrDefault(read.Kind.Metric!), runs.CompleteBlocks);
        if (read.Kind.CountsEvents)
            return isComparedWithZero || measured.All(run => run.Metrics[read.Kind.Metric!] == 0)
                ? 0
                : 1.0 / ((double)measured[block].Operations * measured[block].Nanoseconds.Count);
        if (read.Kind.Metric is { } metric && measured[block].MetricErrors.TryGetValue(metric, out var step) && step > 0)
            return step;
        return read.Unit == MetricUnit.Nanoseconds ? ClockSpread * read.Kind.Summary(Observations(read, block)) : 0;
    }

    private double ValueOf(Estimate side, int block, OperandEstimate? raised = null, double step = 0) => side.ValueOf(estimate =>
        ReferenceEquals(estimate, raised)
            ? Array.ConvertAll(Observations(estimate, block), value => value + step)
            : Observations(estimate, block));

    private double[] Iterations(Estimate side, OperandEstimate estimate, int block) =>
        Array.ConvertAll(Observations(estimate, block), value => side.ValueOf(_ => [value]));

    private double[] Observations(OperandEstimate estimate, int block)
    {
        var times = Measured(estimate, block);
        return noise == 0 || estimate.Kind.Metric is not null || estimate.Kind.NeedsEveryIteration
            ? times
            : RelativeNoise.AddTo(times, noise, (ulong)RunsOf(estimate)[block].Position);
    }

    private double[] Measured(OperandEstimate estimate, int block)
    {
        if (estimate.Kind.Metric is { } metric)
            return [RunsOf(estimate)[block].Metrics[metric]];
        var run = RunsOf(estimate)[block];
        if (estimate.Kind.IsPercentile && run.Percentiles.TryGetValue(estimate.Kind.Name, out var ofCalls))
            return [ofCalls];

        // An iteration of one call is that call, without the time that other processes took.
        if (estimate.Kind.IsCentral && run.MedianNanoseconds.Count > 0 && run.Operations > 1)
            return ComparesRounds(estimate.Kind) ? runs.MediansOf(estimate.Operand)[block] : [.. run.MedianNanoseconds];
        if (ComparesRounds(estimate.Kind))
            return runs.TimesOf(estimate.Operand)[block];
        return isGross ? [.. run.Nanoseconds.Select((net, iteration) => net + run.DeductedFrom(iteration))] : [.. run.Nanoseconds];
    }

    // Other interpretations follow the papers and other tools, and get the times as they were measured.
    private bool ComparesRounds(EstimatorKind kind) => kind.IsCentral && interpretation is PairedRuns;

    private IReadOnlyList<IterationFlags> FlagsOf(OperandEstimate estimate, int block) =>
        estimate.Kind.Metric is not null || ComparesRounds(estimate.Kind)
        || (estimate.Kind.IsPercentile && RunsOf(estimate)[block].TimedCalls > 0)
            ? []
            : RunsOf(estimate)[block].Flags;

    private IReadOnlyList<RunResult> RunsOf(OperandEstimate estimate) => runs.Of(estimate.Operand);
}
