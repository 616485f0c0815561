using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>The hooks of a TUnit assembly. They may be in any class and apply to all tests, so they are searched for once.</summary>
internal sealed class AssemblyHooks
{
    public const string Before = Space + "BeforeAttribute";
    public const string After = Space + "AfterAttribute";

    // HookType in metadata.
    public const int ForEachTest = 0;
    public const int ForEachClass = 1;
    public const int ForTheAssembly = 2;
    public const int ForTheSession = 3;

    private const string Space = "TUnit.Core.";
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
        | BindingFlags.DeclaredOnly;

    private static readonly string[] Every = [Space + "BeforeEveryAttribute", Space + "AfterEveryAttribute"];
    private static readonly ConditionalWeakTable<Assembly, AssemblyHooks> Known = [];

    private readonly List<(MethodInfo Method, string Attribute, object? Kind)> _around;

    private AssemblyHooks(Assembly assembly)
    {
        var methods = assembly.GetTypes().SelectMany(static type => type.GetMethods(Declared))
            .Where(static method => method.GetCustomAttributesData().Count > 0).ToList();
        _around = [.. from attribute in Around
            from method in methods
            where NamedAttributes.Has(method, attribute)
            select (method, attribute, KindOf(method, attribute))];
        OfDiscovery = _around.Find(static hook => hook.Kind is int and > ForTheSession).Method;
        OfEvery = Every.SelectMany(name => methods.Where(method => NamedAttributes.Has(method, name))).FirstOrDefault();
    }

    /// <summary>The attributes of hooks in the same class as the tests around which they run.</summary>
    public static IReadOnlyList<string> Around { get; } = [Before, After];

    /// <summary>A hook around the discovery of tests; null if there is none.</summary>
    public MethodInfo? OfDiscovery { get; }

    /// <summary>A hook around every test, class or assembly; null if there is none.</summary>
    public MethodInfo? OfEvery { get; }

    /// <summary>The hooks of an assembly, which may be loaded for inspection only.</summary>
    public static AssemblyHooks Of(Assembly assembly) => Known.GetValue(assembly, static one => new AssemblyHooks(one));

    /// <summary>The scope of a hook.</summary>
    /// <param name="hook">The hook.</param>
    /// <param name="attribute">The hook attribute.</param>
    public static object? KindOf(MethodInfo hook, string attribute) =>
        NamedAttributes.Read(hook, attribute).First().ConstructorArguments is [var kind, ..] ? kind.Value : null;

    /// <summary>The order that a hook declares among hooks of the same kind.</summary>
    public static int OrderOf(MethodInfo hook) => Around.SelectMany(name => NamedAttributes.Read(hook, name))
        .Select(static one => NamedAttributes.Setting(one, "Order")).OfType<int>().FirstOrDefault();

    /// <summary>The hooks of a kind, in order.</summary>
    /// <param name="attribute">The attribute for before or after.</param>
    /// <param name="kind">The kind.</param>
    public IReadOnlyList<MethodInfo> Of(string attribute, int kind) =>
        [.. _around.Where(hook => hook.Attribute == attribute && hook.Kind is int own && own == kind).Select(static hook => hook.Method)
            .OrderBy(OrderOf)];
}
