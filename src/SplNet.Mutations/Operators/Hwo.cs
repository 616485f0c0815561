using System.Globalization;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Operators;

/// <summary>
/// Heavy-weight operation (paper B, table 1): the paper sleeps; here a method starts with a busy wait, because no sleep is much shorter
/// than a millisecond. The number of turns can be chosen so that a test should just notice it.
/// </summary>
/// <param name="turns">Turns of an empty loop with a multiplication, about a nanosecond each; 50.</param>
internal sealed class Hwo(int turns) : IMutationOperator
{
    private const int UsualTurns = 50;

    /// <summary>Uses the default number of turns.</summary>
    public Hwo()
        : this(UsualTurns)
    {
    }

    /// <inheritdoc/>
    public string Id => "HWO";

    /// <inheritdoc/>
    public string Title => string.Create(CultureInfo.InvariantCulture, $"a busy wait of {turns} turns at the start of a method");

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string Support => """
        namespace SplNetMutants
        {
            internal static class Hwo
            {
                private static int sink;

                [global::System.Runtime.CompilerServices.MethodImpl(global::System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
                internal static void Wait(int turns)
                {
                    int value = turns;
                    for (int turn = 0; turn < turns; turn++)
                        value = unchecked(value * 31 + turn);

                    // Written hardly ever, so that threads do not wait for each other.
                    if (value == 1)
                        sink = value;
                }
            }
        }
        """;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        switch (node)
        {
            case BlockSyntax { Parent: MethodDeclarationSyntax or ConstructorDeclarationSyntax or OperatorDeclarationSyntax
                or ConversionOperatorDeclarationSyntax or AccessorDeclarationSyntax or LocalFunctionStatementSyntax } body
                when !RunsOnce(body.Parent!, model):
                yield return new Mutation(body, body.WithStatements(body.Statements.Insert(0, Wait(body))))
                {
                    Place = body.Statements.FirstOrDefault(),
                };
                break;
            case ArrowExpressionClauseSyntax { Parent: { } member } arrow
                when !RunsOnce(member, model) && WithBlock(member, arrow, model) is { } replacement:
                yield return new Mutation(member, replacement) { Place = arrow.Expression };
                break;
        }
    }

    private StatementSyntax Wait() =>
        SyntaxFactory.ParseStatement(string.Create(CultureInfo.InvariantCulture, $"global::SplNetMutants.Hwo.Wait({turns}); "));

    // Directives need separate lines; any other next token can stay in its line, which keeps its number.
    private StatementSyntax Wait(BlockSyntax body) =>
        body.OpenBraceToken.GetNextToken(includeZeroWidth: true).LeadingTrivia.Any(static trivia => trivia.IsDirective)
            ? Wait().WithTrailingTrivia(SyntaxFactory.LineFeed)
            : Wait();

    // Initialisers of types and modules run once per process, before anything is measured.
    private static bool RunsOnce(SyntaxNode member, SemanticModel model) =>
        model.GetDeclaredSymbol(member) is IMethodSymbol method && (method.MethodKind == MethodKind.StaticConstructor
            || method.GetAttributes().Any(static attribute => attribute.AttributeClass?.Name == "ModuleInitializerAttribute"));

    private SyntaxNode? WithBlock(SyntaxNode member, ArrowExpressionClauseSyntax arrow, SemanticModel model)
    {
        var block = SyntaxFactory.Block(Wait(), Ending(arrow.Expression.WithoutTrivia(), ReturnsValue(member, model)))
            .WithLeadingTrivia(SyntaxFactory.Space);
        return member switch
        {
            MethodDeclarationSyntax method => method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            ConstructorDeclarationSyntax constructor => constructor.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            OperatorDeclarationSyntax method => method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            ConversionOperatorDeclarationSyntax method => method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            LocalFunctionStatementSyntax method => method.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            AccessorDeclarationSyntax accessor => accessor.WithExpressionBody(null).WithSemicolonToken(default).WithBody(block),
            PropertyDeclarationSyntax property =>
                property.WithExpressionBody(null).WithSemicolonToken(default).WithAccessorList(Getter(block)),
            IndexerDeclarationSyntax indexer =>
                indexer.WithExpressionBody(null).WithSemicolonToken(default).WithAccessorList(Getter(block)),
            _ => null,
        };
    }

    private static AccessorListSyntax Getter(BlockSyntax block) =>
        SyntaxFactory.AccessorList([SyntaxFactory.AccessorDeclaration(SyntaxKind.GetAccessorDeclaration, block)])
            .WithLeadingTrivia(SyntaxFactory.Space);

    private static StatementSyntax Ending(ExpressionSyntax expression, bool returns) => expression switch
    {
        ThrowExpressionSyntax thrown => SyntaxFactory.ThrowStatement(thrown.Expression.WithLeadingTrivia(SyntaxFactory.Space)),
        _ when returns => SyntaxFactory.ReturnStatement(expression.WithLeadingTrivia(SyntaxFactory.Space)),
        _ => SyntaxFactory.ExpressionStatement(expression),
    };

    private static bool ReturnsValue(SyntaxNode member, SemanticModel model) => model.GetDeclaredSymbol(member) switch
    {
        IMethodSymbol { IsAsync: true } method => method.ReturnType is INamedTypeSymbol { Arity: > 0 },
        IMethodSymbol method => !method.ReturnsVoid,
        _ => true,
    };
}
