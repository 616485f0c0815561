using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Mutants;

/// <summary>The method in whose code a place stands: that of a lambda or a local function is the member around it, that of an initialiser a constructor.</summary>
internal static class EnclosingMethod
{
    // Known since Roslyn 5, and the compiler that runs may be an older one, which has no such blocks.
    private static readonly PropertyInfo? Implementation = typeof(IMethodSymbol).GetProperty("AssociatedExtensionImplementation");

    /// <summary>The name that documentation has for it; null outside of code.</summary>
    public static string? Of(SyntaxNode node, SemanticModel model) => SymbolOf(node, model) is { } method ? Implemented(method).GetDocumentationCommentId() : null;

    // What an extension block declares never runs: its code stands in a static method of the class around the block.
    private static IMethodSymbol Implemented(IMethodSymbol method) => (Implementation?.GetValue(method) as IMethodSymbol)?.OriginalDefinition ?? method;

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
                    return model.GetDeclaredSymbol(type)?.InstanceConstructors.FirstOrDefault(constructor => constructor.DeclaringSyntaxReferences.Any(reference => reference.GetSyntax() == type));
            }
        }

        return null;
    }

    // Initialisers of instances run in each constructor that does not call another one; the first of them stands for all.
    private static IMethodSymbol? Initialiser(ISymbol? member) => member switch
    {
        { IsStatic: true } => member.ContainingType.StaticConstructors.FirstOrDefault(),
        { } => member.ContainingType.InstanceConstructors.FirstOrDefault(static constructor =>
            !constructor.DeclaringSyntaxReferences.Any(static reference => reference.GetSyntax() is ConstructorDeclarationSyntax { Initializer.RawKind: (int)SyntaxKind.ThisConstructorInitializer })),
        null => null,
    };
}
