using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Binding;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Completion;

/// <summary>The types that a formula may name: those of the project, whatever their visibility, and the public ones of what it references.</summary>
internal sealed class FormulaTypes(Compilation compilation)
{
    private List<INamedTypeSymbol>? _near;

    /// <summary>The types of the project, nested ones too.</summary>
    public IReadOnlyList<INamedTypeSymbol> Near => _near ??= [.. DeclaredTypes.AllIn(compilation.Assembly.GlobalNamespace).Where(IsNamed)];

    /// <summary>The public types of references whose names begin so.</summary>
    public IEnumerable<INamedTypeSymbol> Far(string prefix) =>
        FarIn(one => one.GetTypeMembers().Where(type => type.Name.StartsWith(prefix, StringComparison.OrdinalIgnoreCase)));

    /// <summary>The types that a path names; those of references only where the project has none.</summary>
    /// <param name="path">The names, each with the number of its type arguments.</param>
    public IReadOnlyList<INamedTypeSymbol> Find(IReadOnlyList<(string Name, int Arity)> path)
    {
        if (path.Count == 0)
            return [];
        var (name, arity) = path[path.Count - 1];
        var near = Near.Where(type => type.Name == name && Matches(type, path)).ToList();
        var found = near.Count > 0 ? near : [.. FarIn(one => one.GetTypeMembers(name)).Concat(NestedInFar(path)).Where(type => Matches(type, path))];
        var fitting = found.Where(type => type.Arity == arity).ToList();
        // Type arguments may be written yet.
        return fitting.Count > 0 ? fitting : found;
    }

    /// <summary>The namespace of a path that is written in full, or null.</summary>
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
        IsNamed(type) && (SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly) || RoslynSymbols.IsPublic(type));

    private IEnumerable<INamedTypeSymbol> NestedInFar(IReadOnlyList<(string Name, int Arity)> path) =>
        path.Count < 2 ? [] : Find([.. path.Take(path.Count - 1)]).SelectMany(outer => outer.GetTypeMembers(path[path.Count - 1].Name));

    private IEnumerable<INamedTypeSymbol> FarIn(Func<INamespaceSymbol, IEnumerable<INamedTypeSymbol>> types) =>
        compilation.SourceModule.ReferencedAssemblySymbols.SelectMany(assembly => DeclaredTypes.In(assembly.GlobalNamespace, types)).Where(RoslynSymbols.IsPublic);

    private static bool IsNamed(INamedTypeSymbol type) => type is { IsImplicitlyDeclared: false, CanBeReferencedByName: true, IsFileLocal: false };

    // As much of the namespace and of the outer types as tells them apart.
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
