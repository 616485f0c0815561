using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// CUL: texts are compared by culture where an ordinal comparison is enough. Both run and the ordinal result counts, because a culture
/// considers some different texts equal.
/// </summary>
internal sealed class Cul : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "CUL";

    /// <inheritdoc/>
    public string Title => "comparison by culture";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Constant;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Cul", """
        private static volatile int s_result;

        private static global::System.Globalization.CompareInfo Culture
        {
            get { return global::System.Globalization.CultureInfo.CurrentCulture.CompareInfo; }
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool Same(string left, string right)
        {
            s_result = Culture.Compare(left, right);
            return left == right;
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool Equals(string text, string other)
        {
            s_result = Culture.Compare(text, other);
            return text.Equals(other);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool StartsWith(string text, string part)
        {
            if (text != null && part != null)
                s_result = Culture.IsPrefix(text, part) ? 1 : 0;
            return text.StartsWith(part, StringComparison.Ordinal);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool EndsWith(string text, string part)
        {
            if (text != null && part != null)
                s_result = Culture.IsSuffix(text, part) ? 1 : 0;
            return text.EndsWith(part, StringComparison.Ordinal);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static int IndexOf(string text, string part)
        {
            if (text != null && part != null)
                s_result = Culture.IndexOf(text, part);
            return text.IndexOf(part, StringComparison.Ordinal);
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static bool Contains(string text, string part)
        {
            if (text != null && part != null)
                s_result = Culture.IndexOf(text, part);
            return text.Contains(part);
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.EqualsExpression or (int)SyntaxKind.NotEqualsExpression } comparison
            && ComparesTexts(comparison, model))
        {
            var same = Calls.To($"{SupportSource.ClassOf("Cul")}.Same", comparison.Left, comparison.Right);
            ExpressionSyntax result = comparison.IsKind(SyntaxKind.EqualsExpression)
                ? same
                : SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, same);
            yield return new Mutation(comparison, result.WithTriviaFrom(comparison));
        }
        else if (LibraryCall.Of(node, model) is { Method: { ContainingType.SpecialType: SpecialType.System_String } method } call
            && Replacing(call, model) is { } name)
        {
            yield return Calls.Replace(
                call.Node,
                $"{SupportSource.ClassOf("Cul")}.{name}",
                method.IsStatic ? call.Arguments.Take(2) : [call.Receiver, call.Arguments[0]]);
        }
    }

    private static bool ComparesTexts(BinaryExpressionSyntax comparison, SemanticModel model) =>
        model.GetSymbolInfo(comparison).Symbol is IMethodSymbol { Parameters: [{ Type.SpecialType: SpecialType.System_String }, _] }
        && !IsNull(comparison.Left, model) && !IsNull(comparison.Right, model) && !model.GetConstantValue(comparison).HasValue;

    private static bool IsNull(ExpressionSyntax operand, SemanticModel model) =>
        model.GetConstantValue(operand) is { HasValue: true, Value: null };

    // Finds the method that does both; null if the call is not ordinal, or does not compare two texts.
    private static string? Replacing(LibraryCall call, SemanticModel model) => call.Method switch
    {
        { Name: "Equals", IsStatic: true, Parameters: [{ Type.SpecialType: SpecialType.System_String }, _, ..] } =>
            call.Arguments.Count == 2 || IsOrdinal(call.Arguments[2], model) ? "Same" : null,
        { IsStatic: true } or not { Parameters: [{ Type.SpecialType: SpecialType.System_String }, ..] } => null,
        { Name: "Equals" or "Contains" } => call.Arguments.Count == 1 || IsOrdinal(call.Arguments[1], model) ? call.Method.Name : null,
        {
            Name: "StartsWith" or "EndsWith" or "IndexOf",
            Parameters.Length: 2,
        } => IsOrdinal(call.Arguments[1], model) ? call.Method.Name : null,
        _ => null,
    };

    private static bool IsOrdinal(ArgumentSyntax argument, SemanticModel model) =>
        LibraryTypes.Is(model.GetTypeInfo(argument.Expression).Type, "System.StringComparison")
        && model.GetConstantValue(argument.Expression).Value is (int)StringComparison.Ordinal;
}
