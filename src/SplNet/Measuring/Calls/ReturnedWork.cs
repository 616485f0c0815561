using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments.Reflection;

namespace SplNet.Measuring.Calls;

/// <summary>
/// Checks whether a call returns unfinished work: a lazy sequence, a task in a task, a lazily created value, or F# code that has not
/// started. The static check of the code stops at the first interface, and earlier in languages other than C#.
/// </summary>
internal static class ReturnedWork
{
    private const string Sequence = "a lazy sequence that is never enumerated";
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

        return result == typeof(object) || result.IsInterface || IsLazyValue(result) || typeof(Task).IsAssignableFrom(result)
            || result.FullName?.StartsWith(FSharpAsync, StringComparison.Ordinal) == true;
    }

    /// <summary>Calls once more and inspects the result.</summary>
    /// <param name="workload">An action or function without parameters, ready to be called.</param>
    /// <returns>A remark for the user; null if there is none.</returns>
    /// <exception cref="SplNetException">The measured call is not the actual work.</exception>
    public static string? Find(Delegate workload)
    {
        var call = DelegateCall.Of(workload);
        var given = call.Invoke(workload, BindingFlags.DoNotWrapExceptions, binder: null, parameters: null, culture: null);
        if (given is not null && !Awaitables.IsTask(call.ReturnType)
            && (Awaitables.IsTask(given.GetType()) || Awaitables.IsOther(given.GetType())))
            throw new SplNetException(
                $"It returns a {(given is Task ? "Task" : given.GetType().Name.Split('`')[0])} " +
                $"as {call.ReturnType.Name} that is not awaited, so its work is not measured. " +
                "Return the Task itself: Operand.Of(() => …) without a type, or Operand.Of(async () => await …).");
        switch (Awaited(given))
        {
            case Task { IsCompleted: false }:
                throw new SplNetException(
                    "It returns a task within a task. Only the outer task is awaited, so the work of the inner task is not measured. " +
                    "Unwrap it: Operand.Of(async () => await await …), or .Unwrap().");
            case { } code when code.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition().FullName == FSharpAsync:
                throw new SplNetException(
                    "It returns an F# async { … } that is never started. " +
                    "Start it in the operand: Async.StartAsTask(…), whose task is awaited, or Async.RunSynchronously(…).");
            case { } sequence when IsQuery(sequence):
                return $"It returns a LINQ query, {Sequence}: only building it is measured. End it with ToList(), Count() or a loop.";
            case { } sequence when IsLazy(sequence):
                throw new SplNetException(
                    $"It returns {Sequence}: only its creation is measured. Enumerate it in the operand, " +
                    $"with {(IsAwaited(sequence) ? "await … ToListAsync() or await foreach" : "ToList(), Count() or a loop")}.");
            case { } lazy
                when IsLazyValue(lazy.GetType()) && !(bool)lazy.GetType().GetProperty(nameof(Lazy<int>.IsValueCreated))!.GetValue(lazy)!:
                return "It returns a Lazy<T> without a value: only creating the Lazy<T> is measured, not computing its value. " +
                    "Read its Value in the operand.";
            default:
                return null;
        }
    }

    private static bool IsQuery(object result) => result.GetType().Namespace == "System.Linq" && IsItsOwnEnumerator(result);

    // The compiler's iterators are both sequence and enumerator, or only enumerators; collections are neither.
    private static bool IsLazy(object result) => IsItsOwnEnumerator(result)
        || (result.GetType().IsDefined(typeof(CompilerGeneratedAttribute), inherit: false)
            && (result is IEnumerator || Has(result, typeof(IAsyncEnumerator<>))));

    private static bool IsAwaited(object result) => Has(result, typeof(IAsyncEnumerable<>)) || Has(result, typeof(IAsyncEnumerator<>));

    private static bool IsLazyValue(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(Lazy<>);

    private static bool IsItsOwnEnumerator(object result) =>
        result is IEnumerable and IEnumerator || (Has(result, typeof(IAsyncEnumerable<>)) && Has(result, typeof(IAsyncEnumerator<>)));

    private static bool Has(object result, Type generic) =>
        Array.Exists(result.GetType().GetInterfaces(), one => one.IsGenericType && one.GetGenericTypeDefinition() == generic);

    private static object? Awaited(object? result)
    {
        if (result?.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(ValueTask<>))
            result = type.GetMethod(nameof(ValueTask<int>.AsTask))!.Invoke(result, null);
        if (result is not Task task)
            return result;
        task.GetAwaiter().GetResult();
        return Awaitables.ResultOf(task.GetType()) is { } inner
            ? typeof(Task<>).MakeGenericType(inner).GetProperty(nameof(Task<int>.Result))!.GetValue(task)
            : null;
    }
}
