using System.Globalization;
using System.Text;
using SplNet.Views.Drawing;
using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Pages;

/// <summary>The summary of an experiment's page as an image (SVG), for documents that show pictures but not pages.</summary>
internal static class ExperimentPicture
{
    private const double Margin = 24;
    private const int LineLength = 96;

    private static readonly string Style = $$"""
        {{PictureStyle.Colours}}
        {{PictureStyle.Marks}}
        text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--ink);font-variant-numeric:tabular-nums}
        .paper{fill:var(--paper);stroke:var(--line)}.verdict{fill:var(--accent);font-weight:700}.claim{font-size:20px;font-weight:600}.effect{font-size:16px}
        """.ReplaceLineEndings("\n");

    /// <summary>Draws the claim, the verdict, the effect, a mark for each process and the densities of iterations.</summary>
    /// <param name="json">A result document, or the result in it.</param>
    public static string Of(string json)
    {
        var experiment = ReadExperiment.Read(json);
        var operands = experiment.Operands.Take(Picture.Series).ToArray();
        var content = new StringBuilder();
        var bottom = 0.4 * Margin;
        Line(experiment.Verdict, "verdict", 18);
        Line(experiment.Formula, "claim", 26);
        if (experiment.Comparisons.Count > 0)
        {
            Line(EffectText.Of(experiment.Comparisons[0]), "effect", 24);
            Line(experiment.Comparisons[0].Explanation, "mark", 20);
        }

        Drawing(RunsPicture.Drawn(operands, experiment.UnitOfRuns), "A mark for each process; lines join the processes of a block.");
        if (experiment.UnitOfRuns != "Bytes")
            Drawing(DensityPicture.Drawn(operands), "How their iterations are spread.");
        var (width, height) = (Picture.Width + (2 * Margin), bottom + Margin);
        return $"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {Figures.At(width)} {Figures.At(height)}\" " +
            $"width=\"{Figures.At(width)}\" height=\"{Figures.At(height)}\" class=\"{ExperimentPage.VerdictClass(experiment.Verdict)}\" " +
            "role=\"img\" aria-labelledby=\"title\">\n" +
            $"<title id=\"title\">{Escaped.Of(experiment.Verdict)}: {Escaped.Of(experiment.Formula)}</title>\n<style>\n" +
            $"{Style}\n</style>\n" +
            $"<rect class=\"paper\" x=\"0.5\" y=\"0.5\" width=\"{Figures.At(width - 1)}\" height=\"{Figures.At(height - 1)}\" " +
            $"rx=\"6\"/>\n{content}</svg>\n";

        void Line(string text, string style, double height)
        {
            bottom += height;
            content.Append(
                CultureInfo.InvariantCulture, $"<text class=\"{style}\" x=\"{Figures.At(Margin)}\" " +
                    $"y=\"{Figures.At(bottom)}\">{Escaped.Short(text, LineLength)}</text>\n");
        }

        void Drawing((string Content, double Height) drawn, string about)
        {
            if (drawn.Content.Length == 0)
                return;
            bottom += Margin / 2;
            Line(about, "mark", 20);
            content.Append(
                CultureInfo.InvariantCulture, $"<svg x=\"{Figures.At(Margin)}\" y=\"{Figures.At(bottom)}\" " +
                    $"width=\"{Figures.At(Picture.Width)}\" height=\"{Figures.At(drawn.Height)}\">{drawn.Content}</svg>\n");
            bottom += drawn.Height;
        }
    }
}
