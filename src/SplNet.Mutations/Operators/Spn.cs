using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// SPN: a part of a text is copied where a view is enough: a span of <c>Substring</c>. Bounds are checked as in <c>AsSpan</c>, and a null
/// text still becomes an empty span.
/// </summary>
internal sealed class Spn : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "SPN";

    /// <inheritdoc/>
    public string Title => "substring instead of a span";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Spn", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static string Part(string text, int start)
        {
            if ((uint)start > (uint)(text == null ? 0 : text.Length))
                throw new ArgumentOutOfRangeException("start");
            return text == null ? null : text.Substring(start);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static string Part(string text, int start, int length)
        {
            int all = text == null ? 0 : text.Length;
            if ((uint)start > (uint)all || (uint)length > (uint)(all - start))
                throw new ArgumentOutOfRangeException("start");
            return text == null ? null : text.Substring(start, length);
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is { Method: { Name: "AsSpan",
            ReducedFrom: { Parameters: [{ Type.SpecialType: SpecialType.System_String }, ..] } } method } call
            && LibraryTypes.Is(method.ContainingType, "System.MemoryExtensions") && method.Parameters is [_, ..]
            && method.Parameters.All(static p => p.Type.SpecialType == SpecialType.System_Int32))
            yield return Calls.Replace(call.Node, "global::System.MemoryExtensions.AsSpan", Calls.To(
                $"{SupportSource.ClassOf("Spn")}.Part", [call.Receiver, .. call.Arguments]));
    }
}
