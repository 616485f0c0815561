using SplNet.Testing;
using Xunit;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>Runs one test as xUnit.net does, from the fixtures of the assembly to their end.</summary>
internal sealed class TestReplay
{
    private readonly TestIdentity _identity;
    private readonly IXunitTestMethod _method;
    private readonly ReplaySteps _steps = new();
    private readonly Stack<IBeforeAfterTestAttribute> _entered = new();
    private IXunitTest? _test;
    private object? _instance;

    public TestReplay(TestIdentity identity)
    {
        _identity = identity;
        _method = TestModel.Of(identity);
    }

    public void Run()
    {
        TestContext.SetForInitialization(diagnosticMessageSink: null, diagnosticMessages: false, internalDiagnosticMessages: false);
        var fixtures = new Fixtures(_method.TestClass);
        fixtures.Create(_steps);
        var testCase = TestModel.CaseOf(_method);
        using var messages = new ConsoleMessages();
        _steps.Run(() => EnterTestAsync(testCase, messages));
        RunTest(fixtures);
        _steps.CleanUp(() => testCase.DisposeAsync().AsTask());
        fixtures.CleanUp(_steps);
        _steps.Complete();
    }

    private void RunTest(Fixtures fixtures)
    {
        _steps.Run(() => CreateAsync(fixtures));
        _steps.Run(() => (_instance as IAsyncLifetime)?.InitializeAsync().AsTask() ?? Task.CompletedTask);
        foreach (var attribute in _method.BeforeAfterTestAttributes)
            _steps.Run(() => EnterAsync(attribute));
        _steps.Run(() => TestMethod.InvokeAsync(_test!.TestMethod.Method, _instance, _test.TestMethodArguments));
        foreach (var attribute in _entered)
            _steps.CleanUp(() => LeaveAsync(attribute));
        _steps.CleanUp(() => TestObject.DisposeAsync(_instance));
    }

    private async Task<IXunitTest> FindTestAsync(XunitTestCase testCase)
    {
        var tests = await testCase.CreateTests();
        if (_identity.RowKey is not { } key)
            return tests.First();
        var row = TestRow.Find(tests.Select(static test => test.TestMethodArguments), key);
        return tests.First(test => ReferenceEquals(test.TestMethodArguments, row));
    }

    // Waits, because the context must outlive this method.
    private Task EnterTestAsync(XunitTestCase testCase, IMessageBus messages)
    {
        _test = FindTestAsync(testCase).GetAwaiter().GetResult();
        var output = new TestOutputHelper();
        output.Initialize(messages, _test);
        TestContext.SetForTest(_test, TestEngineStatus.Running, CancellationToken.None, testState: null, output);
        return Task.CompletedTask;
    }

    private Task CreateAsync(Fixtures fixtures)
    {
        _instance = _method.Method.IsStatic ? null : TestClass.Create(_method.TestClass, fixtures);
        return Task.CompletedTask;
    }

    private Task EnterAsync(IBeforeAfterTestAttribute attribute)
    {
        attribute.Before(_test!.TestMethod.Method, _test);
        _entered.Push(attribute);
        return Task.CompletedTask;
    }

    private Task LeaveAsync(IBeforeAfterTestAttribute attribute)
    {
        attribute.After(_test!.TestMethod.Method, _test);
        return Task.CompletedTask;
    }
}
