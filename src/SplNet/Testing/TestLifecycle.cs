using System.Reflection;

namespace SplNet.Testing;

/// <summary>Tells whether a test class relies on its framework to be built.</summary>
internal static class TestLifecycle
{
    private static readonly HashSet<string> Attributes = new(StringComparer.Ordinal)
    {
        "TestInitializeAttribute", "TestCleanupAttribute", "ClassInitializeAttribute", "ClassCleanupAttribute",
        "AssemblyInitializeAttribute", "AssemblyCleanupAttribute", "SetUpAttribute", "TearDownAttribute",
        "OneTimeSetUpAttribute", "OneTimeTearDownAttribute",
    };

    private static readonly HashSet<string> Interfaces = new(StringComparer.Ordinal)
    {
        "IAsyncLifetime", "IClassFixture`1", "ICollectionFixture`1",
    };

    /// <summary>What the class needs, as the end of a sentence; null if a plain instance does.</summary>
    public static string? Needs(Type type)
    {
        if (IsInherited(type))
            return "is inherited by a class that the call stack does not tell";
        if (!type.IsAbstract && type.GetConstructor(Type.EmptyTypes) is null)
            return "has a constructor with parameters";
        var lifetime = Array.Find(type.GetInterfaces(), static candidate => Interfaces.Contains(candidate.Name));
        if (lifetime is not null)
            return $"implements {lifetime.Name.Split('`')[0]}";
        const BindingFlags any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;
        return type.GetMethods(any)
            .SelectMany(static method => method.GetCustomAttributesData())
            .Select(static attribute => attribute.AttributeType.Name)
            .Where(Attributes.Contains)
            .Select(static name => $"uses [{name[..^"Attribute".Length]}]")
            .FirstOrDefault();
    }

    private static bool IsInherited(Type type) =>
        !type.IsSealed && (type.IsAbstract || Array.Exists(type.Assembly.GetTypes(), candidate => candidate.IsSubclassOf(type)));
}
