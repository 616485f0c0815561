using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// LIT: a <c>foreach</c> walks its collection through a layer of LINQ that keeps every element. The layer is deferred and reads with the
/// collection's own enumerator, so order, changes that the loop sees and exceptions about them stay the same.
/// </summary>
internal sealed class Lit : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "LIT";

    /// <inheritdoc/>
    public string Title => "LINQ layer in a loop";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Lit", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static IEnumerable<T> Layered<T>(IEnumerable<T> elements)
        {
            return global::System.Linq.Enumerable.Where(elements, x => true);
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (ForEachLoop.Of(node, model) is { } loop)
            yield return Calls.Replace(
                loop.Collection, $"{SupportSource.ClassOf("Lit")}.Layered<{LibraryTypes.NameOf(loop.Element)}>", loop.Collection);
    }
}
