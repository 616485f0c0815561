using SplNet.Arguments.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.XunitV3.Replaying;

/// <summary>Creates xUnit.net's own description of a test, with its collection, fixtures and rows.</summary>
internal static class TestModel
{
    private const string Models = "Xunit.v3.";

    /// <summary>The test method, an <c>IXunitTestMethod</c>.</summary>
    public static object Of(TestIdentity identity)
    {
        var (type, method) = TestMethod.Resolve(identity);
        var assembly = New("XunitTestAssembly", ("assembly", type.Assembly));
        var collection = Late.Call(Collections(assembly), "Get", ("testClass", type));
        return New(
            "XunitTestMethod", ("testClass", New("XunitTestClass", ("class", type), ("testCollection", collection))), ("method", method),
            ("testMethodArguments", Array.Empty<object?>()));
    }

    /// <summary>The test case whose tests are the rows, with converted arguments and inferred types for a generic method.</summary>
    public static object CaseOf(object method)
    {
        var isTheory = ((IEnumerable<object>)Late.Get(method, "FactAttributes")!).Any(
            static fact => NamedAttributes.Is(fact.GetType(), XunitV3Names.TheoryAttribute));
        return New(
            isTheory ? "XunitDelayEnumeratedTheoryTestCase" : "XunitTestCase",
            ("testMethod", method),
            ("testCaseDisplayName", $"{Late.Get(method, "TestClass.TestClassName")}.{Late.Get(method, "MethodName")}"),
            ("uniqueID", Late.Get(method, "UniqueID")),
            ("explicit", false),
            ("skipTestWithoutData", false));
    }

    private static object Collections(object assembly)
    {
        var chosen = Late.Get(assembly, "CollectionBehavior.CollectionFactoryType");
        return Late.CallStatic(
            XunitV3Names.Needed(Models + "ExtensibilityPointFactory"), "GetXunitTestCollectionFactory",
            ("testCollectionFactoryType", (Type?)chosen), ("testAssembly", assembly))
            ?? New("CollectionPerClassTestCollectionFactory", ("testAssembly", assembly));
    }

    private static object New(string type, params (string Name, object? Value)[] arguments) =>
        Late.New(XunitV3Names.Needed(Models + type), arguments);
}
