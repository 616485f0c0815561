using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace SplNet.Testing;

/// <summary>Reads methods off a call stack, as the user wrote them.</summary>
internal static class CallStack
{
    /// <summary>The methods from the innermost to the outermost; an asynchronous method stands for its state machine. What was made at run time belongs to no class and has no attributes to ask for.</summary>
    /// <param name="trace">The call stack.</param>
    public static IEnumerable<MethodInfo> Methods(StackTrace trace)
    {
        ArgumentNullException.ThrowIfNull(trace);
        return trace.GetFrames().Select(static frame => frame.GetMethod()).OfType<MethodInfo>().Where(static method => method.DeclaringType is not null).Select(AsWritten);
    }

    private static MethodInfo AsWritten(MethodInfo method)
    {
        var machine = method.DeclaringType;
        if (machine?.DeclaringType is not { } owner || !typeof(IAsyncStateMachine).IsAssignableFrom(machine))
            return method;
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var definition = machine.IsGenericType ? machine.GetGenericTypeDefinition() : machine;
        return Array.Find(
            owner.GetMethods(any),
            candidate => candidate.GetCustomAttribute<AsyncStateMachineAttribute>()?.StateMachineType == definition) ?? method;
    }
}
