using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Pages;

/// <summary>One experiment as a single HTML file. It decides nothing and shows the content of its document.</summary>
internal static class ExperimentPage
{
    /// <summary>The largest size of a page in bytes.</summary>
    public const int Most = 100_000;

    private const int LongName = 60;

    /// <summary>Creates the page.</summary>
    /// <param name="json">A result document, or the result in it.</param>
    /// <param name="heading">The head of the page; null for the verdict on the claim.</param>
    /// <returns>At most <see cref="Most"/> bytes of UTF-8. The page mentions omitted parts.</returns>
    public static string Of(string json, PageHeading? heading = null)
    {
        var experiment = ReadExperiment.Read(json);
        for (var room = PageRoom.Full; ; room = room.Half())
        {
            var page = Whole(experiment, heading, room);
            if (Encoding.UTF8.GetByteCount(page) <= Most)
                return page;
        }
    }

    private static string Whole(ReadExperiment experiment, PageHeading? heading, PageRoom room)
    {
        var pictured = experiment.Operands.Take(Picture.Series).ToArray();
        var blocks = pictured.Select(static operand => operand.Runs.Count).DefaultIfEmpty().Max();
        var shown = pictured.Select(operand => operand with { Runs = [.. operand.Runs.Take(room.Blocks)] }).ToArray();
        var unit = experiment.UnitOfRuns;
        var page = new StringBuilder();
        page.Append(Head(experiment, heading, room));
        if (experiment.Comparisons.Count > 0)
            page.Append(CultureInfo.InvariantCulture, $"<p class=\"effect\">{EffectText.Of(experiment.Comparisons[0])}</p>");
        page.Append("</header>\n<main>");
        page.Append(Listed("Problems", experiment.Problems, room));
        page.Append(ExplanationSection.Of(experiment.Explanations, room));
        page.Append(Section.Of(
            "Processes", RunsPicture.Of(shown, unit) + Section.Left(blocks, room.Blocks, "blocks are drawn"), unit == "Bytes"
                ? "Allocated bytes for an operation."
                : "The mean of the iterations of each process; the processes of a block are joined."));
        page.Append(Section.Of(
            "How iterations are spread",
            unit == "Bytes" ? string.Empty : DensityPicture.Of(pictured),
            "A density for each operand; its modes are marked."));
        page.Append(unit == "Bytes" ? string.Empty : Iterations(pictured, room));
        page.Append(Section.Left(experiment.Operands.Count, pictured.Length, "operands are in the pictures"));
        page.Append(AnalysesSection.Of(experiment.Comparisons, room));
        page.Append(Tables(experiment, room, unit));
        page.Append(Listed("Notes", experiment.Notes, room));
        page.Append(Section.Of(
            "Conditions",
            experiment.Conditions.Count == 0 ? string.Empty : Table.Of(
                "Where and how it was measured", ["What", "Value"],
                experiment.Conditions.Select(static condition => new[] { condition.Label, Escaped.Short(condition.Value, 200) }), 2),
            string.Empty));
        page.Append(Section.Of(
            "Repeat",
            experiment.Repeat is { } repeat ? $"<pre><code>{Escaped.Short(repeat, room.Text)}</code></pre>" : string.Empty,
            string.Empty));
        return page.Append("</main></body></html>\n").ToString();
    }

    // If the claim only serves to compare, the head shows the comparison instead.
    private static string Head(ReadExperiment experiment, PageHeading? heading, PageRoom room)
    {
        var (outcome, analysis, title, about) = heading is null
            ? (experiment.Verdict, VerdictClass(experiment.Verdict), experiment.Formula, experiment.Name)
            : (heading.Outcome, heading.Class, heading.Title, experiment.Comparisons is [var first, ..] ? first.Text : null);
        return PageHead.Of($"{Escaped.Of(outcome)}: {Escaped.Middle(heading?.Title ?? experiment.Name ?? title, LongName)}") +
            $"<body class=\"{analysis}\"><header><p class=\"verdict\">{Escaped.Of(outcome)}</p><h1>{Escaped.Short(title, room.Text)}</h1>" +
            (about is null ? string.Empty : $"<p class=\"soft\">{Escaped.Short(about, room.Text)}</p>");
    }

