using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Binding;

/// <summary>
/// The types that formulas may name: first those of the given assemblies, whatever their visibility, so that a refusal can say why; then the public ones of
/// the assemblies that these reference. The others are loaded only when a name needs them.
/// </summary>
internal sealed class TypeScope(IReadOnlyList<Assembly> assemblies)
{
    private readonly Lazy<ILookup<string, Type>> _near = new(() => ByName(assemblies.SelectMany(Types)));
    private readonly Lazy<ILookup<string, Type>> _far = new(() => ByName(
        assemblies.SelectMany(References).Append(typeof(object).Assembly).Distinct().SelectMany(Exported).Distinct()));

    /// <summary>The names of all types, the nearest first.</summary>
    public IEnumerable<string> Names => _near.Value.Select(static group => group.Key).Concat(_far.Value.Select(static group => group.Key));

    /// <summary>The types of that name, or of a namespace or outer type before it.</summary>
    /// <param name="names">The parts of the name, without type arguments.</param>
    public IReadOnlyList<Type> Find(IReadOnlyList<string> names)
    {
        var near = Matches(_near.Value, names);
        return near.Count > 0 ? near : Matches(_far.Value, names);
    }

    /// <summary>The type of the given assemblies with that name alone, or null.</summary>
    public Type? Near(string name) => _near.Value[name].FirstOrDefault();

    private static List<Type> Matches(ILookup<string, Type> types, IReadOnlyList<string> names)
    {
        var path = string.Join('.', names);
        var found = types[names[^1]].Where(type => ("." + TypeText.PathOf(type)).EndsWith("." + path, StringComparison.Ordinal)).ToList();
        var exact = found.Where(type => TypeText.PathOf(type) == path).ToList();
        return exact.Count > 0 ? exact : found;
    }

    private static ILookup<string, Type> ByName(IEnumerable<Type> types) =>
        types.Where(static type => !type.Name.Contains('<', StringComparison.Ordinal)).ToLookup(static type => TypeText.WithoutArity(type.Name), StringComparer.Ordinal);

    private static IEnumerable<Type> Types(Assembly assembly) => Loadable(assembly.GetTypes);

    private static IEnumerable<Type> Exported(Assembly assembly) => Loadable(assembly.GetExportedTypes).Concat(Loadable(assembly.GetForwardedTypes));

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

    private static Assembly? Load(AssemblyLoadContext context, AssemblyName name)
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
