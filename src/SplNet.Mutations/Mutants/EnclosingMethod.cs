using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Mutants;

/// <summary>
/// Finds the method whose code contains a place. For a lambda or a local function this is the member around it, for an
/// initialiser a constructor.
/// </summary>
internal static class EnclosingMethod
{
    // Exists since Roslyn 5; an older compiler lacks it and has no such blocks.
    private static readonly PropertyInfo? Implementation = typeof(IMethodSymbol).GetProperty("AssociatedExtensionImplementation");

    /// <summary>Gets its name in documentation; null outside of code.</summary>
    public static string? Of(SyntaxNode node, SemanticModel model) =>
        SymbolOf(node, model) is { } method ? Implemented(method).GetDocumentationCommentId() : null;

    // The declarations of an extension block never run: their code is in a static method of the class around the block.
    private static IMethodSymbol Implemented(IMethodSymbol method) =>
        (Implementation?.GetValue(method) as IMethodSymbol)?.OriginalDefinition ?? method;

    private static IMethodSymbol? SymbolOf(SyntaxNode node, SemanticModel model)
    {
        foreach (var around in node.AncestorsAndSelf())
        {
            switch (around)
            {
                case BaseMethodDeclarationSyntax or AccessorDeclarationSyntax:
                    return model.GetDeclaredSymbol(around) as IMethodSymbol;
                case ArrowExpressionClauseSyntax { Parent: PropertyDeclarationSyntax or IndexerDeclarationSyntax } arrow:
                    return (model.GetDeclaredSymbol(arrow.Parent!) as IPropertySymbol)?.GetMethod;
                case PropertyDeclarationSyntax { ExpressionBody: not null } property when node == property:
                    return model.GetDeclaredSymbol(property)?.GetMethod;
                case VariableDeclaratorSyntax { Parent.Parent: BaseFieldDeclarationSyntax } or PropertyDeclarationSyntax:
                    return Initialiser(model.GetDeclaredSymbol(around));
                case GlobalStatementSyntax:
                    return model.Compilation.GetEntryPoint(CancellationToken.None);
                case PrimaryConstructorBaseTypeSyntax { Parent.Parent: TypeDeclarationSyntax type }:
                    return model.GetDeclaredSymbol(type)?.InstanceConstructors.FirstOrDefault(
                        constructor => constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() == type));
            }
        }

        return null;
    }

    // Instance initialisers run in each constructor that does not call another one; the first of them represents all.
    private static IMethodSymbol? Initialiser(ISymbol? member) => member switch
    {
        { IsStatic: true } => member.ContainingType.StaticConstructors.FirstOrDefault(),
        { } => member.ContainingType.InstanceConstructors.FirstOrDefault(static constructor =>
            !constructor.DeclaringSyntaxReferences.Any(static reference =>
                reference.GetSyntax() is ConstructorDeclarationSyntax { Initializer.RawKind: (int)SyntaxKind.ThisConstructorInitializer })),
        null => null,
    };
}
