using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;
using SplNet.Tool.Comparing;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A pair of a mutant and a test during its measurement, up to the interim analysis at which all thresholds are settled.</summary>
internal sealed class OpenPair
{
    private const int FewestBlocks = 2;

    private readonly MutantAtTest _mutant;
    private readonly TimeSpan _most;
    private readonly PairDecision _decision;
    private readonly PairBlocks _blocks = new();
    private TimeSpan _spent;
    private TimeSpan _waited;
    private string? _failure;
    private bool _isTimeout;

    /// <summary>Starts the pair.</summary>
    /// <param name="mutant">The mutant.</param>
    /// <param name="settings">The settings for measuring pairs.</param>
    public OpenPair(MutantAtTest mutant, MeasuringSettings settings)
    {
        (_mutant, _most) = (mutant, settings.MostPerPair);
        _decision = new PairDecision(settings.Thresholds, mutant.Level, settings.Alpha, settings.MostBlocks);
        Next = _decision.First;
    }

    /// <summary>The mutant as a revision.</summary>
    public ComparedRevision Revision => new(_mutant.Id, _mutant.Version.Revision);

    /// <summary>The number of measured blocks.</summary>
    public int Blocks => _blocks.Count;

    /// <summary>The number of blocks at the next interim analysis; null if no more are needed.</summary>
    public int? Next { get; private set; }

    /// <summary>True if there is a result: enough blocks, or a failure.</summary>
    public bool HasResult => Blocks >= FewestBlocks || _failure is not null;

    /// <summary>The remaining time.</summary>
    public TimeSpan Left => _most - _spent;

    /// <summary>Adds time that was spent on the pair.</summary>
    /// <param name="spent">The time excluding waiting for the machine.</param>
    /// <param name="waited">The time spent waiting for the machine.</param>
    public void Spend(TimeSpan spent, TimeSpan waited)
    {
        _spent += spent;
        _waited += waited;
    }

    /// <summary>Ends it: nothing more can be measured.</summary>
    /// <param name="failure">Why.</param>
    /// <param name="isTimeout">True if a process did not answer in time.</param>
    public void Fail(string failure, bool isTimeout = false) => (_failure, _isTimeout, Next) = (failure, isTimeout, null);

    /// <summary>Adds blocks and performs an interim analysis.</summary>
    /// <param name="without">The runs without mutation.</param>
    /// <param name="mutated">The runs of the mutant.</param>
    /// <param name="isOver">True if the time of all pairs is up.</param>
    public void Take(IReadOnlyList<RunResult> without, IReadOnlyList<RunResult> mutated, bool isOver)
    {
        _blocks.Add(without, mutated);
        if (Blocks >= FewestBlocks)
        {
            // Fewer blocks than requested mean that the time is up.
            var last = isOver || Left <= TimeSpan.Zero || Blocks < Next;
            Next = _decision.Look(_blocks, last);
        }
        else if (isOver)
        {
            Next = null;
        }
        else
        {
            Fail(
                FormattableString.Invariant(
                    $"Only {Plural.Of(Blocks, "block")} were measured in {_spent.TotalSeconds:0.#} s; {FewestBlocks} are needed."));
        }
    }

    private RelativeInterval? Throughput() => RelativeIntervals.OfPair(
        [.. _blocks.Base.Select(static run => run.Nanoseconds)], [.. _blocks.Mutant.Select(static run => run.Nanoseconds)]);

    /// <summary>The result of the pair.</summary>
    /// <param name="test">The name of the test.</param>
    public MeasuredPair Result(string test) => new()
    {
        Throughput = Throughput(),
        Mutant = _mutant.Id,
        Test = test,
        Ratio = _decision.Evidence?.Effect ?? double.NaN,
        Lower = _decision.Evidence?.Lower ?? double.NaN,
        Upper = _decision.Evidence?.Upper ?? double.NaN,
        Thresholds = _decision.Results,
        Blocks = Blocks,
        BaseRuns = [.. _blocks.Base.Select(static run => run.Nanoseconds.Average())],
        MutantRuns = [.. _blocks.Mutant.Select(static run => run.Nanoseconds.Average())],
        BaseIterations = [.. _blocks.Base.Select(static run => run.Nanoseconds)],
        MutantIterations = [.. _blocks.Mutant.Select(static run => run.Nanoseconds)],
        Seconds = _spent.TotalSeconds,
        WaitedSeconds = _waited.TotalSeconds,
        Failure = _failure,
        IsTimeout = _isTimeout,
    };
}
