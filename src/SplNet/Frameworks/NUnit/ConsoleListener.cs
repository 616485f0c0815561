using System.Reflection;
using SplNet.Reflection;

namespace SplNet.Frameworks.NUnit;

/// <summary>Listens to a replay, as a stand-in for NUnit's interface: a test's output goes to standard output, which SplNet shows after a crash.</summary>
internal class ConsoleListener : DispatchProxy
{
    public static object Create(Type listener) => Create(listener, typeof(ConsoleListener));

    protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
    {
        if (targetMethod?.Name == "TestOutput" && args is [{ } output])
            Console.Write(Late.Get(output, "Text"));
        return null;
    }
}
