using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>Runs one test as MSTest does, from the initialisation of the assembly to its clean-up.</summary>
internal sealed class TestReplay
{
    private readonly TestIdentity _test;
    private readonly Type _type;
    private readonly MethodInfo _method;
    private readonly ReplayContext _context;
    private readonly ReplaySteps _steps = new();
    private object?[] _row = [];
    private object? _instance;

    public TestReplay(TestIdentity test)
    {
        _test = test;
        (_type, _method) = TestMethod.Resolve(test);
        _context = new ReplayContext(test.Settings);
    }

    public void Run()
    {
        _context.MakeCurrent();
        var cycle = MSTestLifeCycle.Of(_type);
        foreach (var method in cycle.Shared.SelectMany(static shared => shared.Before))
            _steps.Run(() => InvokeStaticAsync(method));
        RunTest(cycle);
        foreach (var method in cycle.Shared.Reverse().SelectMany(static shared => shared.After))
            _steps.CleanUp(() => InvokeStaticAsync(method));
        _steps.Complete();
    }

    private void RunTest(LifeCycle cycle)
    {
        _steps.Run(FindRowAsync);
        foreach (var method in cycle.First)
            _steps.Run(() => InvokeStaticAsync(method));
        _steps.Run(CreateAsync);
        foreach (var method in cycle.Before)
            _steps.Run(() => TestMethod.InvokeAsync(method, _instance));
        _steps.Run(InvokeTestAsync);
        _context.Outcome = _steps.Failed ? ReplayContext.Failed : ReplayContext.Passed;
        if (_instance is not null)
            CleanUpTest(cycle);
    }

    private void CleanUpTest(LifeCycle cycle)
    {
        foreach (var method in cycle.After)
            _steps.CleanUp(() => TestMethod.InvokeAsync(method, _instance));
        if (cycle.Disposal is Disposal.Asynchronous or Disposal.Both)
            _steps.CleanUp(() => TestObject.DisposeAsync(_instance as IAsyncDisposable));
        if (cycle.Disposal is Disposal.Synchronous or Disposal.Both)
            _steps.CleanUp(DisposeAsync);
        foreach (var method in cycle.Last)
            _steps.CleanUp(() => InvokeStaticAsync(method));
    }

    // Runs after the initialisation of the class, on which the data may depend.
    private Task FindRowAsync()
    {
        if (_test.RowKey is { } key)
            _context.ShowRow(_row = TestRow.Find(DataRows.Of(_method), key));
        return Task.CompletedTask;
    }

    private Task CreateAsync()
    {
        _instance = TestClass.Create(_type, _context.Instance);
        return Task.CompletedTask;
    }

    private Task DisposeAsync()
    {
        ((IDisposable)_instance!).Dispose();
        return Task.CompletedTask;
    }

    private Task InvokeTestAsync()
    {
        var arguments = RowArguments.For(_method, _row);
        return TestMethod.InvokeAsync(GenericTestMethod.Close(_method, arguments), _instance, arguments);
    }

    private Task InvokeStaticAsync(MethodInfo method) =>
        TestMethod.InvokeAsync(method, instance: null, method.GetParameters().Length == 0 ? [] : [_context.Instance]);
}
