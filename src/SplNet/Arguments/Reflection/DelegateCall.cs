using System.Reflection;

namespace SplNet.Arguments.Reflection;

/// <summary>
/// Finds the method by which a delegate is called. It has the delegate's own types; the target method may take more general types and
/// return a more specific one.
/// </summary>
internal static class DelegateCall
{
    /// <summary>The Invoke method of the delegate.</summary>
    public static MethodInfo Of(Delegate call) => call.GetType().GetMethod(nameof(Action.Invoke))!;

    /// <summary>The type that it returns to its caller.</summary>
    public static Type ResultOf(Delegate call) => Of(call).ReturnType;
}
