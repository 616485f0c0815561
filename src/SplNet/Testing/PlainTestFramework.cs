using System.Diagnostics;

namespace SplNet.Testing;

/// <summary>
/// Serves any framework without its adapter: finds the test method on the call stack by the name of its attribute, and runs it
/// again on a new instance. It refuses what only the adapter can rebuild.
/// </summary>
internal sealed class PlainTestFramework : TestFramework
{
    // Executions of tests do not share a flow of execution, so this tells the calls of one execution from those of the next;
    // but what an asynchronous callee sets, its caller does not see.
    private static readonly AsyncLocal<object?> Execution = new();

    public override string Name => "plain";

    public override RunningTest? FindRunningTest()
    {
        var method = CallStack.Methods(new StackTrace()).FirstOrDefault(TestAttributes.AreOn);
        if (method is null || AmbientContext.Contradicts(method))
            return null;
        var type = method.ReflectedType!;
        return new RunningTest
        {
            Identity = TestIdentity.Of(type, method, rowKey: null),
            Execution = AmbientContext.OfXunit("Test") ?? (Execution.Value ??= new object()),
            FullName = $"{type.FullName}.{method.Name}",
            Write = PlainOutput.Write,
        };
    }

    public override Task ReplayAsync(TestIdentity test)
    {
        var (type, method) = TestMethod.Resolve(test);
        var package = TestAttributes.AdapterFor(method);
        if (method.GetParameters().Length > 0)
            throw NeedsAdapter(package, "is data-driven");
        if (TestLifecycle.Needs(type) is { } reason)
            throw NeedsAdapter(package, reason);
        var steps = new ReplaySteps();
        object? instance = null;
        steps.Run(() =>
        {
            instance = method.IsStatic ? null : Activator.CreateInstance(type);
            return Task.CompletedTask;
        });
        steps.Run(() => TestMethod.InvokeAsync(method, instance));
        steps.CleanUp(() => TestObject.DisposeAsync(instance));
        steps.Complete();
        return Task.CompletedTask;
    }

    private static UnreplayableTestException NeedsAdapter(string package, string reason) =>
        new($"This test {reason}, which the measuring process can rebuild only with the adapter: dotnet add package {package}.");
}
