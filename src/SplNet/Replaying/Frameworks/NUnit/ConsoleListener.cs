using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Listens to a replay, as a stand-in for NUnit's interface: a test's output goes to standard output, which SplNet shows after a crash. NUnit keeps back what tests write to the console
/// until they end, so the console is put back when it begins; what they write to <c>TestContext.Out</c> is lost with the process.
/// </summary>
internal class ConsoleListener : DispatchProxy
{
    private readonly TextWriter _console = Console.Out;

    public static object Create(Type listener) => Create(listener, typeof(ConsoleListener));

    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        if (targetMethod?.Name == "TestStarted")
            Console.SetOut(_console);
        else if (targetMethod?.Name == "TestOutput" && args is [{ } output])
            _console.Write(Late.Get(output, "Text"));
        return null;
    }
}
