using System.Diagnostics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.RegularExpressions;

namespace SplNet.UnitTests;

/// <summary>Reads methods from a call stack, as the user wrote them.</summary>
internal static partial class CallStack
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
        | BindingFlags.DeclaredOnly;

    /// <summary>
    /// The methods from the innermost to the outermost; a state machine is replaced by its asynchronous method. Methods created at run time
    /// are skipped, because they have neither a class nor attributes.
    /// </summary>
    /// <param name="trace">The call stack.</param>
    public static IEnumerable<MethodInfo> Methods(StackTrace trace)
    {
        ArgumentNullException.ThrowIfNull(trace);
        return trace.GetFrames().Select(static frame => frame.GetMethod()).OfType<MethodInfo>()
            .Where(static method => method.DeclaringType is not null).Select(AsWritten);
    }

    /// <summary>
    /// The methods after which F# named the closures and tasks on the stack, from the innermost to the outermost: <c>task { … }</c> in
    /// <c>sorts</c> is <c>sorts@12-1</c>, a sibling of the member's class. A name that several methods share identifies none of them.
    /// </summary>
    /// <param name="trace">The call stack.</param>
    public static IEnumerable<MethodInfo> NamingMethods(StackTrace trace) =>
        trace.GetFrames().Select(static frame => frame.GetMethod()?.DeclaringType).OfType<Type>().Select(NamingMethod).OfType<MethodInfo>();

    internal static MethodInfo? NamingMethod(Type closure)
    {
        // Reflection escapes special characters in type names with a backslash.
        if (ClosureName().Match(closure.Name.Replace("\\", string.Empty, StringComparison.Ordinal)) is not { Success: true } match)
            return null;
        var name = match.Groups["method"].Value;
        var homes = closure.DeclaringType is { } module
            ? [module, .. module.GetNestedTypes(Any)]
            : closure.Assembly.GetTypes().Where(type => !type.IsNested && type.Namespace == closure.Namespace);
        return homes.SelectMany(static home => home.GetMethods(Any)).Where(method => NotInTypes().Replace(method.Name, "-") == name).Take(2)
            .ToList() is [var only]
            ? only
            : null;
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

    // F# replaces these characters with -.
    [GeneratedRegex(@"[.+$&\[\]/\\*""`]", RegexOptions.None, 1_000)]
    private static partial Regex NotInTypes();
}
