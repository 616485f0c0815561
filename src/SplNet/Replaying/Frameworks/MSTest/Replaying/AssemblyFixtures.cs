using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.MSTest.Replaying;

/// <summary>The static methods that MSTest calls around all tests of an assembly, and around each test.</summary>
internal sealed record AssemblyFixtures(
    IReadOnlyList<MethodInfo> Initialize,
    IReadOnlyList<MethodInfo> CleanUp,
    IReadOnlyList<MethodInfo> InitializeTest,
    IReadOnlyList<MethodInfo> CleanUpTest)
{
    private const BindingFlags Declared = BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly;

    private static readonly ConditionalWeakTable<Assembly, AssemblyFixtures> Known = [];

    // They may be in any class, and each class needs them.
    public static AssemblyFixtures Of(Assembly assembly) => Known.GetValue(assembly, Read);

    private static AssemblyFixtures Read(Assembly assembly)
    {
        var methods = assembly.GetTypes()
            .Where(static type => NamedAttributes.Has(type, MSTestNames.TestClass))
            .SelectMany(static type => type.GetMethods(Declared))
            .ToList();
        return new AssemblyFixtures(
            With(MSTestNames.AssemblyInitialize, methods),
            With(MSTestNames.AssemblyCleanup, methods),
            With(MSTestNames.GlobalTestInitialize, methods),
            With(MSTestNames.GlobalTestCleanup, methods));
    }

    private static List<MethodInfo> With(string attribute, List<MethodInfo> methods) =>
        methods.FindAll(method => NamedAttributes.Has(method, attribute));
}
