using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Arguments;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Operands;

/// <summary>Finds operand code that has not finished its work when it returns, which would measure something else.</summary>
internal static class UnfinishedCode
{
    private const string LambdaIsAsyncVoid = "its lambda is async void and cannot be awaited, " +
        "so the code after its first await is not measured. Let it return a Task, which is awaited";

    private const string LambdaIsIterator = "its lambda is an iterator: its code runs only when its result is enumerated. " +
        "Let it call a method that enumerates it";

    private const string AwaitIt = "Return the Task itself, or await it in the operand: Operand.Of(async () => await …)";

    /// <summary>The problems with the code of a delegate, as messages for the user.</summary>
    public static IEnumerable<OperandProblem> Problems(Delegate code) =>
        [.. Problems(DelegateCall.ResultOf(code)), .. code.GetInvocationList().SelectMany(static one => Problems(one.Method)).Distinct()];

    /// <summary>The problems with a called method, as messages for the user.</summary>
    /// <param name="called">The method.</param>
    /// <param name="target">The type of the object on which it is called; null if unknown.</param>
    public static IEnumerable<OperandProblem> Problems(MethodBase called, Type? target) =>
        called is MethodInfo method
            ? [
                .. Problems(method.ReturnType),
                .. ProblemOf(Implementation.Of(method, target)) is { } problem ? [problem] : Array.Empty<OperandProblem>()]
            : [];

    // An operand awaits only a task, and nothing that the task returns.
    private static IEnumerable<OperandProblem> Problems(Type result)
    {
        if (Awaitables.IsOther(result))
            yield return $"it returns {NameOf(result)} that is not awaited, so its work is not measured. {AwaitIt}";
        else if (Awaitables.ResultOf(result) is { } inner && (Awaitables.IsOther(inner) || (inner.IsValueType && Awaitables.IsTask(inner))))
            yield return $"it returns {NameOf(inner)} within a task, and only the task is awaited, " +
                $"so the inner work is not measured. {AwaitIt}";
    }

    private static IEnumerable<OperandProblem> Problems(MethodInfo code)
    {
        if (!IsLambda(code))
            return ProblemOf(code) is { } problem ? [problem] : [];
        if (Unfinishing.Of(code) == UnfinishedWork.AsyncVoid)
            return [LambdaIsAsyncVoid];
        if (Unfinishing.Of(code) == UnfinishedWork.Iterator)
            return [LambdaIsIterator];
        var calls = MethodCalls.In(code);
        return
        [
            .. calls.Where(static call => Unfinishing.Of(call.Method) == UnfinishedWork.AsyncVoid || call.IsLast)
                .Select(static call => ProblemOf(call.Method)).OfType<string>(),
        ];
    }

    private static string? ProblemOf(MethodInfo method)
    {
        if (Measurability.Unfinished(new ReflectionMember(method)) is not { } mistake)
            return null;
        var name = NameOf(method);
        var advice = Unfinishing.Of(method) != UnfinishedWork.Iterator ? mistake.Advice
            : method.IsDefined(typeof(AsyncIteratorStateMachineAttribute), inherit: false)
            ? $"Enumerate it in the operand: Operand.Of(async () => await {name}(…).ToListAsync()), or with await foreach"
            : $"Enumerate it in the operand: Operand.Of(() => {name}(…).ToList()), or with foreach";
        return $"'{name}' {mistake.Reason}. {advice}";
    }

    private static string NameOf(Type type)
    {
        var name = type.Name.Split('`')[0];
        return (name[0] is 'A' or 'E' or 'I' or 'O' or 'U' ? "an " : "a ") + name;
    }

    // A local function is <Outer>g__Name|0_0.
    private static string NameOf(MethodInfo method)
    {
        var start = method.Name.IndexOf(">g__", StringComparison.Ordinal);
        return start < 0 ? method.Name : method.Name[(start + 4)..method.Name.IndexOf('|', start)];
    }

    // The compiler-generated names of lambdas and their classes are not valid identifiers. In C#, names of local functions contain a g
    // instead of the b.
    private static bool IsLambda(MethodInfo method) =>
        (method.Name.StartsWith('<') && method.Name.Contains(">b__", StringComparison.Ordinal)) // C#
        || method.Name.StartsWith("_Lambda$__", StringComparison.Ordinal) // Visual Basic
        || method.DeclaringType?.Name.Contains('@', StringComparison.Ordinal) == true; // F#
}
