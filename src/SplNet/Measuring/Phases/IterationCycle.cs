using System.Runtime.CompilerServices;
using SplNet.Measuring.Calls;
using SplNet.Values;

namespace SplNet.Measuring.Phases;

/// <summary>What happens around each iteration, outside the measured time: new instances, fresh arguments, the user's phases.</summary>
/// <param name="call">The call.</param>
/// <param name="phases">The operand's phases.</param>
/// <param name="reinstantiation">After how many iterations targets and kept arguments are made anew; 0 for never.</param>
internal sealed class IterationCycle(MeasuredCall call, LifeCycle phases, int reinstantiation)
{
    private readonly bool _single = phases.Has(Each.Operation);
    private readonly bool _hasPhases = phases.Has(Each.Operation) || phases.Has(Each.Iteration);
    private int _iterations;
    private long _calls;
    private long _operations;
    private bool _open;

    /// <summary>The most operations that an iteration may have.</summary>
    /// <param name="iterationNanoseconds">The length of an iteration that is aimed at.</param>
    public long MostOperations(double iterationNanoseconds) =>
        _single ? 1 : call.Arguments?.LargestIteration(iterationNanoseconds) ?? long.MaxValue;

    /// <summary>True if what the call holds is made anew again and again.</summary>
    public bool RenewsWhatIsHeld => reinstantiation > 0 || phases.Renews;

    /// <summary>Refuses iterations that are so short that the clock says little of them.</summary>
    /// <param name="operations">Operations per iteration.</param>
    /// <param name="most">The most that it may have.</param>
    /// <param name="nanosecondsPerOperation">The time of one.</param>
    /// <exception cref="SplNetException">The iterations are too short.</exception>
    public void RequireMeasurable(int operations, long most, double nanosecondsPerOperation)
    {
        var nanoseconds = operations * nanosecondsPerOperation;
        if (operations < most || nanoseconds >= Clock.ShortestNanoseconds)
            return;
        var why = _single
            ? "Its phases run for each operation, so that each is measured by itself; use Each.Iteration, or do more in one operation."
            : "Its generator is so slow or its arguments so large that no more are made for an iteration; " +
                "use smaller arguments, Cached(), or do more in one operation.";
        throw new SplNetException(
            FormattableString.Invariant($"An iteration of {Plural.Of(operations, "operation")} takes {nanoseconds:0} ns, ") + Clock.TooShort + why);
    }

    /// <summary>The iterations that count begin; their data start anew.</summary>
    /// <exception cref="SplNetException">There is nothing to make anew, although that was asked for.</exception>
    public void StartMeasuring()
    {
        if (reinstantiation > 0 && call.NewTarget is null && !call.Draw.Keeps)
        {
            throw new SplNetException(
                "Reinstantiate has nothing to make anew: the operand needs a factory of its target, FunctorFactory.Create(() => new List<int>(), …), " +
                "a generator of instances, or arguments from a generator with Cached().");
        }

        _iterations = 0;
        call.Arguments?.StartMeasuring();
        call.Draw.Restart();
    }

    // Compiled once: a method that runs once per iteration would reach its last tier among those that count.

    /// <summary>Prepares an iteration.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Before(long operations)
    {
        if (reinstantiation > 0 && _iterations % reinstantiation == 0)
            Renew();
        _iterations++;
        _calls += _operations;
        _operations = operations;
        call.Arguments?.Fill(operations);
        if (!_hasPhases)
            return;
        _open = true;
        phases.Begin(Each.Iteration);
        phases.Begin(Each.Operation);
    }

    /// <summary>Ends an iteration.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void After()
    {
        if (!_hasPhases)
            return;
        phases.Validate(Each.Operation);
        phases.Validate(Each.Iteration);
        Close(failed: false);
    }

    /// <summary>Measures, cleans up the iteration that a failure interrupts, and tells of the calls before it.</summary>
    public T Guard<T>(Func<T> measure)
    {
        try
        {
            return measure();
        }
        catch (Exception failure) when (_calls > 0 && !_single && failure is not (SplNetException or PhaseFailedException or MeasurementCompletedException))
        {
            throw new LaterCallFailedException(_calls, _operations, phases.Has(Each.Iteration), failure);
        }
        finally
        {
            if (_open)
                Close(failed: true);
        }
    }

    private void Close(bool failed)
    {
        _open = false;
        try
        {
            phases.CleanUp(Each.Operation, failed);
        }
        finally
        {
            phases.CleanUp(Each.Iteration, failed);
        }
    }

    private void Renew()
    {
        call.Draw.Forget();
        call.Arguments?.Forget();
        call.NewTarget?.Invoke();
    }
}
