using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// ANY: a query that needs only the first match looks at all elements: <c>Any()</c> counts, <c>First(p)</c> filters into a list. Infinite
/// sequences never end, and the effects of the elements after the first match happen, so it must be validated.
/// </summary>
internal sealed class Any : IMutationOperator
{
    private const string Linq = "global::System.Linq.Enumerable";

    /// <inheritdoc/>
    public string Id => "ANY";

    /// <inheritdoc/>
    public string Title => "all where the first would do";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Validated;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Asymptotic;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is not { Method: { ReducedFrom: not null } method } call
            || !LibraryTypes.Is(method.ContainingType, "System.Linq.Enumerable"))
            yield break;
        IEnumerable<SyntaxNode> operands = [call.Receiver, .. call.Arguments];
        if (method.Name == "Any" && (method.Parameters.Length == 1 || IsSequence(model.GetTypeInfo(call.Receiver).Type)))
        {
            var zero = SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0));
            var more = SyntaxFactory.Token(SyntaxKind.GreaterThanToken).WithLeadingTrivia(SyntaxFactory.Space)
                .WithTrailingTrivia(SyntaxFactory.Space);
            yield return new Mutation(
                call.Node, SyntaxFactory.BinaryExpression(SyntaxKind.GreaterThanExpression, Calls.To($"{Linq}.Count", operands), more, zero)
                    .WithTriviaFrom(call.Node));
        }
        else if (method.Name is "First" or "FirstOrDefault" && method.Parameters is [{ Type.TypeKind: TypeKind.Delegate }])
        {
            yield return Calls.Replace(call.Node, $"{Linq}.{method.Name}", Calls.To($"{Linq}.ToList", Calls.To($"{Linq}.Where", operands)));
        }
    }

    // A sequence that knows its number of elements answers Count() at once.
    private static bool IsSequence(ITypeSymbol? type) => type is not null && !Collections.Counts(type);
}
