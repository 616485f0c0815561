using System.Runtime.CompilerServices;
using SplNet.Replaying.Frameworks;
using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>The experiments that one execution of a test, or a program, has evaluated so far.</summary>
/// <param name="stacked">The execution, where only the call stack tells it.</param>
internal sealed class EvaluationLog(CallStackExecution? stacked = null)
{
    private static readonly ConditionalWeakTable<object, EvaluationLog> Logs = [];

    private readonly List<PassedExperiment> _passed = [];
    private Task _last = Task.CompletedTask;

    /// <summary>The experiment whose evaluation was cancelled; null if none was.</summary>
    public ExperimentSite? Cancelled { get; private set; }

    public static EvaluationLog Of(object execution) => Logs.GetValue(execution, static one => new EvaluationLog(one as CallStackExecution));

    public IReadOnlyList<PassedExperiment> Passed
    {
        get
        {
            lock (_passed)
                return [.. _passed];
        }
    }

    /// <summary>
    /// Evaluates on a thread of its own. Evaluations that are begun without waiting for each other come one after the other in the order in which they were begun, which is that in which
    /// a measuring process meets them.
    /// </summary>
    /// <param name="evaluate">The evaluation.</param>
    /// <param name="cancellation">Cancels it, also before it has begun.</param>
    public Task<ExperimentResult> InTurn(Func<ExperimentResult> evaluate, CancellationToken cancellation)
    {
        lock (_passed)
        {
            var turn = _last.ContinueWith(_ => evaluate(), cancellation, TaskContinuationOptions.LongRunning | TaskContinuationOptions.DenyChildAttach, TaskScheduler.Default);
            // One that is cancelled while it waits ends before those that it waits for.
            _last = Task.WhenAll(_last, turn).ContinueWith(static _ => { }, CancellationToken.None, TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
            return turn;
        }
    }

    /// <summary>An evaluation was cancelled.</summary>
    public void Cancel(ExperimentSite site) => Cancelled = site;

    public void Add(ExperimentSite site, ExperimentResult result)
    {
        if (!result.Passed)
            stacked?.Fail();
        lock (_passed)
            _passed.Add(new PassedExperiment(site, result));
    }
}
