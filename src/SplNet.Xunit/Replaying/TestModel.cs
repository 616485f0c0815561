using SplNet.Testing;
using Xunit.v3;

namespace SplNet.Xunit.Replaying;

/// <summary>xUnit.net's own description of a test, which knows its collection, its fixtures and its rows.</summary>
internal static class TestModel
{
    public static IXunitTestMethod Of(TestIdentity identity)
    {
        var (type, method) = TestMethod.Resolve(identity);
        var assembly = new XunitTestAssembly(type.Assembly);
        var collections = ExtensibilityPointFactory.GetXunitTestCollectionFactory(assembly.CollectionBehavior?.CollectionFactoryType, assembly)
            ?? new CollectionPerClassTestCollectionFactory(assembly);
        return new XunitTestMethod(new XunitTestClass(type, collections.Get(type)), method, []);
    }

    /// <summary>The test case whose tests are the rows, with their arguments converted and the types of a generic method chosen.</summary>
    public static XunitTestCase CaseOf(IXunitTestMethod method)
    {
        var name = $"{method.TestClass.TestClassName}.{method.MethodName}";
        return method.FactAttributes.Any(static fact => fact is ITheoryAttribute)
            ? new XunitDelayEnumeratedTheoryTestCase(method, name, method.UniqueID, @explicit: false, skipTestWithoutData: false)
            : new XunitTestCase(method, name, method.UniqueID, @explicit: false);
    }
}
