using System.Reflection;
using System.Runtime.Loader;

namespace SplNet.Binding;

/// <summary>The types of loaded assemblies, and of those to which they refer; these are loaded only when a name needs them.</summary>
/// <param name="assemblies">The assemblies, the nearest first.</param>
internal sealed class ReflectionSymbols(IReadOnlyList<Assembly> assemblies) : ISymbols
{
    public IEnumerable<TypeModel> Near() => ReflectionType.All(assemblies.SelectMany(static assembly => Loadable(assembly.GetTypes)));

    public IEnumerable<TypeModel> Far() =>
        ReflectionType.All(assemblies.SelectMany(References).Append(typeof(object).Assembly).Distinct().SelectMany(Exported).Distinct());

    public TypeModel BuiltIn(string keyword) => new ReflectionType(BuiltInTypes.Of(keyword));

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
