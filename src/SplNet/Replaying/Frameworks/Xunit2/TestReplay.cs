using System.Collections.Concurrent;
using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.Xunit2;

/// <summary>
/// Runs one test with xUnit.net's own framework, which comes with the tests. Fixtures, initialisers, output and collections therefore
/// follow xUnit.net's rules in any version.
/// </summary>
internal static class TestReplay
{
    private const string Execution = "xunit.execution.dotnet";
    private const string Abstractions = "xunit.abstractions";

    public static void Run(TestIdentity identity)
    {
        var (type, method) = TestMethod.Resolve(identity);
        var sink = Messages.Create(Needed("Xunit.Abstractions.IMessageSink"), out var messages);
        var framework = Late.New(Needed("Xunit.Sdk.XunitTestFramework"), ("messageSink", sink));
        var assembly = Late.CallStatic(Needed("Xunit.Sdk.Reflector"), "Wrap", ("assembly", type.Assembly));
        var discoverer = Late.Call(framework, "GetDiscoverer", ("assemblyInfo", assembly))!;
        Late.Call(
            discoverer,
            "Find",
            ("typeName", type.FullName),
            ("includeSourceInformation", false),
            ("discoveryMessageSink", sink),
            ("discoveryOptions", Options.Create(Needed("Xunit.Abstractions.ITestFrameworkDiscoveryOptions"))));
        messages.WaitForEndOfDiscovery();
        RunningRow.WantedKey = identity.RowKey;
        var found = messages.Cases.Where(test => Late.Get(test, "TestMethod.Method.Name") as string == method.Name).ToList();
        var wanted = found.FindAll(test => MayHold(test, identity.RowKey));
        if (found.Count > 0 && wanted.Count == 0)
            throw TestRow.Missing();
        if (wanted.Count == 0)
            throw new UnreplayableTestException($"xUnit.net did not find the test {type.FullName}.{method.Name} in the measuring process.");
        Execute(framework, type.Assembly, sink, wanted);
        messages.WaitForEndOfRun();
        if (Replay.Current is not { IsOver: true } && messages.Failure is { } failure)
            throw new UnreplayableTestException($"The test failed in the measuring process before it reached the experiment: {failure}");
    }

    // A theory whose rows xUnit.net cannot serialize is one test case for all rows.
    private static bool MayHold(object test, string? row) =>
        row is null || Late.Get(test, "TestMethodArguments") is not object?[] { Length: > 0 } arguments || TestRow.KeyOf(arguments) == row;

    private static void Execute(object framework, Assembly assembly, object sink, List<object> wanted)
    {
        // The runner expects a sequence of its own test case type.
        var cases = Array.CreateInstance(Needed("Xunit.Abstractions.ITestCase"), wanted.Count);
        for (var index = 0; index < wanted.Count; index++)
            cases.SetValue(wanted[index], index);
        var executor = Late.Call(framework, "GetExecutor", ("assemblyName", assembly.GetName()))!;
        Late.Call(
            executor,
            "RunTests",
            ("testCases", cases),
            ("executionMessageSink", sink),
            ("executionOptions", Options.Create(Needed("Xunit.Abstractions.ITestFrameworkExecutionOptions"))));
    }

    private static Type Needed(string name) => Late.Type(name, Execution, Abstractions)
        ?? throw new UnreplayableTestException(
            $"This version of xUnit.net 2 lacks {name}, so its tests cannot be run again in the measuring process.");

    /// <summary>
    /// Default options except one: xUnit.net reports messages synchronously; otherwise output would be lost if the test ends its process.
    /// </summary>
    internal class Options : DispatchProxy
    {
        private const string SynchronousReporting = "xunit.execution.SynchronousMessageReporting";

        public static object Create(Type options) => Create(options, typeof(Options));

        protected override object? Invoke(MethodInfo? targetMethod, object?[]? args) =>
            args is [SynchronousReporting] ? true
            : targetMethod?.ReturnType is { IsValueType: true } type && type != typeof(void) ? Activator.CreateInstance(type) : null;
    }

    /// <summary>Receives the messages of xUnit.net: test cases, completions, and the first failure.</summary>
    internal class Messages : DispatchProxy
    {
        private readonly TaskCompletionSource _discovered = new(TaskCreationOptions.RunContinuationsAsynchronously);
        private readonly TaskCompletionSource _run = new(TaskCreationOptions.RunContinuationsAsynchronously);
        private readonly ConcurrentQueue<object> _cases = new();

        public IEnumerable<object> Cases => _cases;

        public string? Failure { get; private set; }

        public static object Create(Type sink, out Messages messages)
        {
            var made = Create(sink, typeof(Messages));
            messages = (Messages)made;
            return made;
        }

        public void WaitForEndOfDiscovery() => _discovered.Task.GetAwaiter().GetResult();

        public void WaitForEndOfRun() => _run.Task.GetAwaiter().GetResult();

        protected override object? Invoke(MethodInfo? targetMethod, object?[]? args)
        {
            if (args is not [{ } message])
                return true;
            if (Is(message, "ITestCaseDiscoveryMessage") && Late.Get(message, "TestCase") is { } test)
                _cases.Enqueue(test);
            else if (Is(message, "IDiscoveryCompleteMessage"))
                _discovered.TrySetResult();
            else if (Is(message, "ITestAssemblyFinished"))
                _run.TrySetResult();
            else if (Is(message, "ITestOutput"))
                Console.Write(Late.Get(message, "Output"));
            else if (Is(message, "IFailureInformation"))
                Failure ??= FailureIn(message);
            return true;
        }

        private static bool Is(object message, string name) => NamedAttributes.Is(message.GetType(), "Xunit.Abstractions." + name);

        private static string FailureIn(object message)
        {
            var types = Late.Get(message, "ExceptionTypes") as string[] ?? [];
            var texts = Late.Get(message, "Messages") as string[] ?? [];
            return string.Join(" <- ", types.Zip(texts, static (type, text) => $"{type}: {text}"));
        }
    }
}
