using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL2037: replaces an xUnit.net 2 theory with one that exposes the running row, if the project references its package.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SplTheoryFix))]
[Shared]
public sealed class SplTheoryFix : EachPlaceFix
{
    internal const string Key = "SplNet.SplTheory";

    private const string Theory = "Xunit.TheoryAttribute";
    private const string SplTheory = "SplNet.SplTheory";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL2037"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => "Write [SplTheory]";

    // A class derived from a theory may do more than a theory.
    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        var written = root.FindToken(diagnostic.Location.SourceSpan.Start).Parent?.FirstAncestorOrSelf<AttributeSyntax>();
        if (written is null || model.Compilation.GetTypeByMetadataName(SplTheory + "Attribute") is null
            || model.GetTypeInfo(written, cancellation).Type?.ToDisplayString() != Theory)
        {
            yield break;
        }

        yield return new TextChange(written.Name.Span, AttributeText.At(SplTheory, model, written.SpanStart));
    }
}
