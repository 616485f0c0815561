using System.Reflection;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>The methods that MSTest calls around the tests of a class, and around each test, in the order of the calls.</summary>
internal sealed record ClassFixtures(
    IReadOnlyList<MethodInfo> Initialize,
    IReadOnlyList<MethodInfo> CleanUp,
    IReadOnlyList<MethodInfo> InitializeTest,
    IReadOnlyList<MethodInfo> CleanUpTest)
{
    // InheritanceBehavior.BeforeEachDerivedClass in metadata.
    private const int EachDerivedClass = 1;

    // Initialisation starts with the base class; clean-up ends with it.
    public static ClassFixtures Of(Type type) => new(
        [.. OfClass(type, MSTestNames.ClassInitialize).Reverse()],
        [.. OfClass(type, MSTestNames.ClassCleanup)],
        [.. OfTest(type, MSTestNames.TestInitialize).Reverse()],
        [.. OfTest(type, MSTestNames.TestCleanup)]);

    private static IEnumerable<MethodInfo> OfClass(Type type, string name) =>
        from current in HookMethods.Hierarchy(type)
        from method in current.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly)
        let attribute = NamedAttributes.Read(method, name).FirstOrDefault()
        where attribute is not null
            && (current == type || NamedAttributes.Setting(attribute, "InheritanceBehavior", "inheritanceBehavior") is EachDerivedClass)
        select method;

    private static IEnumerable<MethodInfo> OfTest(Type type, string name) =>
        HookMethods.Of(type, name, BindingFlags.Instance | BindingFlags.Public);
}
