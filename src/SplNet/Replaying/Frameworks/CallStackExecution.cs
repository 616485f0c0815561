using System.Collections.Concurrent;
using System.Reflection;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// An execution of a test that only the call stack tells. What an asynchronous method sets before its first await its caller does not see, so the flow of execution alone would give the experiments of one
/// test to several executions; and a test that has failed may be tried again.
/// </summary>
internal sealed class CallStackExecution
{
    private static readonly AsyncLocal<CallStackExecution?> InThisFlow = new();
    private static readonly ConcurrentDictionary<MethodInfo, CallStackExecution> Last = new();

    private readonly MethodInfo _test;
    private readonly SynchronizationContext? _context;
    private volatile bool _hasFailed;

    private CallStackExecution(MethodInfo test, SynchronizationContext? context) => (_test, _context) = (test, context);

    /// <summary>The execution of a test that goes on.</summary>
    /// <param name="test">The test method, which runs once, or again after it has failed.</param>
    /// <param name="context">What belongs to one execution alone, where the caller runs in it; else null.</param>
    public static CallStackExecution Of(MethodInfo test, SynchronizationContext? context)
    {
        if (InThisFlow.Value is { } known && known._test == test)
            return known;
        var execution = Last.AddOrUpdate(test, one => new CallStackExecution(one, context), (one, last) => last.IsOver(context) ? new CallStackExecution(one, context) : last);
        InThisFlow.Value = execution;
        return execution;
    }

    /// <summary>One of its experiments has not passed: what comes in another flow is another attempt.</summary>
    public void Fail() => _hasFailed = true;

    private bool IsOver(SynchronizationContext? context) => _hasFailed || (context is not null && _context is not null && context.GetType() == _context.GetType() && context != _context);
}
