namespace SplNet.Syntax;

/// <summary>The content of a text and all its problems, in the order of the text.</summary>
/// <typeparam name="T">The type of the tree.</typeparam>
internal sealed class ParsedText<T>(string text, T root, IReadOnlyList<FormulaDiagnostic> diagnostics)
    where T : SyntaxNode
{
    private LineMap? _lines;

    public string Text => text;

    /// <summary>Gets the tree; complete if there are no errors, otherwise with missing parts.</summary>
    public T Root => root;

    public IReadOnlyList<FormulaDiagnostic> Diagnostics { get; } = diagnostics.Count < 2
        ? diagnostics
        : [.. diagnostics.OrderBy(static diagnostic => diagnostic.Span.Start)];

    public bool HasErrors => Diagnostics.Any(static diagnostic => diagnostic.IsError);

    public TextPosition PositionOf(FormulaDiagnostic diagnostic) => (_lines ??= new LineMap(text)).PositionOf(diagnostic.Span.Start);

    /// <summary>
    /// Formats a diagnostic as compilers write it, <c>file(line,column): error SPL1001: …</c>, so that editors and
    /// build servers understand it.
    /// </summary>
    public string Describe(FormulaDiagnostic diagnostic, string file) => $"{file}({PositionOf(diagnostic)}): {diagnostic}";

    /// <summary>Adds the diagnostics of a later pass.</summary>
    public ParsedText<T> With(IReadOnlyList<FormulaDiagnostic> further) =>
        further.Count == 0 ? this : new(text, root, [.. Diagnostics, .. further]);
}
