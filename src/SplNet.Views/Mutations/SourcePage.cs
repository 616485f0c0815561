using System.Globalization;
using System.Text;
using SplNet.Views.Markup;
using SplNet.Views.Pages;

namespace SplNet.Views.Mutations;

/// <summary>The page of a source: the lines around its mutants, and below each line the outcome of the mutants that start there.</summary>
internal static class SourcePage
{
    private const int Around = 4;
    private const int LongText = 2000;

    /// <summary>Creates the page.</summary>
    public static string Of(MutatedFile file)
    {
        var lines = file.Source.ReplaceLineEndings("\n").Split('\n');
        var page = new StringBuilder(PageHead.Of($"{Escaped.Of(file.Path)}: mutants"));
        page.Append(
            CultureInfo.InvariantCulture, $"<body><header><p class=\"verdict\"><a href=\"index.html\">splnet " +
                $"mutate</a></p><h1>{Escaped.Of(file.Path)}</h1></header>\n<main>");
        foreach (var (first, last) in Parts(file, lines.Length))
        {
            page.Append(
                CultureInfo.InvariantCulture, $"<section aria-label=\"Lines {first} to {last}\"><h2>Lines {first} to {last}</h2>\n");
            for (var line = first; line <= last; line++)
                Append(page, line, lines[line - 1], [.. file.Mutants.Where(one => Beginning(one, lines.Length) == line)]);
            page.Append("</section>\n");
        }

        return page.Append("</main></body></html>\n").ToString();
    }

    private static void Append(StringBuilder page, int line, string text, IReadOnlyList<ShownMutant> mutants)
    {
        page.Append(
            CultureInfo.InvariantCulture, $"<pre id=\"L{line}\"><span class=\"mark\">{line,5} </span>{Marked(text, mutants)}</pre>\n");
        foreach (var mutant in mutants.OrderBy(static one => one.State))
        {
            page.Append(
                CultureInfo.InvariantCulture, $"<details id=\"{Escaped.Of(mutant.Id)}\" class=\"{Class(mutant.State)}" +
                    $"\"{(mutant.State <= MutationState.Inconclusive ? " open=\"open\"" : string.Empty)}><summary><span " +
                    $"class=\"word\">{Escaped.Of(mutant.Word)}</span> {Escaped.Of(mutant.Id)}: {Escaped.Of(mutant.Title)}</summary>");
            page.Append(
                CultureInfo.InvariantCulture,
                $"<p>{Escaped.Short(mutant.Reason, LongText)}</p><pre>{Escaped.Short(mutant.Replacement, LongText)}</pre>");
            if (mutant.Evidence.Count > 0)
                page.Append(
                    CultureInfo.InvariantCulture,
                    $"<ul>{string.Concat(mutant.Evidence.Select(static one => $"<li>{Escaped.Short(one, LongText)}</li>"))}</ul>");
            page.Append("</details>\n");
        }
    }

    // Marks the place of the gravest mutant; others may overlap it.
    private static string Marked(string text, IReadOnlyList<ShownMutant> mutants)
    {
        if (mutants.MinBy(static one => one.State) is not { } mutant)
            return Escaped.Of(text);
        var start = Math.Clamp(mutant.StartColumn - 1, 0, text.Length);
        var end = mutant.EndLine > mutant.StartLine ? text.Length : Math.Clamp(mutant.EndColumn - 1, start, text.Length);
        return $"{Escaped.Of(text[..start])}<mark>{Escaped.Of(text[start..end])}</mark>{Escaped.Of(text[end..])}";
    }

    private static string Class(MutationState state) => state switch
    {
        MutationState.Survived => "fail",
        MutationState.Inconclusive => "inconclusive",
        MutationState.Killed => "pass",
        _ => "plain",
    };

    private static int Beginning(ShownMutant mutant, int lines) => Math.Clamp(mutant.StartLine, 1, lines);

    // Finds the lines around mutants and joins adjacent parts.
    private static IEnumerable<(int First, int Last)> Parts(MutatedFile file, int lines)
    {
        (int First, int Last)? open = null;
        foreach (var line in file.Mutants.Select(one => Beginning(one, lines)).Order())
        {
            var (first, last) = (Math.Max(1, line - Around), Math.Min(lines, line + Around));
            if (open is { } part && first > part.Last + 1)
            {
                yield return part;
                open = null;
            }

            open = (open?.First ?? first, last);
        }

        if (open is { } rest)
            yield return rest;
    }
}
