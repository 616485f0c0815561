using System.Reflection;

namespace SplNet.MSTest.Replaying;

/// <summary>The static methods that MSTest calls around all tests of an assembly, and around each of them.</summary>
internal sealed record AssemblyFixtures(
    IReadOnlyList<MethodInfo> Initialize,
    IReadOnlyList<MethodInfo> CleanUp,
    IReadOnlyList<MethodInfo> InitializeTest,
    IReadOnlyList<MethodInfo> CleanUpTest)
{
    private const BindingFlags Declared = BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly;

    public static AssemblyFixtures Of(Assembly assembly)
    {
        var methods = assembly.GetTypes()
            .Where(static type => type.IsDefined(typeof(TestClassAttribute), inherit: true))
            .SelectMany(static type => type.GetMethods(Declared))
            .ToList();
        return new AssemblyFixtures(
            With<AssemblyInitializeAttribute>(methods),
            With<AssemblyCleanupAttribute>(methods),
            With<GlobalTestInitializeAttribute>(methods),
            With<GlobalTestCleanupAttribute>(methods));
    }

    private static List<MethodInfo> With<TAttribute>(List<MethodInfo> methods)
        where TAttribute : Attribute => methods.FindAll(static method => method.IsDefined(typeof(TAttribute)));
}
