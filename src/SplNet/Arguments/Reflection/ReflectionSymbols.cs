using System.Reflection;
using System.Runtime.Loader;
using SplNet.Syntax.Binding;

namespace SplNet.Arguments.Reflection;

/// <summary>The types of loaded assemblies, and of those to which they refer; these are loaded only when a name needs them.</summary>
internal sealed class ReflectionSymbols : ISymbols
{
    private readonly Lazy<ILookup<string, TypeModel>> _near;
    private readonly Lazy<ILookup<string, TypeModel>> _far;
    private readonly UnreferredTypes _others;

    /// <summary>Those of assemblies.</summary>
    /// <param name="assemblies">The assemblies, the nearest first.</param>
    public ReflectionSymbols(IReadOnlyList<Assembly> assemblies)
    {
        _near = new(() => ByName(assemblies.SelectMany(static assembly => Loadable(assembly.GetTypes))));
        _far = new(() => ByName(assemblies.SelectMany(References).Append(typeof(object).Assembly).Distinct().SelectMany(Exported).Distinct()));
        _others = new UnreferredTypes(assemblies);
    }

    public IEnumerable<TypeModel> Near(string name) => _near.Value[name];

    public IEnumerable<TypeModel> Far(string name) => _far.Value[name];

    public IEnumerable<TypeModel> Further(string name) => ByName(_others.With(name).SelectMany(Exported).Distinct())[name];

    public IEnumerable<string> Names() => [.. NamesOf(_near.Value), .. NamesOf(_far.Value)];

    public TypeModel BuiltIn(string keyword) => new ReflectionType(BuiltInTypes.Of(keyword));

    // Names that no source can have belong to the compiler.
    private static ILookup<string, TypeModel> ByName(IEnumerable<Type> types) =>
        ReflectionType.All(types).Where(static type => !type.Name.Contains('<', StringComparison.Ordinal)).ToLookup(static type => type.Name, StringComparer.Ordinal);

    private static IEnumerable<string> NamesOf(ILookup<string, TypeModel> types) =>
        types.Select(static named => named.Key).OrderBy(static name => name, StringComparer.Ordinal);

    private static IEnumerable<Type> Exported(Assembly assembly) =>
        Loadable(assembly.GetExportedTypes).Concat(Loadable(assembly.GetForwardedTypes)).Where(static type => !IsOfTheRuntime(type));

    // No code is compiled against these, and one of them is another Console.
    private static bool IsOfTheRuntime(Type type) =>
        type.Namespace is { } space && (space == "Internal" || space.StartsWith("Internal.", StringComparison.Ordinal)) && type.Assembly == typeof(object).Assembly;

    private static IEnumerable<Type> Loadable(Func<Type[]> types)
    {
        try
        {
            return types();
        }
        catch (ReflectionTypeLoadException incomplete)
        {
            return incomplete.Types.OfType<Type>();
        }
        catch (Exception missing) when (missing is IOException or TypeLoadException or BadImageFormatException)
        {
            // A type that a missing assembly defines; a name that needs it is reported as unknown.
            return [];
        }
    }

    private static IEnumerable<Assembly> References(Assembly assembly)
    {
        var context = AssemblyLoadContext.GetLoadContext(assembly) ?? AssemblyLoadContext.Default;
        return assembly.GetReferencedAssemblies().Select(name => Load(context, name)).OfType<Assembly>();
    }

    /// <summary>The assembly of a name; null if it cannot be loaded.</summary>
    internal static Assembly? Load(AssemblyLoadContext context, AssemblyName name)
    {
        try
        {
            return context.LoadFromAssemblyName(name);
        }
        catch (Exception missing) when (missing is IOException or BadImageFormatException)
        {
            return null;
        }
    }
}
