using System.Runtime.CompilerServices;
using SplNet.Measuring.Calls;
using SplNet.Values;

namespace SplNet.Measuring.Phases;

/// <summary>
/// Performs the actions around each iteration, outside the measured time: new instances, fresh arguments, the user's phases.
/// </summary>
/// <param name="call">The call.</param>
/// <param name="phases">The operand's phases.</param>
/// <param name="reinstantiation">The number of iterations after which targets and cached arguments are recreated; 0 for never.</param>
internal sealed class IterationCycle(MeasuredCall call, LifeCycle phases, int reinstantiation)
{
    private readonly bool _single = phases.Has(Each.Operation);
    private int _iterations;
    private long _calls;
    private long _operations;
    private bool _open;

    /// <summary>The maximum number of operations in an iteration.</summary>
    /// <param name="iterationNanoseconds">The intended length of an iteration.</param>
    public long MostOperations(double iterationNanoseconds) =>
        _single ? 1 : call.Arguments?.LargestIteration(iterationNanoseconds) ?? long.MaxValue;

    /// <summary>True if the user's code runs around each iteration or operation.</summary>
    public bool HasPhases { get; } = phases.Has(Each.Operation) || phases.Has(Each.Iteration);

    /// <summary>True if the objects that the call holds are recreated repeatedly.</summary>
    public bool RenewsWhatIsHeld => reinstantiation > 0 || phases.Renews;

    /// <summary>Rejects iterations that are too short for a useful clock reading.</summary>
    /// <param name="operations">The number of operations per iteration.</param>
    /// <param name="most">The maximum number of operations.</param>
    /// <param name="nanosecondsPerOperation">The time of an operation.</param>
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
            FormattableString.Invariant($"An iteration of {Plural.Of(operations, "operation")} takes {nanoseconds:0} ns, ") +
            Clock.TooShort + why);
    }

    /// <summary>Starts the iterations that count, with fresh data.</summary>
    /// <exception cref="SplNetException">Reinstantiation was requested, but there is nothing to recreate.</exception>
    public void StartMeasuring()
    {
        if (reinstantiation > 0 && call.NewTarget is null && !call.Draw.Keeps)
        {
            throw new SplNetException(
                "Reinstantiate has nothing to recreate: " +
                "the operand needs a factory of its target, FunctorFactory.Create(() => new List<int>(), …), " +
                "a generator of instances, or arguments from a generator with Cached().");
        }

        _iterations = 0;
        call.Arguments?.StartMeasuring();
        call.Draw.Restart();
    }

    /// <summary>Starts counting metrics, with the same data on both sides.</summary>
    public void StartCounting() => call.Arguments?.StartCounting();

    // Compiled once, because a method that runs once per iteration would otherwise reach its last tier during the iterations that count.

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
        if (!HasPhases)
            return;
        _open = true;
        phases.Begin(Each.Iteration);
        phases.Begin(Each.Operation);
    }

    /// <summary>Ends an iteration.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void After()
    {
        if (!HasPhases)
            return;
        phases.Validate(Each.Operation);
        phases.Validate(Each.Iteration);
        Close(failed: false);
    }

    /// <summary>Measures, cleans up an iteration that fails, and reports the calls before the failure.</summary>
    public T Guard<T>(Func<T> measure)
    {
        try
        {
            return measure();
        }
        catch (Exception failure)
            when (_calls > 0 && !_single && failure is not (SplNetException or PhaseFailedException or MeasurementCompletedException))
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
