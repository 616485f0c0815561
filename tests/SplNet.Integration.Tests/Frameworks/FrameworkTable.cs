namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The matrix as the documents show it.</summary>
internal static class FrameworkTable
{
    private const string Begin = "<!-- made by: ";
    private const string End = "<!-- /made -->";

    /// <summary>The table.</summary>
    public static string Text { get; } = string.Join('\n', [
        "| framework | version | packages | language | VSTest | Microsoft.Testing.Platform | rows | undecided |",
        "|---|---|---|---|---|---|---|---|",
        .. Matrix.Rows.Select(Line)]) + "\n";

    /// <summary>A page with the table in its place.</summary>
    public static string In(string page)
    {
        var start = page.IndexOf('\n', page.IndexOf(Begin, StringComparison.Ordinal)) + 1;
        return string.Concat(page.AsSpan(0, start), Text, page.AsSpan(page.IndexOf(End, start, StringComparison.Ordinal)));
    }

    private static string Line(MatrixRow row) =>
        $"| {row.Framework} | {row.Version} | `{row.Adapter ?? "SplNet"}` | {LanguageOf(row)} | {Yes(row.OnVstest)} | " +
        $"{Yes(row.OnPlatform)} | {RowsOf(row)} | {row.Undecided ?? "fails"} |";

    private static string RowsOf(MatrixRow row) => row.Rows switch
    {
        RowSupport.Refused => "refused",
        RowSupport.WithOwnAttribute => row.Adapter is null ? "refused, use `[SplTheory]`" : "with `[SplTheory]`",
        _ => "yes",
    };

    private static string Yes(bool value) => value ? "yes" : "—";

    private static string LanguageOf(MatrixRow row) => row.Language switch { "vb" => "Visual Basic", "fs" => "F#", _ => "C#" };
}
