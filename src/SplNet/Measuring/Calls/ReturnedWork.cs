using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Calls;

/// <summary>
/// Checks whether a call returns unfinished work: a lazy sequence, a task in a task, a lazily created value, or F# code that has not started. The static check of the code stops at the
/// first interface, and earlier in languages other than C#.
/// </summary>
internal static class ReturnedWork
{
    private const string Sequence = "a sequence whose code runs while it is enumerated, and nobody enumerates it";
    private const string FSharpAsync = "Microsoft.FSharp.Control.FSharpAsync`1";

    /// <summary>True if the static type of the result does not answer this, so that a call must show it.</summary>
    /// <param name="workload">An action or function without parameters.</param>
    public static bool MayBe(Delegate workload)
    {
        // This type decides whether a task is awaited.
        var result = DelegateCall.ResultOf(workload);
        if (Awaitables.IsTask(result))
        {
            if (Awaitables.ResultOf(result) is not { } inner)
                return false;
            result = inner;
        }

        return result == typeof(object) || result.IsInterface || IsLazyValue(result) || typeof(Task).IsAssignableFrom(result) || result.FullName?.StartsWith(FSharpAsync, StringComparison.Ordinal) == true;
    }

    /// <summary>Calls once more and inspects the result.</summary>
    /// <param name="workload">An action or function without parameters, ready to be called.</param>
    /// <returns>A remark for the user; null if there is none.</returns>
    /// <exception cref="SplNetException">The measured call is not the actual work.</exception>
    public static string? Find(Delegate workload)
    {
        var call = DelegateCall.Of(workload);
        var given = call.Invoke(workload, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null);
        if (given is not null && !Awaitables.IsTask(call.ReturnType) && (Awaitables.IsTask(given.GetType()) || Awaitables.IsOther(given.GetType())))
            throw new SplNetException($"It gives a {(given is Task ? "Task" : given.GetType().Name.Split('`')[0])} as {call.ReturnType.Name}, and is not awaited: what it stands for is not measured. Let it return the Task itself: Operand.Of(() => …) without a type, or Operand.Of(async () => await …).");
        switch (Awaited(given))
        {
            case Task { IsCompleted: false }:
                throw new SplNetException("It gives a task within a task, and only the outer one is awaited: what the inner one does is not measured. Unwrap it: Operand.Of(async () => await await …), or .Unwrap().");
            case { } code when code.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition().FullName == FSharpAsync:
                throw new SplNetException("It gives code that F# has not begun: an async { … } runs when it is started. Start it in the operand: Async.StartAsTask(…), whose task is awaited, or Async.RunSynchronously(…).");
            case { } sequence when IsQuery(sequence):
                return $"It gives a query of LINQ, which is {Sequence}: what is measured is how long it takes to build. End it with ToList(), Count() or a loop.";
            case { } sequence when IsLazy(sequence):
                throw new SplNetException($"It gives {Sequence}: what is measured is how long it takes to make an object. Enumerate it in the operand, with {(IsAwaited(sequence) ? "await … ToListAsync() or await foreach" : "ToList(), Count() or a loop")}.");
            case { } lazy when IsLazyValue(lazy.GetType()) && !(bool)lazy.GetType().GetProperty(nameof(Lazy<int>.IsValueCreated))!.GetValue(lazy)!:
                return "It gives a Lazy<T> whose value nobody has asked for: what is measured is how long it takes to make that, and not the value. Ask for its Value in the operand.";
            default:
                return null;
        }
    }

    private static bool IsQuery(object result) => result.GetType().Namespace == "System.Linq" && IsItsOwnEnumerator(result);

    // The compiler's iterators are both sequence and enumerator, or only enumerators; collections are neither.
    private static bool IsLazy(object result) => IsItsOwnEnumerator(result) || (result.GetType().IsDefined(typeof(CompilerGeneratedAttribute), inherit: false) && (result is IEnumerator || Has(result, typeof(IAsyncEnumerator<>))));

    private static bool IsAwaited(object result) => Has(result, typeof(IAsyncEnumerable<>)) || Has(result, typeof(IAsyncEnumerator<>));

    private static bool IsLazyValue(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Lazy<>);

    private static bool IsItsOwnEnumerator(object result) => result is IEnumerable and IEnumerator || (Has(result, typeof(IAsyncEnumerable<>)) && Has(result, typeof(IAsyncEnumerator<>)));

    private static bool Has(object result, Type generic) => Array.Exists(result.GetType().GetInterfaces(), one => one.IsGenericType && one.GetGenericTypeDefinition() == generic);

    private static object? Awaited(object? result)
    {
        if (result?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            result = type.GetMethod(nameof(ValueTask<int>.AsTask))!.Invoke(result, null);
        if (result is not Task task)
            return result;
        task.GetAwaiter().GetResult();
        return Awaitables.ResultOf(task.GetType()) is { } inner ? typeof(Task<>).MakeGenericType(inner).GetProperty(nameof(Task<int>.Result))!.GetValue(task) : null;
    }
}
