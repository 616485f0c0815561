using SplNet.Statistics;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>The runs of one pair, in blocks.</summary>
internal sealed class PairBlocks
{
    private readonly List<RunResult> _base = [];
    private readonly List<RunResult> _mutant = [];

    /// <summary>The number of blocks.</summary>
    public int Count => _base.Count;

    /// <summary>The runs without mutation.</summary>
    public IReadOnlyList<RunResult> Base => _base;

    /// <summary>The runs of the mutant.</summary>
    public IReadOnlyList<RunResult> Mutant => _mutant;

    /// <summary>The times without mutation.</summary>
    public Sample BaseSample => SampleOf(_base);

    /// <summary>The times of the mutant.</summary>
    public Sample MutantSample => SampleOf(_mutant);

    /// <summary>The ratio of the mean wall-clock times, including the time that other processes took.</summary>
    public double RatioByTheClock => MeanByTheClock(_mutant) / MeanByTheClock(_base);

    /// <summary>Adds further blocks.</summary>
    public void Add(IReadOnlyList<RunResult> without, IReadOnlyList<RunResult> mutated)
    {
        var blocks = Math.Min(without.Count, mutated.Count);
        _base.AddRange(without.Take(blocks));
        _mutant.AddRange(mutated.Take(blocks));
    }

    private static Sample SampleOf(IReadOnlyList<RunResult> runs) =>
        new([.. runs.Select(static run => new RunSample(run.Nanoseconds) { Flags = run.Flags })]);

    private static double MeanByTheClock(IReadOnlyList<RunResult> runs) =>
        runs.Average(static run => run.Nanoseconds.Average() + (run.Deducted.Count == 0 ? 0 : run.Deducted.Average()));
}
