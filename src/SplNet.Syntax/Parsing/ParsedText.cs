namespace SplNet.Syntax;

/// <summary>What a text says, and all that is wrong with it, in the order of the text.</summary>
/// <typeparam name="T">What the text was read as.</typeparam>
internal sealed class ParsedText<T>(string text, T root, IReadOnlyList<FormulaDiagnostic> diagnostics)
    where T : SyntaxNode
{
    private LineMap? _lines;

    public string Text => text;

    /// <summary>The tree; complete where there are no errors, else with missing parts.</summary>
    public T Root => root;

    public IReadOnlyList<FormulaDiagnostic> Diagnostics { get; } = diagnostics.Count < 2 ? diagnostics : [.. diagnostics.OrderBy(static diagnostic => diagnostic.Span.Start)];

    public bool HasErrors => Diagnostics.Any(static diagnostic => diagnostic.IsError);

    public TextPosition PositionOf(FormulaDiagnostic diagnostic) => (_lines ??= new LineMap(text)).PositionOf(diagnostic.Span.Start);

    /// <summary>A diagnostic as compilers write it: <c>file(line,column): error SPL1001: …</c>, which editors and build servers understand.</summary>
    public string Describe(FormulaDiagnostic diagnostic, string file) => $"{file}({PositionOf(diagnostic)}): {diagnostic}";

    /// <summary>The same text with the diagnostics of a later pass as well.</summary>
    public ParsedText<T> With(IReadOnlyList<FormulaDiagnostic> further) => further.Count == 0 ? this : new(text, root, [.. Diagnostics, .. further]);
}
