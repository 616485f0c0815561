using SplNet.Arguments.Reflection;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>Sets <c>TestContext.Current</c> in a replay step by step, like xUnit.net.</summary>
internal static class TestContexts
{
    private const string Running = "Running";

    private static Type Type => XunitV3Names.Needed("Xunit.TestContext");

    public static void Begin() => Late.CallStatic(
        Type, "SetForInitialization", ("diagnosticMessageSink", null), ("diagnosticMessages", false),
        ("internalDiagnosticMessages", false));

    public static void EnterAssembly(object assembly) =>
        Enter("SetForTestAssembly", ("testAssembly", assembly), ("testAssemblyStatus", Running));

    public static void EnterCollection(object collection) =>
        Enter("SetForTestCollection", ("testCollection", collection), ("testCollectionStatus", Running));

    public static void EnterClass(object testClass, object fixtures) =>
        Enter("SetForTestClass", ("testClass", testClass), ("testClassStatus", Running), ("fixtures", fixtures));

    public static void EnterTest(object test, object output) =>
        Enter("SetForTest", ("test", test), ("testStatus", Running), ("testOutputHelper", output));

    /// <summary>The output helper of the current test.</summary>
    public static object? Output => Late.Get(Late.GetStatic(Type, "Current"), "TestOutputHelper");

    private static void Enter(string method, params (string Name, object? Value)[] arguments) =>
        Late.CallStatic(Type, method, [.. arguments, ("cancellationToken", CancellationToken.None)]);
}
