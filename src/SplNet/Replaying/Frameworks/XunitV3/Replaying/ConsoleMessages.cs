using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>
/// Implements xUnit.net's message bus for a replay: a test's output goes to standard output, which SplNet shows after a crash.
/// </summary>
internal class ConsoleMessages : DispatchProxy
{
    public static object Create() => Create(XunitV3Names.Needed("Xunit.v3.IMessageBus"), typeof(ConsoleMessages));

    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        if (targetMethod?.ReturnType != typeof(bool))
            return null;
        if (args is [{ } message] && Late.Get(message, "Output") is string output)
            Console.Write(output);
        return true;
    }
}
