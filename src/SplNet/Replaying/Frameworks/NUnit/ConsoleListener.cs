using System.Reflection;
using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Implements NUnit's listener interface for a replay: a test's output goes to standard output, which SplNet shows after a crash. NUnit
/// buffers console output of tests until they end, so the original console is restored when a test starts; output to <c>TestContext.Out</c>
/// is lost with the process.
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
