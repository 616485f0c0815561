using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// CLO: a delegate that could be cached is allocated each time, like one that captures something. The new
/// delegate equals the old one, so that handlers are still found when they are removed.
/// </summary>
internal sealed class Clo : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "CLO";

    /// <inheritdoc/>
    public string Title => "new delegate each time";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Clo", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static TDelegate Fresh<TDelegate>(TDelegate kept) where TDelegate : Delegate
        {
            return (TDelegate)kept.Clone();
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is ExpressionSyntax function && IsKept(function, model) && !RunsOnce(node)
            && model.GetTypeInfo(node).ConvertedType is INamedTypeSymbol { TypeKind: TypeKind.Delegate } type
            && LibraryTypes.CanBeArgument(type))
            yield return Calls.Replace(function, $"{SupportSource.ClassOf("Clo")}.Fresh<{LibraryTypes.NameOf(type)}>", function);
    }

    private static bool IsKept(ExpressionSyntax function, SemanticModel model) => function switch
    {
        AnonymousFunctionExpressionSyntax anonymous => !Captures.Any(anonymous, model),
        IdentifierNameSyntax or MemberAccessExpressionSyntax => IsArgument(function)
            && model.GetSymbolInfo(function).Symbol is IMethodSymbol { IsStatic: true, MethodKind: MethodKind.Ordinary, ReducedFrom: null },
        _ => false,
    };

    // Elsewhere a method group may be called, assigned to an event, or used for its name.
    private static bool IsArgument(ExpressionSyntax group) => group.Parent is ArgumentSyntax { RefKindKeyword.RawKind: 0 };

    private static bool RunsOnce(SyntaxNode node) => node.Ancestors().Any(static a =>
        a is FieldDeclarationSyntax or ConstructorInitializerSyntax
        || a is PropertyDeclarationSyntax { Initializer: { } } property && property.ExpressionBody is null
        || a is ConstructorDeclarationSyntax constructor && constructor.Modifiers.Any(SyntaxKind.StaticKeyword));
}
