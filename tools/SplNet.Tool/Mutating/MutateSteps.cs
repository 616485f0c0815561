using System.Diagnostics;
using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating;

/// <summary>Measures the times of a run's steps.</summary>
internal sealed class MutateSteps
{
    private readonly Stopwatch _all = Stopwatch.StartNew();

    /// <summary>The times so far.</summary>
    public StepTimes Times { get; private set; } = new(0, 0, 0, 0, 0);

    /// <summary>The time since the start of the run, including waiting for the machine.</summary>
    public TimeSpan Elapsed => _all.Elapsed;

    /// <summary>Performs a step and adds its time.</summary>
    /// <param name="step">The step.</param>
    /// <param name="add">Adds the seconds to the right step.</param>
    public T Do<T>(Func<T> step, Func<StepTimes, double, StepTimes> add)
    {
        var start = _all.Elapsed;
        try
        {
            return step();
        }
        finally
        {
            Times = add(Times, (_all.Elapsed - start).TotalSeconds);
        }
    }

    /// <summary>Adds seconds that were measured elsewhere.</summary>
    public void Add(double seconds, Func<StepTimes, double, StepTimes> add) => Times = add(Times, seconds);
}
