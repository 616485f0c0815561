using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// IFE: a <c>foreach</c> walks an array or a collection whose enumerator is a struct through <c>IEnumerable&lt;T&gt;</c>: an enumerator is allocated, and each step is two calls by interface.
/// A method that is not inlined hands the interface on, else the runtime sees the collection behind it.
/// </summary>
internal sealed class Ife : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "IFE";

    /// <inheritdoc/>
    public string Title => "enumerator by interface";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Ife", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static IEnumerable<T> ByInterface<T>(IEnumerable<T> elements)
        {
            return elements;
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (ForEachLoop.Of(node, model) is { IsDirect: true } loop)
            yield return Calls.Replace(loop.Collection, $"{SupportSource.ClassOf("Ife")}.ByInterface<{LibraryTypes.NameOf(loop.Element)}>", loop.Collection);
    }
}
