using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Syntax.Binding;

namespace SplNet.Arguments.Reflection;

/// <summary>What methods that are loaded leave to be done when they return: the compiler marks what it has made a state machine of.</summary>
internal static class Unfinishing
{
    public static UnfinishedWork Of(MethodInfo method) =>
        method.IsDefined(typeof(IteratorStateMachineAttribute), inherit: false) || method.IsDefined(typeof(AsyncIteratorStateMachineAttribute), inherit: false) ? UnfinishedWork.Iterator
        : method.ReturnType == typeof(void) && method.IsDefined(typeof(AsyncStateMachineAttribute), inherit: false) ? UnfinishedWork.AsyncVoid
        : UnfinishedWork.None;
}
