using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Binding;

/// <summary>
/// The types of an assembly by their simple names. A project refers to more than a hundred assemblies, and to look into one makes symbols of all its types; the compiler
/// knows without them which names it has.
/// </summary>
internal sealed class AssemblyTypes
{
    private readonly IAssemblySymbol _assembly;
    private readonly Lazy<ILookup<string, INamedTypeSymbol>> _types;

    /// <summary>Those of an assembly.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="isSeen">Whether a formula may name a type.</param>
    public AssemblyTypes(IAssemblySymbol assembly, Func<INamedTypeSymbol, bool> isSeen)
    {
        _assembly = assembly;
        _types = new(() => DeclaredTypes.AllIn(assembly.GlobalNamespace).Where(isSeen).ToLookup(static type => type.Name, StringComparer.Ordinal));
    }

    /// <summary>All names.</summary>
    public IEnumerable<string> Names => _types.Value.Select(static named => named.Key);

    public IEnumerable<INamedTypeSymbol> Named(string name) => _types.IsValueCreated || _assembly.TypeNames.Contains(name) ? _types.Value[name] : [];
}
