using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Completion;

/// <summary>The types that a formula may name: all types of the project, and the public types of its references.</summary>
internal sealed class FormulaTypes(Compilation compilation)
{
    private List<INamedTypeSymbol>? _near;

    /// <summary>The types of the project, including nested types.</summary>
    public IReadOnlyList<INamedTypeSymbol> Near => _near ??= [.. DeclaredTypes.AllIn(compilation.Assembly.GlobalNamespace).Where(IsNamed)];

    /// <summary>The public types of references whose names start with a prefix.</summary>
    public IEnumerable<INamedTypeSymbol> Far(string prefix) =>
        FarIn(one => one.GetTypeMembers().Where(type => type.Name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase)));

    /// <summary>The types that a path names. Types of references count only if the project has no match.</summary>
    /// <param name="path">The names, each with the number of its type arguments.</param>
    public IReadOnlyList<INamedTypeSymbol> Find(IReadOnlyList<(string Name, int Arity)> path)
    {
        if (path.Count == 0)
            return [];
        var (name, arity) = path[path.Count - 1];
        var near = Near.Where(type => type.Name == name && Matches(type, path)).ToList();
        var found = near.Count > 0
            ? near
            : [.. FarIn(one => one.GetTypeMembers(name)).Concat(NestedInFar(path)).Where(type => Matches(type, path))];
        var fitting = found.Where(type => type.Arity == arity).ToList();
        // The user may still be typing the type arguments.
        return fitting.Count > 0 ? fitting : found;
    }

    /// <summary>The namespace of a fully written path, or null.</summary>
    public INamespaceSymbol? Namespace(IReadOnlyList<(string Name, int Arity)> path)
    {
        var found = compilation.GlobalNamespace;
        foreach (var (name, _) in path)
        {
            if (found.GetNamespaceMembers().FirstOrDefault(one => one.Name == name) is not { } inner)
                return null;
            found = inner;
        }

        return found;
    }

    /// <summary>True if a formula of the project may name the type.</summary>
    public bool IsVisible(INamedTypeSymbol type) =>
        IsNamed(type)
        && (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly) || RoslynSymbols.IsPublic(type));

    private IEnumerable<INamedTypeSymbol> NestedInFar(IReadOnlyList<(string Name, int Arity)> path) =>
        path.Count < 2 ? [] : Find([.. path.Take(path.Count - 1)]).SelectMany(outer => outer.GetTypeMembers(path[path.Count - 1].Name));

    private IEnumerable<INamedTypeSymbol> FarIn(Func<INamespaceSymbol, IEnumerable<INamedTypeSymbol>> types) =>
        compilation.SourceModule.ReferencedAssemblySymbols.SelectMany(assembly => DeclaredTypes.In(assembly.GlobalNamespace, types))
            .Where(RoslynSymbols.IsPublic);

    private static bool IsNamed(INamedTypeSymbol type) =>
        type is { IsImplicitlyDeclared: false, CanBeReferencedByName: true, IsFileLocal: false };

    // Enough of the namespace and the enclosing types to distinguish the types.
    private static bool Matches(INamedTypeSymbol type, IReadOnlyList<(string Name, int Arity)> path)
    {
        ISymbol? symbol = type;
        for (var index = path.Count - 1; index >= 0; index--)
        {
            if (symbol is null || symbol.Name != path[index].Name)
                return false;
            symbol = (ISymbol?)symbol.ContainingType ?? symbol.ContainingNamespace;
        }

        return true;
    }
}
