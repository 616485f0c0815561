using System.Collections.Concurrent;
using Microsoft.CodeAnalysis;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Binding;

/// <summary>The types of a compilation, and of the assemblies to which it refers.</summary>
internal sealed class RoslynSymbols : ISymbols
{
    // Formulas ask for the same types over and over.
    private readonly ConcurrentDictionary<ITypeSymbol, TypeModel> _types = new(SymbolEqualityComparer.Default);
    private readonly AssemblyTypes _near;
    private readonly AssemblyTypes[] _far;

    /// <summary>Those of a compilation.</summary>
    /// <param name="compilation">The compilation.</param>
    public RoslynSymbols(Compilation compilation)
    {
        Compilation = compilation;
        // The run time knows a file-local type by a name that the compiler made up.
        _near = new AssemblyTypes(compilation.Assembly, static type => !type.IsFileLocal);
        _far = [.. compilation.SourceModule.ReferencedAssemblySymbols.Select(static assembly => new AssemblyTypes(assembly, IsPublic))];
    }

    public Compilation Compilation { get; }

    public IEnumerable<TypeModel> Near(string name) => _near.Named(name).Select(Of);

    public IEnumerable<TypeModel> Far(string name) => _far.SelectMany(assembly => assembly.Named(name)).Select(Of);

    // A compilation refers to all that the program has.
    public IEnumerable<TypeModel> Further(string name) => [];

    public IEnumerable<string> Names() => [.. Sorted(_near.Names), .. Sorted(_far.SelectMany(static assembly => assembly.Names).Distinct(StringComparer.Ordinal))];

    public TypeModel BuiltIn(string keyword) => Of(Compilation.GetSpecialType(BuiltInTypes.Of(keyword)));

    /// <summary>The type as the run time sees it.</summary>
    public TypeModel Of(ITypeSymbol type) =>
        _types.TryGetValue(type, out var known) ? known : _types.GetOrAdd(type, new RoslynType(RuntimeType.Of(type, Compilation), isReference: false, this));

    /// <summary>The type of a parameter or a result.</summary>
    public TypeModel Of(ITypeSymbol type, RefKind kind) =>
        kind == RefKind.None ? Of(type) : new RoslynType(RuntimeType.Of(type, Compilation), isReference: true, this);

    /// <summary>True if the type and all around it are public.</summary>
    public static bool IsPublic(INamedTypeSymbol type) => type.DeclaredAccessibility == Accessibility.Public && (type.ContainingType is null || IsPublic(type.ContainingType));

    // Names that no source can have belong to the compiler.
    private static IEnumerable<string> Sorted(IEnumerable<string> names) =>
        names.Where(static name => name.IndexOf('<') < 0).OrderBy(static name => name, StringComparer.Ordinal);
}