    private static string Iterations(ReadOperand[] operands, PageRoom room)
    {
        var content = new StringBuilder();
        for (var series = 0; series < operands.Length; series++)
        {
            var picture = IterationsPicture.Of(operands[series], series, room.Iterations / operands.Length, out var step);
            if (picture.Length == 0)
                continue;
            content.Append(CultureInfo.InvariantCulture, $"<h3>{Escaped.Middle(operands[series].Name, LongName)}</h3>");
            if (step > 1)
                content.Append(
                    CultureInfo.InvariantCulture,
                    $"<p class=\"soft\">One of every {step} iterations is drawn, to keep the page small.</p>");
            content.Append(picture);
        }

        return Section.Of(
            "Iterations in the order of time",
            content.ToString(),
            "Triangle: a garbage collection. Square: a compilation. Cross: an interruption. Lines separate processes.");
    }

    private static string Tables(ReadExperiment experiment, PageRoom room, string unit)
    {
        var tables = string.Empty;
        if (experiment.Comparisons.Count > 0)
        {
            tables += Table.Of("Comparisons", ["Comparison", "Holds", "Effect and interval", "p", "Blocks"], experiment.Comparisons
                .Take(room.Rows).Select(comparison => new[]
                {
                    Escaped.Middle(comparison.Text, LongName) +
                    $"<br/><span class=\"soft\">{Escaped.Short(comparison.Explanation, room.Text / 4)}</span>",
                    Escaped.Of(comparison.Truth), EffectText.Of(comparison), Figures.Plain(comparison.PValue),
                    Figures.Plain(comparison.Blocks),
                }), 3) + Section.Left(experiment.Comparisons.Count, room.Rows, "comparisons are shown");
        }

        var estimates = experiment.Operands.SelectMany(static operand => operand.Estimates).ToArray();
        if (estimates.Length > 0)
        {
            tables +=
                Table.Of("Estimates", ["Estimate", "Value", "Relative error"], estimates.Take(room.Rows).Select(static estimate => new[]
                {
                    Escaped.Middle(estimate.Text, LongName), Figures.In(estimate.Unit, estimate.Value),
                    double.IsFinite(estimate.RelativeError)
                        ? Figures.Plain(100 * estimate.RelativeError) + " %"
                        : Figures.Plain(estimate.RelativeError),
                }), 1) + Section.Left(estimates.Length, room.Rows, "estimates are shown");
        }

        var runs = experiment.Operands
            .SelectMany(static operand => operand.Runs.Select((run, block) => (operand.Name, Run: run, Block: block + 1))).ToArray();
        if (runs.Length > 0)
        {
            tables += Table.Of(
                "Processes",
                ["Operand", "Block", unit == "Bytes" ? "Allocated" : "Mean", "Iterations", "Disturbed"],
                runs.Take(room.Rows).Select(row => new[]
                {
                    Escaped.Middle(row.Name, LongName), Figures.Plain(row.Block),
                    unit == "Bytes" ? Figures.In(unit, row.Run.AllocatedBytes) : Figures.In(unit, row.Run.Mean),
                    Figures.Plain(row.Run.Nanoseconds.Count), Figures.Plain(row.Run.Flags.Count(static flag => flag != "None")),
                }), 1) + Section.Left(runs.Length, room.Rows, "processes are shown");
        }

        return Section.Of("Numbers", tables, string.Empty);
    }

    private static string Listed(string title, IReadOnlyList<string> texts, PageRoom room) => texts.Count == 0
        ? string.Empty
        : Section.Of(
            title,
            $"<ul>{string.Concat(texts.Take(room.Rows).Select(text => $"<li>{Escaped.Short(text, room.Text)}</li>"))}</ul>" +
            Section.Left(texts.Count, room.Rows, "are shown"),
            string.Empty);

    internal static string VerdictClass(string verdict) =>
        verdict switch { "Pass" => "pass", "Fail" => "fail", "Inconclusive" => "inconclusive", _ => "invalid" };
}
