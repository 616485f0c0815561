using System.Globalization;
using System.Text;
using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>
/// Counted work as a flame graph of calls: the wider side sets the width of a method, and a darker colour means more additional work.
/// </summary>
internal static class FlamePicture
{
    private const double RowHeight = 24;
    private const double Gap = 1;
    private const double WidthOfACharacter = 7;
    private const double Padding = 5;
    private const double Visible = 2;
    private const double Strongest = 0.85;

    /// <summary>Draws the picture.</summary>
    /// <param name="roots">The methods that are called from outside.</param>
    /// <param name="depth">The number of rows.</param>
    /// <returns>The picture; empty if nothing was counted.</returns>
    public static string Of(IReadOnlyList<ReadFrame> roots, int depth)
    {
        var whole = roots.Sum(Extent);
        if (whole <= 0)
            return string.Empty;
        var content = new StringBuilder();
        var growth = Math.Max(GreatestGrowth(roots), double.Epsilon);
        var rows = Draw(content, roots, 0, Picture.Width / whole, growth, depth);
        return Picture.Framed(
            "flame", "Counted work by calls",
            "Each bar is a method, below it what it calls. Its width is its work including all calls; darker bars have grown more. " +
            "Each shows its growth.",
            rows * RowHeight, content.ToString());
    }

    private static int Draw(
        StringBuilder content, IEnumerable<ReadFrame> frames, double left, double scale, double growth, int depth, int row = 0)
    {
        var rows = row;
        foreach (var frame in frames)
        {
            var width = Extent(frame) * scale;
            if (width >= Visible && depth > row)
            {
                Draw(content, frame, left, width, growth, row);
                rows = Math.Max(rows, Math.Max(row + 1, Draw(content, frame.Callees, left, scale, growth, depth, row + 1)));
            }

            left += width;
        }

        return rows;
    }

    private static void Draw(StringBuilder content, ReadFrame frame, double left, double width, double growth, int row)
    {
        var shade = Math.Clamp((frame.After - frame.Before) / growth, 0, 1) * Strongest;
        var text = $"{frame.Name}, {Percent(frame.Before)} → {Percent(frame.After)}";
        content.Append(CultureInfo.InvariantCulture, $"<g><title>{Escaped.Of(text)}</title>");
        content.Append(
            CultureInfo.InvariantCulture, $"<rect class=\"frame\" x=\"{Figures.At(left)}\" y=\"{Figures.At(row * RowHeight)}\" " +
                $"width=\"{Figures.At(width - Gap)}\" height=\"{Figures.At(RowHeight - Gap)}\"/>");
        content.Append(
            CultureInfo.InvariantCulture, $"<rect class=\"grown\" fill-opacity=\"{Figures.At(shade)}\" x=\"{Figures.At(left)}\" " +
                $"y=\"{Figures.At(((row + 1) * RowHeight) - Gap - 3)}\" width=\"{Figures.At(width - Gap)}\" height=\"3\"/>");
        var room = (int)((width - (2 * Padding)) / WidthOfACharacter);
        if (room >= 3)
            content.Append(
                CultureInfo.InvariantCulture,
                $"<text x=\"{Figures.At(left + Padding)}\" y=\"{Figures.At((row * RowHeight) + 15)}\">{Escaped.Short(text, room)}</text>");
        content.Append("</g>");
    }

    // A method whose work has shrunk keeps its width.
    private static double Extent(ReadFrame frame) => Math.Max(frame.Before, frame.After);

    private static double GreatestGrowth(IEnumerable<ReadFrame> frames) =>
        frames.Select(static frame => Math.Max(frame.After - frame.Before, GreatestGrowth(frame.Callees))).DefaultIfEmpty().Max();

    private static string Percent(double share) => string.Create(CultureInfo.InvariantCulture, $"{share * 100:#,0.#} %");
}
