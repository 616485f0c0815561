namespace SplNet.Syntax.Tests;

/// <summary>One case of the corpus: a text, the canonical text of a good one, and the problems that are to be found in it.</summary>
/// <param name="Place">File and line of the case.</param>
/// <param name="IsFile">True if the text is a file, false if it is one formula.</param>
/// <param name="Text">The text.</param>
/// <param name="Expected">The lines that describe the outcome.</param>
internal sealed record CorpusCase(string Place, bool IsFile, string Text, IReadOnlyList<string> Expected)
{
    /// <summary>The outcome in the notation of the corpus.</summary>
    public IReadOnlyList<string> Actual()
    {
        var (root, diagnostics) = Parse(Text);
        var lines = diagnostics.Select(Line).ToList();
        if (!diagnostics.Any(static diagnostic => diagnostic.IsError))
            lines.Insert(0, "= " + Escape(root.ToString()));
        return lines;
    }

    public (SyntaxNode Root, IReadOnlyList<FormulaDiagnostic> Diagnostics) Parse(string text)
    {
        if (IsFile)
        {
            var file = FormulaCheck.File(text);
            return (file.Root, file.Diagnostics);
        }

        var formula = FormulaCheck.Formula(text);
        return (formula.Root, formula.Diagnostics);
    }

    public static string Escape(string text) => text.Replace("\\", "\\\\").Replace("\n", "\\n").Replace("\r", "\\r");

    public static string Unescape(string text) => text.Replace("\\\\", "\0").Replace("\\n", "\n").Replace("\\r", "\r").Replace('\0', '\\');

    private static string Line(FormulaDiagnostic diagnostic) =>
        $"! {diagnostic.Code} {diagnostic.Span}" +
        (diagnostic.Replacement is { } replacement ? $" -> {Escape(replacement)}" : string.Empty);
}
