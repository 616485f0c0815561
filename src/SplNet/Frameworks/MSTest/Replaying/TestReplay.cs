using System.Reflection;
using SplNet.Testing;

namespace SplNet.Frameworks.MSTest.Replaying;

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
        var fixtures = AssemblyFixtures.Of(_type.Assembly);
        Around(fixtures.Initialize, fixtures.CleanUp, () => RunClass(fixtures));
        _steps.Complete();
    }

    private void RunClass(AssemblyFixtures assembly)
    {
        var fixtures = ClassFixtures.Of(_type);
        Around(fixtures.Initialize, fixtures.CleanUp, () => RunTest(assembly, fixtures));
    }

    private void Around(IReadOnlyList<MethodInfo> initialize, IReadOnlyList<MethodInfo> cleanUp, Action body)
    {
        foreach (var method in initialize)
            _steps.Run(() => InvokeStaticAsync(method));
        body();
        foreach (var method in cleanUp)
            _steps.CleanUp(() => InvokeStaticAsync(method));
    }

    private void RunTest(AssemblyFixtures assembly, ClassFixtures fixtures)
    {
        _steps.Run(FindRowAsync);
        foreach (var method in assembly.InitializeTest)
            _steps.Run(() => InvokeStaticAsync(method));
        _steps.Run(CreateAsync);
        foreach (var method in fixtures.InitializeTest)
            _steps.Run(() => TestMethod.InvokeAsync(method, _instance));
        _steps.Run(InvokeTestAsync);
        _context.Outcome = _steps.Failed ? ReplayContext.Failed : ReplayContext.Passed;
        if (_instance is not null)
            CleanUpTest(assembly, fixtures);
    }

    private void CleanUpTest(AssemblyFixtures assembly, ClassFixtures fixtures)
    {
        foreach (var method in fixtures.CleanUpTest)
            _steps.CleanUp(() => TestMethod.InvokeAsync(method, _instance));

        // MSTest calls both where a class has both.
        _steps.CleanUp(() => TestObject.DisposeAsync(_instance as IAsyncDisposable));
        _steps.CleanUp(DisposeAsync);
        foreach (var method in assembly.CleanUpTest)
            _steps.CleanUp(() => InvokeStaticAsync(method));
    }

    // After the initialisation of the class, on which the data may depend.
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
        (_instance as IDisposable)?.Dispose();
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
