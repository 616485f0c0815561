using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Binding;

/// <summary>
/// The types of an assembly by their simple names. A project references more than a hundred assemblies, and enumerating one creates symbols
/// for all its types; the compiler knows their names without that.
/// </summary>
internal sealed class AssemblyTypes
{
    private readonly IAssemblySymbol _assembly;
    private readonly Lazy<ILookup<string, INamedTypeSymbol>> _types;

    /// <summary>Indexes the types of an assembly.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="isSeen">Decides whether a formula may name a type.</param>
    public AssemblyTypes(IAssemblySymbol assembly, Func<INamedTypeSymbol, bool> isSeen)
    {
        _assembly = assembly;
        _types = new(
            () => DeclaredTypes.AllIn(assembly.GlobalNamespace).Where(isSeen).ToLookup(static type => type.Name, StringComparer.Ordinal));
    }

    /// <summary>All names.</summary>
    public IEnumerable<string> Names => _types.Value.Select(static named => named.Key);

    public IEnumerable<INamedTypeSymbol> Named(string name) =>
        _types.IsValueCreated || _assembly.TypeNames.Contains(name) ? _types.Value[name] : [];
}
