using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>Reads methods off a call stack, as the user wrote them.</summary>
internal static partial class CallStack
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    /// <summary>The methods from the innermost to the outermost; an asynchronous method stands for its state machine. What was made at run time belongs to no class and has no attributes to ask for.</summary>
    /// <param name="trace">The call stack.</param>
    public static IEnumerable<MethodInfo> Methods(StackTrace trace)
    {
        ArgumentNullException.ThrowIfNull(trace);
        return trace.GetFrames().Select(static frame => frame.GetMethod()).OfType<MethodInfo>().Where(static method => method.DeclaringType is not null).Select(AsWritten);
    }

    /// <summary>
    /// The methods after which F# has named closures and tasks that are on the stack, from the innermost to the outermost: <c>task { … }</c> in <c>sorts</c> is <c>sorts@12-1</c>, beside the class of a
    /// member. A name that several methods have tells none of them.
    /// </summary>
    /// <param name="trace">The call stack.</param>
    public static IEnumerable<MethodInfo> NamingMethods(StackTrace trace) =>
        trace.GetFrames().Select(static frame => frame.GetMethod()?.DeclaringType).OfType<Type>().Select(NamingMethod).OfType<MethodInfo>();

    internal static MethodInfo? NamingMethod(Type closure)
    {
        // Reflection writes a backslash before what names of types may hold only so.
        if (ClosureName().Match(closure.Name.Replace("\\", string.Empty, StringComparison.Ordinal)) is not { Success: true } match)
            return null;
        var name = match.Groups["method"].Value;
        var homes = closure.DeclaringType is { } module ? [module, .. module.GetNestedTypes(Any)] : closure.Assembly.GetTypes().Where(type => !type.IsNested && type.Namespace == closure.Namespace);
        return homes.SelectMany(static home => home.GetMethods(Any)).Where(method => NotInTypes().Replace(method.Name, "-") == name).Take(2).ToList() is [var only] ? only : null;
    }

    private static MethodInfo AsWritten(MethodInfo method)
    {
        var machine = method.DeclaringType;
        if (machine?.DeclaringType is not { } owner || !typeof(IAsyncStateMachine).IsAssignableFrom(machine))
            return method;
        var definition = machine.IsGenericType ? machine.GetGenericTypeDefinition() : machine;
        return Array.Find(
            owner.GetMethods(Any),
            candidate => candidate.GetCustomAttribute<AsyncStateMachineAttribute>()?.StateMachineType == definition) ?? method;
    }

    [GeneratedRegex(@"^(?<method>.+)@\d+(-\d+)?(`\d+)?$", RegexOptions.ExplicitCapture, 1_000)]
    private static partial Regex ClosureName();

    // F# writes - in their place.
    [GeneratedRegex(@"[.+$&\[\]/\\*""`]", RegexOptions.None, 1_000)]
    private static partial Regex NotInTypes();
}
