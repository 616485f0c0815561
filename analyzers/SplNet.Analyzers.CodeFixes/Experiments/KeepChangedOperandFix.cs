using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2018: uses the modified copy of an operand instead of the original.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(KeepChangedOperandFix))]
[Shared]
public sealed class KeepChangedOperandFix : EachPlaceFix
{
    internal const string Key = "SplNet.KeepChangedOperand";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2018"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Keep the changed operand";

    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        var statement = root.FindNode(diagnostic.Location.SourceSpan, getInnermostNodeForTie: true)
            .FirstAncestorOrSelf<ExpressionStatementSyntax>();
        if (statement?.Expression is not InvocationExpressionSyntax call)
            return [];
        var operand = Operand(call);
        var type = model.GetTypeInfo(call, cancellation).Type;
        // A variable of a derived type cannot hold the copy, whose type is Operand.
        return SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(operand, cancellation).Type, type)
            && CanBeAssigned(operand, model, cancellation)
            ? [new TextChange(new TextSpan(call.SpanStart, 0), $"{operand} = ")]
            : [];
    }

    // The start of a call chain.
    private static ExpressionSyntax Operand(ExpressionSyntax call) =>
        call is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var inner } } ? Operand(inner) : call;

    private static bool CanBeAssigned(ExpressionSyntax operand, SemanticModel model, CancellationToken cancellation) => operand switch
    {
        IdentifierNameSyntax => model.GetSymbolInfo(operand, cancellation).Symbol is ILocalSymbol { IsForEach: false, IsUsing: false }
            or IParameterSymbol { RefKind: not RefKind.In and not RefKind.RefReadOnlyParameter },
        // An expression that is written twice is evaluated twice.
        ElementAccessExpressionSyntax access =>
            access.ArgumentList.Arguments.All(static argument => IsPlain(argument.Expression)) && IsPlain(access.Expression)
                && model.GetSymbolInfo(access, cancellation).Symbol is IPropertySymbol { SetMethod: not null },
        _ => false,
    };

    private static bool IsPlain(ExpressionSyntax expression) => expression switch
    {
        IdentifierNameSyntax or LiteralExpressionSyntax or InstanceExpressionSyntax => true,
        MemberAccessExpressionSyntax { Expression: var inner } => IsPlain(inner),
        InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } => true,
        _ => false,
    };
}
