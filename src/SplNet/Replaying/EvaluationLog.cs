using System.Runtime.CompilerServices;
using SplNet.Replaying.Frameworks;
using SplNet.Statements.Experiments;

namespace SplNet.Replaying;

/// <summary>The experiments that one execution of a test or program has evaluated so far.</summary>
/// <param name="stacked">The execution, if only the call stack identifies it.</param>
internal sealed class EvaluationLog(CallStackExecution? stacked = null)
{
    private static readonly ConditionalWeakTable<object, EvaluationLog> Logs = [];

    private readonly List<PassedExperiment> _passed = [];
    private Task _last = Task.CompletedTask;

    /// <summary>The experiment whose evaluation was cancelled; null if there is none.</summary>
    public ExperimentSite? Cancelled { get; private set; }

    public static EvaluationLog Of(object execution) =>
        Logs.GetValue(execution, static one => new EvaluationLog(one as CallStackExecution));

    public IReadOnlyList<PassedExperiment> Passed
    {
        get
        {
            lock (_passed)
                return [.. _passed];
        }
    }

    /// <summary>
    /// Evaluates on a separate thread. Evaluations that are started without awaiting each other run one after the other, in the order in
    /// which they were started and in which a measuring process reaches them.
    /// </summary>
    /// <param name="evaluate">The evaluation.</param>
    /// <param name="cancellation">Cancels it, even before it has started.</param>
    public Task<ExperimentResult> InTurn(Func<ExperimentResult> evaluate, CancellationToken cancellation)
    {
        lock (_passed)
        {
            var turn = _last.ContinueWith(
                _ => evaluate(), cancellation, TaskContinuationOptions.LongRunning | TaskContinuationOptions.DenyChildAttach,
                TaskScheduler.Default);
            // An evaluation that is cancelled while it waits ends before the ones that it waits for.
            _last = Task.WhenAll(_last, turn).ContinueWith(
                static _ => { }, CancellationToken.None, TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
            return turn;
        }
    }

    /// <summary>Records a cancelled evaluation.</summary>
    public void Cancel(ExperimentSite site) => Cancelled = site;

    public void Add(ExperimentSite site, ExperimentResult result)
    {
        if (!result.Passed)
            stacked?.Fail();
        lock (_passed)
            _passed.Add(new PassedExperiment(site, result));
    }
}
