namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The matrix as the documents show it.</summary>
internal static class FrameworkTable
{
    private const string Begin = "<!-- made by: ";
    private const string End = "<!-- /made -->";

    /// <summary>The table.</summary>
    public static string Text { get; } = string.Join('\n', ["| framework | version | packages | language | VSTest | Microsoft.Testing.Platform | rows | undecided |", "|---|---|---|---|---|---|---|---|", .. Matrix.Rows.Select(Line)]) + "\n";

    /// <summary>A page with the table in its place.</summary>
    public static string In(string page)
    {
        var start = page.IndexOf('\n', page.IndexOf(Begin, StringComparison.Ordinal)) + 1;
        return string.Concat(page.AsSpan(0, start), Text, page.AsSpan(page.IndexOf(End, start, StringComparison.Ordinal)));
    }

    private static string Line(MatrixRow row)
    {
        var packages = row.Adapter is { } adapter ? $"`{adapter}`" : "`SplNet`";
        var rows = row.Outcome == MatrixOutcome.WithoutRows ? "refused" : row.Outcome == MatrixOutcome.FactsOnly ? "refused, use `[SplTheory]`" : row.Outcome == MatrixOutcome.WithoutSkips ? "with `[SplTheory]`" : "yes";
        return $"| {row.Framework} | {row.Version} | {packages} | {LanguageOf(row)} | {Yes(row.OnVstest)} | {Yes(row.OnPlatform)} | {rows} | {(row.Outcome.Skipped == 0 ? "fails" : row.Framework is "MSTest" or "NUnit" ? "inconclusive" : "skipped")} |";
    }

    private static string Yes(bool value) => value ? "yes" : "—";

    private static string LanguageOf(MatrixRow row) => row.Language switch { "vb" => "Visual Basic", "fs" => "F#", _ => "C#" };
}
