using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>Runs one test as xUnit.net does, from the creation of the assembly's fixtures to their disposal.</summary>
internal sealed class TestReplay
{
    private readonly TestIdentity _identity;
    private readonly object _method;
    private readonly ReplaySteps _steps = new();
    private readonly Stack<object> _entered = new();
    private object? _test;
    private object? _instance;

    public TestReplay(TestIdentity identity)
    {
        _identity = identity;
        _method = TestModel.Of(identity);
    }

    // The method with the types inferred from its row, if it is generic.
    private MethodInfo Method =>
        (MethodInfo)Late.Get(_test ?? throw new InvalidOperationException("No test was entered."), "TestMethod.Method")!;

    public void Run()
    {
        TestContexts.Begin();
        var fixtures = new Fixtures(Late.Get(_method, "TestClass")!);
        fixtures.Create(_steps);
        var testCase = TestModel.CaseOf(_method);
        _steps.Run(() => EnterTest(testCase));
        RunTest(fixtures);
        _steps.CleanUp(() => TestObject.DisposeAsync(testCase));
        fixtures.CleanUp(_steps);
        _steps.Complete();
    }

    private void RunTest(Fixtures fixtures)
    {
        _steps.Run(() => Create(fixtures));
        _steps.Run(InitializeAsync);
        foreach (var attribute in (IEnumerable<object>)Late.Get(_method, "BeforeAfterTestAttributes")!)
            _steps.Run(() => Enter(attribute));
        _steps.Run(() => TestMethod.InvokeAsync(Method, _instance, (object?[])Late.Get(_test!, "TestMethodArguments")!));
        foreach (var attribute in _entered)
            _steps.CleanUp(() => Leave(attribute));
        _steps.CleanUp(() => TestObject.DisposeAsync(_instance));
    }

    private object FindTest(object testCase)
    {
        var tests = ((IEnumerable<object>)Late.Await(Late.Call(testCase, "CreateTests"))!).ToList();
        if (_identity.RowKey is not { } key)
            return tests[0];
        var row = TestRow.Find(tests.Select(ArgumentsOf), key);
        return tests.First(test => ReferenceEquals(ArgumentsOf(test), row));
    }

    private Task EnterTest(object testCase)
    {
        _test = FindTest(testCase);
        var output = Late.New(XunitV3Names.Needed("Xunit.v3.TestOutputHelper"));
        Late.Call(output, "Initialize", ("messageBus", ConsoleMessages.Create()), ("test", _test));
        TestContexts.EnterTest(_test, output);
        return Task.CompletedTask;
    }

    private Task Create(Fixtures fixtures)
    {
        _instance = ((MethodInfo)Late.Get(_method, "Method")!).IsStatic
            ? null
            : TestClass.Create(Late.Get(_method, "TestClass")!, fixtures);
        return Task.CompletedTask;
    }

    // Waits synchronously, so that the test sees the execution context that the initialiser sets.
    private Task InitializeAsync()
    {
        if (_instance is not null && NamedAttributes.Is(_instance.GetType(), XunitV3Names.AsyncLifetime))
            Late.Await(Late.CallInterface(_instance, XunitV3Names.AsyncLifetime, "InitializeAsync"));
        return Task.CompletedTask;
    }

    private Task Enter(object attribute)
    {
        Late.CallInterface(attribute, "Xunit.v3.IBeforeAfterTestAttribute", "Before", ("methodUnderTest", Method), ("test", _test));
        _entered.Push(attribute);
        return Task.CompletedTask;
    }

    private Task Leave(object attribute)
    {
        Late.CallInterface(attribute, "Xunit.v3.IBeforeAfterTestAttribute", "After", ("methodUnderTest", Method), ("test", _test));
        return Task.CompletedTask;
    }

    private static object?[] ArgumentsOf(object test) => (object?[])Late.Get(test, "TestMethodArguments")!;
}
