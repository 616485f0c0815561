using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>Finds the SplNet names that a compilation mentions. Analyzers skip the code for anything that it does not mention.</summary>
/// <param name="compilation">The compilation.</param>
/// <param name="experiment">The type of experiments.</param>
internal sealed class SplNetMentions(Compilation compilation, INamedTypeSymbol experiment)
{
    private static readonly HashSet<string> Attributes = new(
        ((string[])[AttributeNames.Spl, AttributeNames.SplFile, AttributeNames.SplFormulas]).SelectMany(
            static name => (string[])[name, name + AttributeNames.Suffix]),
        StringComparer.Ordinal);

    private readonly Lazy<HashSet<string>> _words = new(
        () => SourceWords.Find(Attributes.Concat(TypesOfSameNamespace(experiment)), compilation));

    /// <summary>True if a source names an attribute by any name. An alias must mention the attribute once.</summary>
    /// <param name="name">The attribute's name, without the suffix.</param>
    public bool HasAttribute(string name) => _words.Value.Contains(name) || _words.Value.Contains(name + AttributeNames.Suffix);

    /// <summary>True if a source names a public type of SplNet.</summary>
    /// <param name="type">The type's name.</param>
    public bool HasType(string type) => _words.Value.Contains(type);

    /// <summary>
    /// True if code may use members of SplNet: a source names a SplNet type, or a library that also uses SplNet may return objects of one.
    /// </summary>
    public bool HasMembers() => !_words.Value.IsSubsetOf(Attributes) || compilation.SourceModule.ReferencedAssemblySymbols.Any(IsUser);

    // The class Spl has the same name as the attribute, so its methods are searched instead.
    private static IEnumerable<string> TypesOfSameNamespace(INamedTypeSymbol type) => type.ContainingNamespace.GetTypeMembers()
        .Where(static one => one.DeclaredAccessibility == Accessibility.Public)
        .SelectMany(static one => Attributes.Contains(one.Name) ? one.IsStatic ? MethodsOf(one) : [] : [one.Name])
        .Distinct(StringComparer.Ordinal);

    private static IEnumerable<string> MethodsOf(INamedTypeSymbol type) =>
        type.GetMembers()
            .Where(static one => one is IMethodSymbol { DeclaredAccessibility: Accessibility.Public, MethodKind: MethodKind.Ordinary })
            .Select(static one => one.Name);

    // Adapters and similar libraries do not return experiments.
    private bool IsUser(IAssemblySymbol library) =>
        !library.Name.StartsWith(experiment.ContainingAssembly.Name + ".", StringComparison.Ordinal)
        && library.Modules.Any(module => module.ReferencedAssemblies.Any(one => one.Name == experiment.ContainingAssembly.Name));
}
