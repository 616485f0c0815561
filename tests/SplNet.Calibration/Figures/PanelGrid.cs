using System.Globalization;
using System.Security;
using System.Text;

namespace SplNet.Calibration.Figures;

/// <summary>Small plots of probabilities in rows and columns, with one legend, as an SVG image.</summary>
/// <param name="axis">The horizontal axis of every panel; the vertical one goes from 0 to 1.</param>
/// <param name="legend">The names of the curves.</param>
/// <param name="rows">The panels.</param>
public sealed class PanelGrid(Axis axis, IReadOnlyList<string> legend, IReadOnlyList<IReadOnlyList<Panel>> rows)
{
    private const double PanelHeight = 62;
    private const double Gap = 26;
    private const double Margin = 34;

    // Distinguishable with any colour vision (Okabe and Ito 2008).
    private static readonly string[] Colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

    private readonly StringBuilder _text = new();

    /// <summary>The width of a panel; its title needs room.</summary>
    public double PanelWidth { get; init; } = 120;

    /// <summary>The image.</summary>
    public override string ToString()
    {
        _text.Clear();
        var width = (2 * Margin) + (rows.Max(static row => row.Count) * (PanelWidth + Gap));
        var height = (2 * Margin) + (rows.Count * (PanelHeight + Gap)) + Gap;
        Line(
            $"<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:0.#} {
                height:0.#}\" font-family=\"sans-serif\" font-size=\"8\">");
        Line($"<rect width=\"{width:0.#}\" height=\"{height:0.#}\" fill=\"white\"/>");
        for (var row = 0; row < rows.Count; row++)
        {
            for (var column = 0; column < rows[row].Count; column++)
                Draw(rows[row][column], Margin + (column * (PanelWidth + Gap)), Margin + (row * (PanelHeight + Gap)));
        }

        DrawLegend(height - Margin);
        Line($"</svg>");
        return _text.ToString();
    }

    private void Draw(Panel panel, double left, double top)
    {
        Line(
            $"<g class=\"panel\"><rect x=\"{left:0.#}\" y=\"{top:0.#}\" width=\"{PanelWidth}\" height=\"{
                PanelHeight}\" fill=\"none\" stroke=\"#999\"/>");
        Text(panel.Title, left, top - 3, "start");
        foreach (var probability in new[] { 0, 0.5, 1 })
            Text(probability.ToString(CultureInfo.InvariantCulture), left - 2, top + (PanelHeight * (1 - probability)) + 3, "end");
        foreach (var tick in axis.Ticks)
            Text(Short(tick), left + (PanelWidth * axis.Position(tick)), top + PanelHeight + 9, "middle");
        foreach (var (index, curve) in panel.Curves.Index())
        {
            var points = curve.Points.Select(point => string.Create(
                CultureInfo.InvariantCulture,
                $"{left + (PanelWidth * axis.Position(point.X)):0.#},{top + (PanelHeight * (1 - point.Probability)):0.#}"));
            Line($"<polyline fill=\"none\" stroke=\"{Colour(index)}\" stroke-width=\"1.2\" points=\"{string.Join(' ', points)}\"/>");
        }

        Line($"</g>");
    }

    private void DrawLegend(double top)
    {
        Text("horizontal: " + axis.Label + "; vertical: probability", Margin, top, "start");
        foreach (var (index, name) in legend.Index())
        {
            var line = top + (12 * (index + 1));
            Line(
                $"<line x1=\"{Margin}\" x2=\"{Margin + 18}\" y1=\"{line - 3:0.#}\" y2=\"{line - 3:0.#}\" stroke=\"{Colour(
                    index)}\" stroke-width=\"1.5\"/>");
            Text(name, Margin + 22, line, "start");
        }
    }

    private void Text(string content, double x, double y, string anchor) =>
        Line($"<text x=\"{x:0.#}\" y=\"{y:0.#}\" text-anchor=\"{anchor}\">{SecurityElement.Escape(content)}</text>");

    private void Line(FormattableString markup) => _text.Append(markup.ToString(CultureInfo.InvariantCulture)).Append('\n');

    private static string Colour(int index) => Colours[index % Colours.Length];

    private static string Short(double value) => value >= 1000
        ? string.Create(CultureInfo.InvariantCulture, $"{value / 1000:0.#}k")
        : string.Create(CultureInfo.InvariantCulture, $"{value:0.#}");
}
