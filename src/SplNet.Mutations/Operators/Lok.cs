using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// LOK: a method holds a single process-wide lock while it runs. A method that waits for another thread may then wait for
/// ever, so it must be validated.
/// </summary>
internal sealed class Lok : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "LOK";

    /// <inheritdoc/>
    public string Title => "coarse lock";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Validated;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Lok", """
        public static readonly object Gate = new object();
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is not MethodDeclarationSyntax method || method.ReturnType is RefTypeSyntax || Suspends(method)
            || model.GetDeclaredSymbol(method) is not { } symbol)
            yield break;
        if (method.Body is { Statements.Count: > 0 } body)
            yield return new Mutation(body, SyntaxFactory.Block(Locked(body.WithoutTrivia())).WithTriviaFrom(body));
        else if (method.ExpressionBody is { } arrow)
            yield return new Mutation(method, MethodBodies.WithBody(
                method, SyntaxFactory.Block(Locked(SyntaxFactory.Block(MethodBodies.StatementOf(arrow, symbol)))))) { Place = arrow };
    }

    private static LockStatementSyntax Locked(StatementSyntax statement) =>
        SyntaxFactory.LockStatement(SyntaxFactory.ParseExpression($"{SupportSource.ClassOf("Lok")}.Gate"), statement);

    // An iterator or an asynchronous method leaves its body before it is done, and must not hold a lock meanwhile.
    private static bool Suspends(MethodDeclarationSyntax method) => method.Modifiers.Any(SyntaxKind.AsyncKeyword)
        || method.DescendantNodes().Any(static n => n is YieldStatementSyntax or AwaitExpressionSyntax);
}
