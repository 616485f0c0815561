using System.Reflection;

namespace SplNet.MSTest.Replaying;

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
        [.. OfClass<ClassInitializeAttribute>(type, static attribute => attribute.InheritanceBehavior).Reverse()],
        [.. OfClass<ClassCleanupAttribute>(type, static attribute => attribute.InheritanceBehavior)],
        [.. OfTest<TestInitializeAttribute>(type).Reverse()],
        [.. OfTest<TestCleanupAttribute>(type)]);

    private static IEnumerable<MethodInfo> OfClass<TAttribute>(Type type, Func<TAttribute, InheritanceBehavior> inheritance)
        where TAttribute : Attribute =>
        from current in Hierarchy(type)
        from method in current.GetMethods(Declared | BindingFlags.Static)
        let attribute = method.GetCustomAttribute<TAttribute>()
        where attribute is not null && (current == type || inheritance(attribute) == InheritanceBehavior.BeforeEachDerivedClass)
        select method;

    // A method that is overridden or hidden is called in its last form only.
    private static IEnumerable<MethodInfo> OfTest<TAttribute>(Type type)
        where TAttribute : Attribute =>
        Hierarchy(type)
            .SelectMany(static current => current.GetMethods(Declared | BindingFlags.Instance))
            .Where(static method => method.GetParameters().Length == 0)
            .DistinctBy(static method => method.Name, StringComparer.Ordinal)
            .Where(static method => method.IsDefined(typeof(TAttribute), inherit: true));

    private static IEnumerable<Type> Hierarchy(Type type)
    {
        for (var current = type; current is not null && current != typeof(object); current = current.BaseType)
            yield return current;
    }
}
