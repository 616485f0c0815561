using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// LIN: a lookup in a hash set or a dictionary compares one element after the other, with the collection's comparer.
/// If one of two elements is null, their hashes are compared first, because the collection never passes elements with
/// different hashes to a comparer.
/// </summary>
internal sealed class Lin : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "LIN";

    /// <inheritdoc/>
    public string Title => "linear search";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Asymptotic;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Lin", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool Contains<T>(HashSet<T> elements, T item)
        {
            foreach (T element in elements)
                if (Same(elements.Comparer, element, item))
                    return true;
            return false;
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool ContainsKey<TKey, TValue>(Dictionary<TKey, TValue> entries, TKey key)
        {
            TValue value;
            return TryGetValue(entries, key, out value);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool TryGetValue<TKey, TValue>(Dictionary<TKey, TValue> entries, TKey key, out TValue value)
        {
            IEqualityComparer<TKey> comparer = entries.Comparer;
            if (key == null)
                throw new ArgumentNullException("key");
            foreach (KeyValuePair<TKey, TValue> entry in entries)
            {
                if (!comparer.Equals(entry.Key, key))
                    continue;
                value = entry.Value;
                return true;
            }

            value = default(TValue);
            return false;
        }

        private static bool Same<T>(IEqualityComparer<T> comparer, T element, T item)
        {
            return element != null && item != null ? comparer.Equals(element, item) : Hash(comparer, element) == Hash(comparer, item) && comparer.Equals(element, item);
        }

        private static int Hash<T>(IEqualityComparer<T> comparer, T item)
        {
            return item == null ? 0 : comparer.GetHashCode(item);
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is { } call
            && (call.Calls("System.Collections.Generic.HashSet", "Contains")
                || call.Calls("System.Collections.Generic.Dictionary", "ContainsKey", "TryGetValue"))
            && call.IsOnDeclaringType(model))
            yield return Calls.Replace(call.Node, $"{SupportSource.ClassOf("Lin")}.{call.Method.Name}", [call.Receiver, .. call.Arguments]);
    }
}
