using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Analyzers.Binding;

/// <summary>Finds methods that only return the value of a static field or property of their type; this requires their source.</summary>
internal static class HeldResult
{
    public static bool IsGivenBy(IMethodSymbol method)
    {
        var declared = method.OriginalDefinition;
        return (declared.PartialImplementationPart ?? declared).DeclaringSyntaxReferences is { Length: 1 } places
            && places[0].GetSyntax() is MethodDeclarationSyntax declaration
            && NameOf(Returned(declaration), declared.ContainingType) is { } name
            && IsHeld(declared.ContainingType, name);
    }

    private static ExpressionSyntax? Returned(MethodDeclarationSyntax method) => method switch
    {
        { ExpressionBody.Expression: { } expression } => expression,
        {
            Body.Statements: { Count: 1 } statements,
        } when statements[0] is ReturnStatementSyntax { Expression: { } expression } => expression,
        _ => null,
    };

    private static string? NameOf(ExpressionSyntax? expression, INamedTypeSymbol type) => expression switch
    {
        IdentifierNameSyntax { Identifier.ValueText: var name } => name,
        MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var owner },
            Name.Identifier.ValueText: var name } when owner == type.Name => name,
        _ => null,
    };

    // A property without code has a backing field.
    private static bool IsHeld(INamedTypeSymbol type, string name)
    {
        foreach (var member in type.GetMembers(name))
        {
            if (member is IFieldSymbol { IsStatic: true, IsConst: false })
                return true;
            if (member is IPropertySymbol { IsStatic: true })
                return type.GetMembers().Any(field =>
                    field is IFieldSymbol { AssociatedSymbol: { } owner } && SymbolEqualityComparer.Default.Equals(owner, member));
        }

        return false;
    }
}
