using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// POOL: an array is allocated instead of rented from the pool. It is as long as the pool's array would be (a power of
/// two, 16 or more), so that its length does not differ and it can be returned to the pool.
/// </summary>
internal sealed class Pool : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "POOL";

    /// <inheritdoc/>
    public string Title => "no pool";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Pool", """
        private const int Largest = 1 << 30;

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static T[] New<T>(int minimumLength)
        {
            if (minimumLength < 0)
                throw new ArgumentOutOfRangeException("minimumLength");
            int length = minimumLength == 0 ? 0 : 16;
            while (length < minimumLength && length < Largest)
                length *= 2;
            return new T[Math.Max(length, minimumLength)];
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is { Method: { ContainingType.TypeArguments: [var element] } } call
            && call.Calls("System.Buffers.ArrayPool", "Rent")
            && model.GetSymbolInfo(call.Receiver).Symbol is IPropertySymbol { Name: "Shared", IsStatic: true } pool
            && LibraryTypes.Is(pool.ContainingType, "System.Buffers.ArrayPool") && LibraryTypes.CanBeArgument(element))
            yield return Calls.Replace(call.Node, $"{SupportSource.ClassOf("Pool")}.New<{LibraryTypes.NameOf(element)}>", call.Arguments);
    }
}
