using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// TOL: a collection is copied before a <c>foreach</c> or LINQ walks it. The copy is discarded and the collection itself is walked, so that
/// it may change meanwhile.
/// </summary>
internal sealed class Tol : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "TOL";

    /// <inheritdoc/>
    public string Title => "needless copy";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Asymptotic;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Tol", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static TCollection Copied<TCollection, T>(TCollection elements) where TCollection : class, IEnumerable<T>
        {
            if (elements != null)
                GC.KeepAlive(new List<T>(elements));
            return elements;
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        var collection = ForEachLoop.Of(node, model)?.Collection ?? SourceOfLinq(node, model);
        if (collection is null || model.GetTypeInfo(collection).Type is not { } type || !Collections.IsMaterialised(type))
            yield break;
        var types = $"{LibraryTypes.NameOf(type)}, {LibraryTypes.NameOf(Collections.ElementOf(type)!)}";
        yield return Calls.Replace(collection, $"{SupportSource.ClassOf("Tol")}.Copied<{types}>", collection);
    }

    private static ExpressionSyntax? SourceOfLinq(SyntaxNode node, SemanticModel model) =>
        LibraryCall.Of(node, model) is { Method: { ReducedFrom: not null } method } call
        && LibraryTypes.Is(method.ContainingType, "System.Linq.Enumerable")
            ? call.Receiver
            : null;
}
