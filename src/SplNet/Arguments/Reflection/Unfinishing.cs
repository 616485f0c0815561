using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Syntax.Binding;

namespace SplNet.Arguments.Reflection;

/// <summary>Finds loaded methods that return before their work is done: the compiler marks its state machines.</summary>
internal static class Unfinishing
{
    public static UnfinishedWork Of(MethodInfo method) =>
        method.IsDefined(typeof(IteratorStateMachineAttribute), inherit: false)
        || method.IsDefined(typeof(AsyncIteratorStateMachineAttribute), inherit: false) ? UnfinishedWork.Iterator
        : method.ReturnType == typeof(void) && method.IsDefined(typeof(AsyncStateMachineAttribute), inherit: false)
        ? UnfinishedWork.AsyncVoid
        : UnfinishedWork.None;
}
