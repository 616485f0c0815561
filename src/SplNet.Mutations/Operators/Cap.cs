using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// CAP: a collection, builder or stream starts without the capacity that was passed to it. The argument is still evaluated, and a negative
/// one is still rejected. Hash tables and concurrent dictionaries are left alone because their order depends on the capacity. So are files
/// whose code reads the capacity or the whole buffer.
/// </summary>
internal sealed class Cap : IMutationOperator
{
    private static readonly string[] Growing =
    [
        "System.Collections.Generic.List", "System.Collections.Generic.Dictionary", "System.Collections.Generic.HashSet",
        "System.Collections.Generic.Queue", "System.Collections.Generic.Stack",
        "System.Collections.Generic.PriorityQueue", "System.Collections.Generic.SortedList", "System.Text.StringBuilder",
        "System.IO.MemoryStream",
    ];

    private static readonly string[] Asking = ["Capacity", "EnsureCapacity", "MaxCapacity", "GetBuffer", "TryGetBuffer", "GetChunks"];

    /// <inheritdoc/>
    public string Id => "CAP";

    /// <inheritdoc/>
    public string Title => "no capacity";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Cap", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static int None(int capacity)
        {
            return Math.Min(capacity, 0);
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments }
            && LibraryTypes.Is(model.GetTypeInfo(node).Type, Growing)
            && model.GetSymbolInfo(node).Symbol is IMethodSymbol constructor
            && !constructor.Parameters.Any(static p => p.Name == "maxCapacity")
            && constructor.Parameters.SingleOrDefault(
                static p => p is { Name: "capacity", Type.SpecialType: SpecialType.System_Int32 }) is { } capacity
            && ArgumentOf(capacity, arguments) is { } argument && !IsSmall(argument, model) && !IsAskedFor(node.SyntaxTree))
            yield return Calls.Replace(argument, $"{SupportSource.ClassOf("Cap")}.None", argument);
    }

    private static ExpressionSyntax? ArgumentOf(IParameterSymbol parameter, SeparatedSyntaxList<ArgumentSyntax> arguments) =>
        (arguments.FirstOrDefault(a => a.NameColon?.Name.Identifier.ValueText == parameter.Name)
            ?? (arguments.All(static a => a.NameColon is null) ? arguments.ElementAtOrDefault(parameter.Ordinal) : null))?.Expression;

    // A collection that reaches the size at once does not need it.
    private static bool IsSmall(ExpressionSyntax argument, SemanticModel model) => model.GetConstantValue(argument).Value is int and <= 16;

    private static bool IsAskedFor(SyntaxTree tree) => tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>().Any(static name =>
        Asking.Contains(name.Identifier.ValueText)
        && name.Parent is MemberAccessExpressionSyntax or MemberBindingExpressionSyntax or AssignmentExpressionSyntax);
}
