using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Mutations.Operators.Conditions;
using SplNet.Mutations.Operators.Rewriting;

namespace SplNet.Mutations.Operators;

/// <summary>
/// AWT: an async method awaits a task that could be returned directly, and an awaited <c>ValueTask</c> becomes a task first.
/// The call that returns the task stays outside the async method, so an exception that it throws at once is still
/// thrown at once. The returned task ends like the original one, with all of its exceptions.
/// </summary>
internal sealed class Awt : IMutationOperator
{
    /// <inheritdoc/>
    public string Id => "AWT";

    /// <inheritdoc/>
    public string Title => "needless await";

    /// <inheritdoc/>
    public MutationTier Tier => MutationTier.Preserving;

    /// <inheritdoc/>
    public MutationCost Cost => MutationCost.Allocation;

    /// <inheritdoc/>
    public string? Support { get; } = SupportSource.Of("Awt", """
        [MethodImpl(MethodImplOptions.NoInlining)]
        public static global::System.Threading.Tasks.Task Through(global::System.Threading.Tasks.Task task)
        {
            return IsCold(task) ? task : global::System.Threading.Tasks.TaskExtensions.Unwrap(Awaited(task));
        }

        [MethodImpl(MethodImplOptions.NoInlining)]
        public static global::System.Threading.Tasks.Task<T> Through<T>(global::System.Threading.Tasks.Task<T> task)
        {
            return IsCold(task) ? task : global::System.Threading.Tasks.TaskExtensions.Unwrap(Awaited(task));
        }

        private static bool IsCold(global::System.Threading.Tasks.Task task)
        {
            return task == null || task.Status == global::System.Threading.Tasks.TaskStatus.Created;
        }

        private static async global::System.Threading.Tasks.Task<TTask> Awaited<TTask>(TTask task) where TTask : global::System.Threading.Tasks.Task
        {
            await global::System.Threading.Tasks.Task.WhenAny(task).ConfigureAwait(false);
            return task;
        }
        """);

    /// <inheritdoc/>
    public IEnumerable<Mutation> At(SyntaxNode node, SemanticModel model)
    {
        if (node is AwaitExpressionSyntax awaiting)
        {
            var value = ConfiguredTask(awaiting.Expression, model) ?? awaiting.Expression;
            if (LibraryTypes.Is(model.GetTypeInfo(value).Type, "System.Threading.Tasks.ValueTask"))
                yield return new Mutation(value, AsTask(value));
        }
        else if (HandedOn(node) is { } task && IsHandedOn(task, model))
        {
            yield return Calls.Replace(task, $"{SupportSource.ClassOf("Awt")}.Through", task);
        }
    }

    private static InvocationExpressionSyntax AsTask(ExpressionSyntax value) =>
        SyntaxFactory.InvocationExpression(SyntaxFactory.MemberAccessExpression(
            SyntaxKind.SimpleMemberAccessExpression, SyntaxFactory.ParenthesizedExpression(value.WithoutTrivia()),
            SyntaxFactory.IdentifierName("AsTask"))).WithTriviaFrom(value);

    // await x.ConfigureAwait(false) awaits x.
    private static ExpressionSyntax? ConfiguredTask(ExpressionSyntax awaited, SemanticModel model) =>
        LibraryCall.Of(awaited, model) is { } call && call.Calls("System.Threading.Tasks.ValueTask", "ConfigureAwait")
            ? call.Receiver
            : null;

    private static InvocationExpressionSyntax? HandedOn(SyntaxNode node) => node switch
    {
        ReturnStatementSyntax { Expression: InvocationExpressionSyntax call } => call,
        ArrowExpressionClauseSyntax { Expression: InvocationExpressionSyntax call } => call,
        _ => null,
    };

    private static bool IsHandedOn(InvocationExpressionSyntax task, SemanticModel model)
    {
        var type = model.GetTypeInfo(task).Type;
        return LibraryTypes.Is(type, "System.Threading.Tasks.Task") && type is INamedTypeSymbol named
            && named.TypeArguments.All(LibraryTypes.CanBeArgument)
            && model.GetEnclosingSymbol(task.SpanStart) is IMethodSymbol { IsAsync: false } method
            && SymbolEqualityComparer.Default.Equals(method.ReturnType, type);
    }
}
