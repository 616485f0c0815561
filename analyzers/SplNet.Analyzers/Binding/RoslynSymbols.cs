using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SplNet.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>The types of a compilation, and of the assemblies to which it refers.</summary>
/// <param name="compilation">The compilation.</param>
internal sealed class RoslynSymbols(Compilation compilation) : ISymbols
{
    // Formulas ask for the same types over and over.
    private readonly ConcurrentDictionary<ITypeSymbol, TypeModel> _types = new(SymbolEqualityComparer.Default);

    public Compilation Compilation => compilation;

    // The run time knows a file-local type by a name that the compiler made up.
    public IEnumerable<TypeModel> Near() => TypesIn(compilation.Assembly.GlobalNamespace).Where(static type => !type.IsFileLocal).Select(Of);

    public IEnumerable<TypeModel> Far() => compilation.SourceModule.ReferencedAssemblySymbols
        .SelectMany(static assembly => TypesIn(assembly.GlobalNamespace)).Where(IsPublic).Select(Of);

    public TypeModel BuiltIn(string keyword) => Of(compilation.GetSpecialType(BuiltInTypes.Of(keyword)));

    /// <summary>The type as the run time sees it.</summary>
    public TypeModel Of(ITypeSymbol type) =>
        _types.TryGetValue(type, out var known) ? known : _types.GetOrAdd(type, new RoslynType(RuntimeType.Of(type, compilation), isReference: false, this));

    /// <summary>The type of a parameter or a result.</summary>
    public TypeModel Of(ITypeSymbol type, RefKind kind) =>
        kind == RefKind.None ? Of(type) : new RoslynType(RuntimeType.Of(type, compilation), isReference: true, this);

    /// <summary>True if the type and all around it are public.</summary>
    public static bool IsPublic(INamedTypeSymbol type) => type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is null || IsPublic(type.ContainingType));

    private static IEnumerable<INamedTypeSymbol> TypesIn(INamespaceOrTypeSymbol container)
    {
        foreach (var member in container.GetMembers())
        {
            if (member is INamedTypeSymbol type)
                yield return type;
            if (member is not INamespaceOrTypeSymbol inner)
                continue;
            foreach (var further in TypesIn(inner))
                yield return further;
        }
    }
}
