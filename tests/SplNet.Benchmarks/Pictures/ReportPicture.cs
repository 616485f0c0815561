using System.Globalization;
using System.Net;
using System.Text;
using System.Text.RegularExpressions;

namespace SplNet.Benchmarks.Pictures;

/// <summary>A report as an SVG image: its text as text, in the colours of a light or a dark page.</summary>
internal static partial class ReportPicture
{
    private const int Columns = 100;
    private const int ColumnsOfIndent = 6;
    private const double CharacterWidth = 7.8;
    private const double LineHeight = 19;
    private const double Margin = 18;
    private const double Baseline = 14;

    private static readonly string[] Faint = ["note:", "repeat:", "environment:"];

    /// <summary>Draws a report.</summary>
    /// <param name="report">The text of a result.</param>
    public static string Of(string report)
    {
        var lines = report.ReplaceLineEndings("\n").Split('\n').SelectMany(Wrapped).ToList();
        var width = Margin + (Columns * CharacterWidth) + Margin;
        var height = Margin + (lines.Count * LineHeight) + Margin;
        var svg = new StringBuilder();
        Add($"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:0.#} {height:0.#}\" width=\"{width:0.#}\" height=\"{height:0.#}\" role=\"img\" aria-labelledby=\"title\">");
        Add($"<title id=\"title\">{WebUtility.HtmlEncode(lines[0].Text)}</title>");
        svg.Append("""
            <style>
            text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328; white-space: pre; }
            rect { fill: #f6f8fa; stroke: #d1d9e0; }
            .verdict { fill: #cf222e; font-weight: bold; }
            .formula, .finding { font-weight: bold; }
            .faint { fill: #59636e; }
            @media (prefers-color-scheme: dark) {
            text { fill: #f0f6fc; }
            rect { fill: #151b23; stroke: #3d444d; }
            .verdict { fill: #ff7b72; }
            .faint { fill: #9198a1; }
            }
            </style>

            """.ReplaceLineEndings("\n"));
        Add($"<rect x=\"0.5\" y=\"0.5\" width=\"{width - 1:0.#}\" height=\"{height - 1:0.#}\" rx=\"6\"/>");
        foreach (var (index, line) in lines.Index())
            Add($"<text x=\"{Margin:0.#}\" y=\"{Margin + Baseline + (index * LineHeight):0.#}\" xml:space=\"preserve\"{(line.IsFaint ? " class=\"faint\"" : string.Empty)}>{Marked(line.Text, index == 0)}</text>");
        Add($"</svg>");
        return svg.ToString();

        void Add(FormattableString line) => svg.Append(line.ToString(CultureInfo.InvariantCulture)).Append('\n');
    }

    private static string Marked(string line, bool isFirst)
    {
        var text = WebUtility.HtmlEncode(line);
        return isFirst
            ? FirstLine().Replace(text, "<tspan class=\"verdict\">${verdict}</tspan>${gap}<tspan class=\"formula\">${formula}</tspan>")
            : Finding().Replace(text, "<tspan class=\"finding\">$0</tspan>");
    }

    // What does not fit goes on below, further to the right.
    private static IEnumerable<(string Text, bool IsFaint)> Wrapped(string line)
    {
        var isFaint = Array.Exists(Faint, label => line.TrimStart().StartsWith(label, StringComparison.Ordinal));
        for (var rest = line; rest.Length > 0;)
        {
            var end = rest.Length <= Columns ? rest.Length : rest.LastIndexOf(' ', Columns);
            yield return (rest[..end], isFaint);
            rest = rest[end..].Trim() is { Length: > 0 } more ? new string(' ', ColumnsOfIndent + 2) + more : string.Empty;
        }
    }

    [GeneratedRegex(@"^(?<verdict>\w+)(?<gap>\s+)(?<formula>.*)$", RegexOptions.None, 60_000)]
    private static partial Regex FirstLine();

    [GeneratedRegex("significantly (?:slower|faster)", RegexOptions.None, 60_000)]
    private static partial Regex Finding();
}
