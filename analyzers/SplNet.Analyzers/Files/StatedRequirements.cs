using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Files;

/// <summary>
/// Decides whether a type states requirements. Declared members, including local functions, are read from the source; inherited members are
/// read from symbols.
/// </summary>
/// <param name="names">The names of the attribute.</param>
/// <param name="attribute">The attribute.</param>
internal sealed class StatedRequirements(AttributeNames names, INamedTypeSymbol? attribute)
{
    public bool AreOn(INamedTypeSymbol type, CancellationToken cancellation)
    {
        foreach (var reference in type.DeclaringSyntaxReferences)
        {
            if (AreIn(reference.GetSyntax(cancellation)))
                return true;
        }

        for (var parent = type.BaseType; parent is not null; parent = parent.BaseType)
        {
            if (IsOn(parent))
                return true;
        }

        foreach (var member in type.GetMembers())
        {
            if (IsInheritedBy(member))
                return true;
        }

        return false;
    }

    // Nested types are requested by name; an extension block is not a type to request.
    private bool AreIn(SyntaxNode declaration)
    {
        foreach (var node in declaration.DescendantNodes(
            inner => inner == declaration || inner is not (ClassDeclarationSyntax or StructDeclarationSyntax or InterfaceDeclarationSyntax
                or RecordDeclarationSyntax or EnumDeclarationSyntax or DelegateDeclarationSyntax)))
        {
            if (node is AttributeSyntax found && names.Include(found.Name))
                return true;
        }

        return false;
    }

    private bool IsInheritedBy(ISymbol member)
    {
        for (var overridden = Overridden(member); overridden is not null; overridden = Overridden(overridden))
        {
            if (IsOn(overridden))
                return true;
        }

        return false;
    }

    internal static ISymbol? Overridden(ISymbol member) => member switch
    {
        IMethodSymbol method => method.OverriddenMethod,
        IPropertySymbol property => property.OverriddenProperty,
        _ => null,
    };

    private bool IsOn(ISymbol symbol)
    {
        foreach (var found in symbol.GetAttributes())
        {
            if (SymbolEqualityComparer.Default.Equals(found.AttributeClass, attribute))
                return true;
        }

        return false;
    }
}
