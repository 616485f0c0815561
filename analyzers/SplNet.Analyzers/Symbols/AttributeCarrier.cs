using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Symbols;

/// <summary>Finds the declaration that an attribute applies to: <c>SELF</c> and <c>THIS</c> of its formula.</summary>
internal static class AttributeCarrier
{
    /// <summary>The type or the member; null for the assembly.</summary>
    /// <param name="attribute">The attribute.</param>
    /// <param name="model">The semantic model of its file.</param>
    /// <param name="cancellation">Ends the work.</param>
    public static ISymbol? Of(AttributeSyntax attribute, SemanticModel model, CancellationToken cancellation)
    {
        if (attribute.Parent is not AttributeListSyntax { Parent: { } declaration } list || declaration is CompilationUnitSyntax)
            return null;
        var target = list.Target is null ? SyntaxKind.None : list.Target.Identifier.Kind();
        var declared = declaration is AnonymousFunctionExpressionSyntax ? model.GetSymbolInfo(declaration, cancellation).Symbol
            : model.GetDeclaredSymbol(declaration, cancellation);
        return (target, declared) switch
        {
            (SyntaxKind.MethodKeyword, INamedTypeSymbol type) => PrimaryConstructor(type, declaration),
            (SyntaxKind.PropertyKeyword, IParameterSymbol parameter) => Property(parameter),
            _ => declared,
        };
    }

    // On a type with a primary constructor, [method: Spl("…")] applies to that constructor.
    private static IMethodSymbol? PrimaryConstructor(INamedTypeSymbol type, SyntaxNode declaration)
    {
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.IsDeclaredAt(declaration.SyntaxTree, declaration.Span))
                return constructor;
        }

        return null;
    }

    private static ISymbol? Property(IParameterSymbol parameter)
    {
        var found = parameter.ContainingType.GetMembers(parameter.Name);
        return found.Length > 0 ? found[0] : null;
    }
}
