using SplNet.Measuring;
using SplNet.Measuring.SingleCalls;

namespace SplNet.Evaluation;

/// <summary>The runs of an experiment so far.</summary>
/// <param name="operands">Its operands.</param>
internal sealed class RunTable(IReadOnlyList<FormulaOperand> operands)
{
    private readonly Dictionary<FormulaOperand, int> _indices = operands.Index().ToDictionary(
        static operand => operand.Item, static operand => operand.Index);
    private readonly List<RunResult>[] _runs = [.. operands.Select(static _ => new List<RunResult>())];
    private readonly List<double[]>[] _times = [.. operands.Select(static _ => new List<double[]>())];
    private readonly List<double[]>[] _medians = [.. operands.Select(static _ => new List<double[]>())];

    /// <summary>Blocks in which every operand has a run; only these take part in the decision.</summary>
    public int CompleteBlocks => _runs.Min(static runs => runs.Count);

    /// <summary>The number of all runs.</summary>
    public int Count => _runs.Sum(static runs => runs.Count);

    /// <summary>The number of runs in a block.</summary>
    public int OfBlock => _runs.Length;

    /// <summary>Runs of a block that is not complete.</summary>
    public int BeyondBlocks => Count - (CompleteBlocks * OfBlock);

    /// <summary>True if time that other processes took was deducted from any iteration.</summary>
    public bool HasDeductions => _runs.Any(static runs => runs.Exists(static run => run.Deducted.Any(static deducted => deducted > 0)));

    /// <summary>How long a block takes, by the launches so far.</summary>
    public TimeSpan TimeOfBlock() => TimeSpan.FromMilliseconds(
        Count == 0 ? 0 : _runs.SelectMany(static runs => runs).Average(static run => run.LaunchMilliseconds) * OfBlock);

    /// <summary>The runs of an operand, block by block.</summary>
    /// <param name="operand">Its index.</param>
    public IReadOnlyList<RunResult> Of(int operand) => _runs[operand];

    /// <summary>The runs of an operand, block by block.</summary>
    /// <param name="operand">The operand.</param>
    public IReadOnlyList<RunResult> Of(FormulaOperand operand) => _runs[IndexOf(operand)];

    /// <summary>
    /// The times of an operand's iterations in each run, in nanoseconds, without what its rounds have in common
    /// with other operands' rounds.
    /// </summary>
    /// <param name="operand">The operand.</param>
    public IReadOnlyList<double[]> TimesOf(FormulaOperand operand) => _times[IndexOf(operand)];

    /// <summary>Adds a run.</summary>
    /// <param name="operand">The index of its operand.</param>
    /// <param name="run">The run.</param>
    /// <param name="times">The times of its iterations, without what its rounds have in common with other runs.</param>
    /// <param name="medians">The same of the median calls of its iterations.</param>
    public void Add(int operand, RunResult run, double[] times, double[] medians)
    {
        _runs[operand].Add(run);
        _times[operand].Add(times);
        _medians[operand].Add(medians);
    }

    /// <summary>
    /// The median calls of an operand's iterations in each run, as <see cref="TimesOf"/>; the times where calls were not timed singly.
    /// </summary>
    /// <param name="operand">The operand.</param>
    public IReadOnlyList<double[]> MediansOf(FormulaOperand operand) => _medians[IndexOf(operand)];

    /// <summary>
    /// How the next run of an operand is measured: whether its calls are timed singly was settled by the first one, and so was what is
    /// looked at once.
    /// </summary>
    /// <param name="operand">Its index.</param>
    /// <param name="settings">How the first one was.</param>
    public MeasureSettings Like(int operand, MeasureSettings settings) => _runs[operand].Count == 0
        ? settings
        : settings with
        {
            IsLater = true,
            Calls = settings.Calls != CallTiming.Batches && _runs[operand][0].TimedCalls > 0 ? CallTiming.Singly : CallTiming.Batches,
        };

    private int IndexOf(FormulaOperand operand) => _indices[operand];
}
