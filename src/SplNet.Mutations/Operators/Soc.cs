using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>
/// Sub-optimal condition (paper B, table 1): <c>flag || Call()</c> becomes <c>Call() || flag</c>, so the call happens even if the flag
/// decides; <c>&amp;&amp;</c> likewise. Results stay the same if the call has no side effects, which is known for
/// some members of the runtime.
/// </summary>
internal sealed class Soc : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "SOC";

    /// <inheritdoc/>
    public string Title => "the costly operand of a condition comes first";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Validated;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node
            is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalOrExpression or (int)SyntaxKind.LogicalAndExpression } condition
            && IsFlag(condition.Left, model) && IsCall(condition.Right, model) && IsPlain(condition, model))
        {
            yield return new Mutation(condition, SyntaxFactory.BinaryExpression(
                condition.Kind(),
                condition.Right.WithoutTrivia().WithTrailingTrivia(SyntaxFactory.Space),
                condition.OperatorToken.WithLeadingTrivia().WithTrailingTrivia(SyntaxFactory.Space),
                condition.Left.WithoutTrivia()))
            {
                Tier = PureMembers.Answer(condition.Right, model) ? MutationTier.Preserving : null,
            };
        }
    }

    private static bool IsFlag(ExpressionSyntax left, SemanticModel model) => left.Kind() switch
    {
        SyntaxKind.TrueLiteralExpression or SyntaxKind.FalseLiteralExpression => true,
        SyntaxKind.IdentifierName =>
            model.GetSymbolInfo(left).Symbol is ILocalSymbol { IsConst: false } or IParameterSymbol or IFieldSymbol { IsConst: false },
        SyntaxKind.SimpleMemberAccessExpression =>
            left is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } && model.GetSymbolInfo(left).Symbol is IFieldSymbol,
        _ => false,
    };

    // An auto-property is a field, and swapping two fields costs nothing.
    private static bool IsCall(ExpressionSyntax right, SemanticModel model)
    {
        if (right.DescendantNodes().Any(static node => node is AwaitExpressionSyntax or SingleVariableDesignationSyntax))
            return false;
        return right is InvocationExpressionSyntax
            || right is IdentifierNameSyntax or MemberAccessExpressionSyntax
                && model.GetSymbolInfo(right).Symbol is IPropertySymbol property
                && property.GetMethod?.DeclaringSyntaxReferences.Any(HasBody) == true;
    }

    private static bool HasBody(SyntaxReference reference) => reference.GetSyntax() is AccessorDeclarationSyntax { Body: not null }
        or AccessorDeclarationSyntax { ExpressionBody: not null } or ArrowExpressionClauseSyntax;

    private static bool IsPlain(BinaryExpressionSyntax condition, SemanticModel model) =>
        model.GetTypeInfo(condition.Left).Type?.SpecialType == SpecialType.System_Boolean
        && model.GetTypeInfo(condition.Right).Type?.SpecialType == SpecialType.System_Boolean;
}
