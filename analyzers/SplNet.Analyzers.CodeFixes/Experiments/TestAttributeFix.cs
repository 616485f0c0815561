using System.Collections.Immutable;
using System.Composition;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;
using SplNet.Analyzers.Rules;

namespace SplNet.Analyzers.CodeFixes.Experiments;

/// <summary>SPL3004: adds the test attribute to a method with requirements as rows.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(TestAttributeFix))]
[Shared]
public sealed class TestAttributeFix : EachPlaceFix
{
    internal const string Key = "SplNet.TestAttribute";

    /// <inheritdoc/>
    public override ImmutableArray<string> FixableDiagnosticIds { get; } = ["SPL3004"];

    private protected override string EquivalenceKey => Key;

    private protected override string TitleOf(Diagnostic diagnostic) => $"Add [{Needed(diagnostic)?.Split('.').Last()}]";

    private protected override IEnumerable<TextChange> ChangesFor(
        Diagnostic diagnostic, SyntaxNode root, SemanticModel model, CancellationToken cancellation)
    {
        var start = diagnostic.Location.SourceSpan.Start;
        if (Needed(diagnostic) is { } needed)
            yield return new TextChange(new TextSpan(start, 0), AttributeText.At(needed, model, start) + ", ");
    }

    private static string? Needed(Diagnostic diagnostic) =>
        diagnostic.Properties.TryGetValue(Replacement.Key, out var needed) ? needed : null;
}
