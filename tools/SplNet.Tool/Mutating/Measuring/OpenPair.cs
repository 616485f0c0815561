using SplNet.Mutations.Results;
using SplNet.Tool.Comparing;
using SplNet.Values;

namespace SplNet.Tool.Mutating.Measuring;

/// <summary>A pair of mutant and test while it is measured, up to the look at which all thresholds are settled.</summary>
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

    /// <summary>Begins.</summary>
    /// <param name="mutant">The mutant.</param>
    /// <param name="settings">How pairs are measured.</param>
    public OpenPair(MutantAtTest mutant, MeasuringSettings settings)
    {
        (_mutant, _most) = (mutant, settings.MostPerPair);
        _decision = new PairDecision(settings.Thresholds, mutant.Level, settings.Alpha, settings.MostBlocks);
        Next = _decision.First;
    }

    /// <summary>The mutant as a revision.</summary>
    public ComparedRevision Revision => new(_mutant.Id, _mutant.Version.Revision);

    /// <summary>How many blocks were measured.</summary>
    public int Blocks => _blocks.Count;

    /// <summary>How many there are to be at the next look; null where no more are needed.</summary>
    public int? Next { get; private set; }

    /// <summary>True if something is known of it: enough blocks, or why there are none.</summary>
    public bool HasResult => Blocks >= FewestBlocks || _failure is not null;

    /// <summary>What is left of its time.</summary>
    public TimeSpan Left => _most - _spent;

    /// <summary>Counts time that was spent on it.</summary>
    /// <param name="spent">Without waiting for the machine.</param>
    /// <param name="waited">Waiting for it.</param>
    public void Spend(TimeSpan spent, TimeSpan waited)
    {
        _spent += spent;
        _waited += waited;
    }

    /// <summary>Ends it: nothing more can be measured.</summary>
    /// <param name="failure">Why.</param>
    /// <param name="isTimeout">True if a process did not answer in time.</param>
    public void Fail(string failure, bool isTimeout = false) => (_failure, _isTimeout, Next) = (failure, isTimeout, null);

    /// <summary>Takes further blocks, and a look.</summary>
    /// <param name="without">The runs without mutation.</param>
    /// <param name="mutated">Those of the mutant.</param>
    /// <param name="isOver">True if the time of all pairs is up.</param>
    public void Take(IReadOnlyList<RunResult> without, IReadOnlyList<RunResult> mutated, bool isOver)
    {
        _blocks.Add(without, mutated);
        if (Blocks >= FewestBlocks)
        {
            // Half of what was to be measured was not: the time is up.
            var last = isOver || Left <= TimeSpan.Zero || Blocks < Next;
            Next = _decision.Look(_blocks, last);
        }
        else if (isOver)
        {
            Next = null;
        }
        else
        {
            Fail(FormattableString.Invariant($"It took {_spent.TotalSeconds:0.#} s to measure {Plural.Of(Blocks, "block")}, and {FewestBlocks} are needed."));
        }
    }

    /// <summary>What came out.</summary>
    /// <param name="test">The name of the test.</param>
    public MeasuredPair Result(string test) => new()
    {
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
