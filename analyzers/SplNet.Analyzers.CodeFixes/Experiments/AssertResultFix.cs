using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2007: turns an evaluation whose result is ignored into one that throws unless the requirement holds.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AssertResultFix))]
[Shared]
public sealed class AssertResultFix : EachPlaceFix
{
    internal const string Key = "SplNet.AssertResult";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2007"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Assert that the requirement holds";

    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation) =>
        root.FindNode(diagnostic.Location.SourceSpan, getInnermostNodeForTie: true) is InvocationExpressionSyntax call
        && model.GetOperation(call, cancellation) is IInvocationOperation { TargetMethod.Name: "Evaluate" or "Run" } operation
            ? operation.TargetMethod.IsStatic ? OfEvaluate(call, operation) : OfRun(call)
            : [];

    private static IEnumerable<TextChange> OfRun(InvocationExpressionSyntax call) =>
        call.Expression switch
        {
            MemberAccessExpressionSyntax { Name: var name } => [new TextChange(name.Span, "Assert")],
            MemberBindingExpressionSyntax { Name: var name } => [new TextChange(name.Span, "Assert")],
            _ => [],
        };

    // Without isolation it would measure something else.
    private static IEnumerable<TextChange> OfEvaluate(InvocationExpressionSyntax call, IInvocationOperation operation)
    {
        if (operation.Arguments.Any(static argument =>
            argument.Parameter?.Name == "isolate" && argument.Value.ConstantValue is not { HasValue: true, Value: true }))
            return [];
        if (operation.Arguments.FirstOrDefault(
            static argument => argument.Parameter?.Name == "experiment")?.Value.Syntax is not ExpressionSyntax experiment
            || !HasType(experiment))
            return [];
        var (before, behind) = (
            TextSpan.FromBounds(call.SpanStart, experiment.SpanStart), TextSpan.FromBounds(experiment.Span.End, call.Span.End));
        if (HasComment(call, before) || HasComment(call, behind))
            return [];
        var (open, close) = IsPrimary(experiment) ? (string.Empty, string.Empty) : ("(", ")");
        return [new TextChange(before, open), new TextChange(behind, close + ".Assert()")];
    }

    // Includes directives.
    private static bool HasComment(InvocationExpressionSyntax call, TextSpan span) =>
        call.DescendantTrivia(span).Any(trivia =>
            span.Contains(trivia.Span) && !trivia.IsKind(SyntaxKind.WhitespaceTrivia) && !trivia.IsKind(SyntaxKind.EndOfLineTrivia));

    // new(…) and null have their type from the parameter.
    private static bool HasType(ExpressionSyntax experiment) =>
        !experiment.DescendantNodesAndSelf(static node => node is not (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax))
            .Any(static node => node is ImplicitObjectCreationExpressionSyntax || node.IsKind(SyntaxKind.NullLiteralExpression)
                || node.IsKind(SyntaxKind.DefaultLiteralExpression));

    private static bool IsPrimary(ExpressionSyntax experiment) =>
        experiment is SimpleNameSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax
            or ElementAccessExpressionSyntax or ObjectCreationExpressionSyntax or ParenthesizedExpressionSyntax or InstanceExpressionSyntax;
}
