using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>
/// Enhanced for loop (paper B, table 1): the paper looks up the index of each element, which finds the wrong index if elements
/// repeat. This operator walks the collection up to the position instead, which is equally slow and correct.
/// </summary>
internal sealed class Efl : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "EFL";

    /// <inheritdoc/>
    public string Title => "a loop finds its position by walking there";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Asymptotic;

    /// <inheritdoc/>
    public string Support => """
        namespace SplNetMutants
        {
            internal static class Efl
            {
                private static int misses;

                [global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                internal static int After<T>(global::System.Collections.Generic.IEnumerable<T> items, int index)
                {
                    int position = -1;
                    if (items != null)
                    {
                        foreach (T item in items)
                        {
                            position++;
                            if (position == index)
                                break;
                        }
                    }

                    if (position != index)
                        misses++;
                    return index + 1;
                }
            }
        }
        """;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is ForStatementSyntax { Incrementors: [{ } step] } loop && CounterOf(loop, model) is { } counter && IsStep(step, counter)
            && CollectionOf(loop, counter, model) is { } collection)
            yield return new Mutation(
                step,
                SyntaxFactory.ParseExpression($"{counter} = global::SplNetMutants.Efl.After({collection.WithoutTrivia()}, {counter})"));
    }

    private static string? CounterOf(ForStatementSyntax loop, SemanticModel model) =>
        loop.Declaration is { Variables: [{ Initializer.Value: LiteralExpressionSyntax { Token.Value: 0 } } variable] }
        && model.GetDeclaredSymbol(variable) is ILocalSymbol { Type.SpecialType: SpecialType.System_Int32 }
            ? variable.Identifier.Text
            : null;

    private static bool IsStep(ExpressionSyntax step, string counter) => step switch
    {
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression } unary => IsName(unary.Operand, counter),
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression } unary => IsName(unary.Operand, counter),
        AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.AddAssignmentExpression,
            Right: LiteralExpressionSyntax { Token.Value: 1 } } assignment => IsName(assignment.Left, counter),
        _ => false,
    };

    private static ExpressionSyntax? CollectionOf(ForStatementSyntax loop, string counter, SemanticModel model) =>
        loop.Condition is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression,
            Right: MemberAccessExpressionSyntax { Name.Identifier.Text: "Length" or "Count" } bound } condition
        && IsName(condition.Left, counter) && IsVariable(bound.Expression, model) && IsWalked(model.GetTypeInfo(bound.Expression).Type)
            ? bound.Expression
            : null;

    private static bool IsName(ExpressionSyntax expression, string name) =>
        expression is IdentifierNameSyntax identifier && identifier.Identifier.Text == name;

    private static bool IsVariable(ExpressionSyntax expression, SemanticModel model) =>
        expression is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax or IdentifierNameSyntax }
        && model.GetSymbolInfo(expression).Symbol is ILocalSymbol or IParameterSymbol or IFieldSymbol;

    // Enumerating them calls no user code. An array of pointers does not qualify.
    private static bool IsWalked(ITypeSymbol? type) => type switch
    {
        IArrayTypeSymbol { Rank: 1, ElementType.TypeKind: not (TypeKind.Pointer or TypeKind.FunctionPointer) } => true,
        INamedTypeSymbol { Arity: 1, Name: "List" or "ImmutableArray" } named =>
            named.ContainingNamespace.ToDisplayString() is "System.Collections.Generic" or "System.Collections.Immutable",
        _ => false,
    };
}
