using System.Reflection;

namespace SplNet.Arguments.Reflection;

/// <summary>How a delegate is called: by the types as it was taken, where its method may take more general ones and return a more special one.</summary>
internal static class DelegateCall
{
    /// <summary>The method by which it is called.</summary>
    public static MethodInfo Of(Delegate call) => call.GetType().GetMethod(nameof(Action.Invoke))!;

    /// <summary>What it returns to its caller.</summary>
    public static Type ResultOf(Delegate call) => Of(call).ReturnType;
}
