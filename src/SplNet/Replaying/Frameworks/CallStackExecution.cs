using System.Collections.Concurrent;
using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// An execution of a test that only the call stack identifies. A caller does not see anything that an asynchronous method sets before its
/// first await, so the execution context alone would assign the experiments of one test to several executions. In addition, a failed test
/// may be retried.
/// </summary>
internal sealed class CallStackExecution
{
    private static readonly AsyncLocal<CallStackExecution?> InThisFlow = new();
    private static readonly ConcurrentDictionary<MethodInfo, CallStackExecution> Last = new();

    private readonly MethodInfo _test;
    private readonly SynchronizationContext? _context;
    private volatile bool _hasFailed;

    private CallStackExecution(MethodInfo test, SynchronizationContext? context) => (_test, _context) = (test, context);

    /// <summary>Gets the current execution of a test.</summary>
    /// <param name="test">The test method, which runs once, or again after a failure.</param>
    /// <param name="context">A context that belongs to a single execution, if the caller runs in one; otherwise null.</param>
    public static CallStackExecution Of(MethodInfo test, SynchronizationContext? context)
    {
        if (InThisFlow.Value is { } known && known._test == test)
            return known;
        var execution = Last.AddOrUpdate(test, one => new CallStackExecution(one, context), (one, last) =>
            last.IsOver(context) ? new CallStackExecution(one, context) : last);
        InThisFlow.Value = execution;
        return execution;
    }

    /// <summary>Records that an experiment failed; a call from a different execution context is then another attempt.</summary>
    public void Fail() => _hasFailed = true;

    private bool IsOver(SynchronizationContext? context) =>
        _hasFailed || (context is not null && _context is not null && context.GetType() == _context.GetType() && context != _context);
}
