using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace SplNet.Mutations.Controls;

/// <summary>Makes a method longer.</summary>
/// <param name="statements">The number of additional statements.</param>
internal sealed class Padding(int statements) : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => LayoutMutants.Operator;

    /// <inheritdoc/>
    public string Title => "padding in code that no test reaches";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is BlockSyntax { Statements: [{ } first, ..], Parent: MethodDeclarationSyntax or AccessorDeclarationSyntax } body
            && !first.ContainsDirectives)
            yield return new Mutation(body, body.WithStatements(body.Statements.InsertRange(
                0, Enumerable.Repeat(SyntaxFactory.ParseStatement("global::System.GC.KeepAlive(null); "), statements)))) { Place = first };
    }
}
