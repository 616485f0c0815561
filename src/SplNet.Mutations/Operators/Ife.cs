using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// IFE: a <c>foreach</c> walks an array or a collection with a struct enumerator through <c>IEnumerable&lt;T&gt;</c>: this allocates an
/// enumerator, and each step makes two interface calls. A method that is not inlined passes the interface on; otherwise the runtime would
/// see the actual collection.
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
            yield return Calls.Replace(
                loop.Collection, $"{SupportSource.ClassOf("Ife")}.ByInterface<{LibraryTypes.NameOf(loop.Element)}>", loop.Collection);
    }
}
