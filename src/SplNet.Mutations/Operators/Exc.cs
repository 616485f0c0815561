using Microsoft.CodeAnalysis;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// EXC: replaces <c>TryParse</c> and <c>TryGetValue</c> by the throwing version and catches the exception. It costs time
/// when the answer is negative.
/// </summary>
internal sealed class Exc : IMutationOperator
{
    // Types whose Parse(string) and TryParse(string, out) read the same texts.
    private static readonly string[] Parsed = ["Int32", "Int64", "Double", "Decimal", "DateTime", "Guid"];

    /// <inheritdoc/>
    public string Id => "EXC";

    /// <inheritdoc/>
    public string Title => "exceptions as control flow";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Exc", $$"""
        {{string.Join("\n\n", Parsed.Select(TryParse))}}

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool TryGetValue<TKey, TValue>(Dictionary<TKey, TValue> entries, TKey key, out TValue value)
        {
            try
            {
                value = entries[key];
                return true;
            }
            catch (KeyNotFoundException)
            {
                value = default(TValue);
                return false;
            }
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (LibraryCall.Of(node, model) is not { Method: { Parameters: [_, { RefKind: RefKind.Out }] } method } call)
            yield break;
        if (method is { Name: "TryParse", IsStatic: true, Parameters: [{ Type.SpecialType: SpecialType.System_String }, _] }
            && IsParsed(method.ContainingType))
            yield return Calls.Replace(call.Node, $"{SupportSource.ClassOf("Exc")}.TryParse{method.ContainingType.Name}", call.Arguments);
        else if (call.Calls("System.Collections.Generic.Dictionary", "TryGetValue") && call.IsOnDeclaringType(model))
            yield return Calls.Replace(call.Node, $"{SupportSource.ClassOf("Exc")}.TryGetValue", [call.Receiver, .. call.Arguments]);
    }

    private static bool IsParsed(INamedTypeSymbol type) => LibraryTypes.Is(type, [.. Parsed.Select(static name => $"System.{name}")]);

    private static string TryParse(string type) => $$"""
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool TryParse{{type}}(string text, out {{type}} value)
        {
            try
            {
                value = {{type}}.Parse(text);
                return true;
            }
            catch (ArgumentNullException)
            {
            }
            catch (FormatException)
            {
            }
            catch (OverflowException)
            {
            }

            value = default({{type}});
            return false;
        }
        """;
}
