using SplNet.Views.Markup;

namespace SplNet.Views.Pages;

/// <summary>The proof of a change as one page, with links to the pages of its measurements.</summary>
internal static class ProofPage
{
    private const int LongText = 2000;

    /// <summary>Creates the page.</summary>
    /// <param name="answer">The answer.</param>
    /// <param name="kind">The class of its colours.</param>
    /// <param name="reasons">The reasons.</param>
    /// <param name="evidence">What was checked, and the outcome.</param>
    /// <param name="rows">The measured operands: name, change, both values, ratio.</param>
    /// <param name="revisions">The names of the revisions.</param>
    /// <param name="causes">The causes of the differences.</param>
    /// <param name="pages">The names of the measurements' pages.</param>
    /// <param name="repeat">The command that repeats the proof.</param>
    public static string Of(
        string answer, string kind, IReadOnlyList<string> reasons, IReadOnlyList<(string Name, string Value)> evidence,
        IReadOnlyList<string[]> rows, (string Base, string Head) revisions, IReadOnlyList<string> causes, IReadOnlyList<string> pages,
        string repeat) => PageHead.Of(Escaped.Of(answer)) + $"""
        <body class="{kind}"><header><p class="verdict">splnet prove</p><h1>{Escaped.Short(answer, LongText)}</h1></header>
        <main>{Section.Of("Reasons", Listed(reasons), string.Empty)}{Evidence(evidence)}{Measured(rows, revisions)}
        {Section.Of("Why", Listed(causes), "Counted after the measurement, in instrumented copies of the library.")}
        {Section.Of("Measurements", Links(pages), string.Empty)}
        {Section.Of("Repeat", $"<pre><code>{Escaped.Short(repeat, LongText)}</code></pre>", string.Empty)}</main></body></html>

        """;

    private static string Evidence(IReadOnlyList<(string Name, string Value)> evidence) => Section.Of(
        "Evidence",
        Table.Of(
            "What was checked", ["What", "Outcome"],
            evidence.Select(static one => (string[])[Escaped.Short(one.Name, LongText), Escaped.Short(one.Value, LongText)]), 2),
        string.Empty);

    private static string Measured(IReadOnlyList<string[]> rows, (string Base, string Head) revisions) => rows.Count == 0
        ? string.Empty
        : Section.Of(
            "Measured",
            Table.Of(
                "Times, allocated bytes and instructions",
                ["Operand", "Change", Escaped.Short(revisions.Base, LongText), Escaped.Short(revisions.Head, LongText), "Ratio"],
                rows.Select(static row => row.Select(static cell => Escaped.Short(cell, LongText)).ToArray()), 2),
            "Every call had a new input.");

    private static string Links(IReadOnlyList<string> pages) => pages.Count == 0
        ? string.Empty
        : $"<ul>{string.Concat(pages.Select(static page => $"<li><a href=\"{page}\">{page}</a></li>"))}</ul>";

    private static string Listed(IReadOnlyList<string> texts) => texts.Count == 0
        ? string.Empty
        : $"<ul>{string.Concat(texts.Select(static text => $"<li>{Escaped.Short(text, LongText)}</li>"))}</ul>";
}
