using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2004: renames the parameter of a formula, and its uses, to the estimator that was meant.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UnknownEstimatorFix))]
[Shared]
public sealed class UnknownEstimatorFix : EachPlaceFix
{
    internal const string Key = "SplNet.UnknownEstimator";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2004"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) =>
        $"Rename the estimator to '{diagnostic.Properties[Replacement.Key]}'";

    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        var parameter = root.FindToken(diagnostic.Location.SourceSpan.Start).Parent?.FirstAncestorOrSelf<ParameterSyntax>();
        if (parameter?.FirstAncestorOrSelf<LambdaExpressionSyntax>() is not { } formula
            || !diagnostic.Properties.TryGetValue(Replacement.Key, out var name) || name is null)
            return [];
        // A second parameter with this name, or another symbol that the formula uses, would be hidden.
        if (formula.DescendantTokens().Any(token => token.ValueText == name))
            return [];
        var symbol = model.GetDeclaredSymbol(parameter, cancellation);
        return formula.Body.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>()
            .Where(use => use.Identifier.ValueText == parameter.Identifier.ValueText
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(use, cancellation).Symbol, symbol))
            .Select(static use => use.Identifier).Prepend(parameter.Identifier)
            .Select(identifier => new TextChange(identifier.Span, name));
    }
}
