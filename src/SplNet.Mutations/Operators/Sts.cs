using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>
/// String to synchronised string (paper B, table 1): in the paper a <c>StringBuilder</c> becomes a <c>StringBuffer</c>, whose every call
/// takes a lock. .NET lacks such a type, so each statement that calls a method of a string builder takes the lock itself.
/// </summary>
internal sealed class Sts : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "STS";

    /// <inheritdoc/>
    public string Title => "a lock around each call of a string builder";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is not BlockSyntax { Parent: BaseMethodDeclarationSyntax or AccessorDeclarationSyntax } body)
            yield break;
        var calls = body.DescendantNodes().OfType<ExpressionStatementSyntax>().Where(statement => BuilderOf(statement, model) is not null)
            .ToList();
        if (calls.Count > 0)
            yield return new Mutation(body, body.ReplaceNodes(calls, (original, _) => Locked(original, BuilderOf(original, model)!)))
            {
                Place = calls[0],
            };
    }

    private static StatementSyntax Locked(ExpressionStatementSyntax statement, ExpressionSyntax builder) =>
        SyntaxFactory.ParseStatement($"lock ({builder.WithoutTrivia()}) {{ {statement.WithoutTrivia()} }}").WithTriviaFrom(statement);

    // Finds the variable at the start of a chain of calls. A name that the statement declares would be unknown after the lock.
    private static ExpressionSyntax? BuilderOf(ExpressionStatementSyntax statement, SemanticModel model)
    {
        if (statement.DescendantNodes().Any(static node => node is AwaitExpressionSyntax or SingleVariableDesignationSyntax))
            return null;
        var expression = statement.Expression;
        while (expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access })
            expression = access.Expression;
        return expression != statement.Expression && IsVariable(expression, model) && IsBuilder(model.GetTypeInfo(expression).Type)
            ? expression
            : null;
    }

    private static bool IsVariable(ExpressionSyntax expression, SemanticModel model) =>
        expression is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax }
        && model.GetSymbolInfo(expression).Symbol is ILocalSymbol or IParameterSymbol or IFieldSymbol;

    private static bool IsBuilder(ITypeSymbol? type) => type is { Name: "StringBuilder",
        ContainingNamespace: { Name: "Text", ContainingNamespace: { Name: "System", ContainingNamespace.IsGlobalNamespace: true } } };
}
