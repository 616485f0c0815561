using System.Reflection;
using SplNet.Reflection;
using SplNet.Testing;

namespace SplNet.Frameworks.MSTest.Replaying;

/// <summary>The methods that MSTest calls around the tests of a class, and around each of them, in the order of the calls.</summary>
internal sealed record ClassFixtures(
    IReadOnlyList<MethodInfo> Initialize,
    IReadOnlyList<MethodInfo> CleanUp,
    IReadOnlyList<MethodInfo> InitializeTest,
    IReadOnlyList<MethodInfo> CleanUpTest)
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.DeclaredOnly;

    // Initialisation begins with the base class, clean-up ends with it.
    public static ClassFixtures Of(Type type) => new(
        [.. OfClass(type, MSTestNames.ClassInitialize).Reverse()],
        [.. OfClass(type, MSTestNames.ClassCleanup)],
        [.. OfTest(type, MSTestNames.TestInitialize).Reverse()],
        [.. OfTest(type, MSTestNames.TestCleanup)]);

    private static IEnumerable<MethodInfo> OfClass(Type type, string name) =>
        from current in Hierarchy(type)
        from method in current.GetMethods(Declared | BindingFlags.Static)
        let attribute = NamedAttributes.Of(method, name).FirstOrDefault()
        where attribute is not null && (current == type || Late.Get(attribute, "InheritanceBehavior")?.ToString() == "BeforeEachDerivedClass")
        select method;

    // A method that is overridden or hidden is called in its last form only.
    private static IEnumerable<MethodInfo> OfTest(Type type, string name) =>
        Hierarchy(type)
            .SelectMany(static current => current.GetMethods(Declared | BindingFlags.Instance))
            .Where(static method => method.GetParameters().Length == 0)
            .DistinctBy(static method => method.Name, StringComparer.Ordinal)
            .Where(method => NamedAttributes.Has(method, name));

    private static IEnumerable<Type> Hierarchy(Type type)
    {
        for (var current = type; current is not null && current != typeof(object); current = current.BaseType)
            yield return current;
    }
}
