using System.Globalization;
using SplNet.Views.Markup;

namespace SplNet.Views.Drawing;

/// <summary>A histogram of values from 1 on, as columns with their counts.</summary>
internal static class HistogramPicture
{
    private const double Height = 220;
    private const double Top = 24;
    private const int Columns = 20;

    /// <summary>Draws the picture.</summary>
    /// <param name="id">The id of the picture on its page.</param>
    /// <param name="title">The title, escaped.</param>
    /// <param name="values">The values, at least one, each at least 1.</param>
    public static string Of(string id, string title, IReadOnlyCollection<double> values)
    {
        var high = Math.Max(2, Math.Ceiling(values.Max()));
        var axis = new Axis(1, high, Picture.Left, Picture.Width - Picture.Right);
        var counts = new int[Columns];
        foreach (var value in values)
            counts[Math.Min(Columns - 1, (int)((value - 1) / (high - 1) * Columns))]++;
        var columns = string.Concat(counts.Select((count, column) => count == 0 ? string.Empty : Column(count, column)));
        var description = string.Create(
            CultureInfo.InvariantCulture,
            $"{values.Count} values in {Columns} columns from 1 to {high:0.##}; the number above is the count.");
        return Picture.Framed(id, title, description, Top + Height + 28, axis.Drawn(string.Empty, Top, Top + Height) + columns);

        string Column(int count, int column)
        {
            var (left, right) = (Place(column), Place(column + 1) - 1);
            var y = Top + Height - ((Height - Top) * count / counts.Max());
            return $"<path class=\"area s0\" d=\"M{Figures.At(left)} {Figures.At(Top + Height)}V{Figures.At(y)}H{Figures.At(right)}" +
                $"V{Figures.At(Top + Height)}z\"/><text class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At((left + right) / 2)}\" " +
                $"y=\"{Figures.At(y - 4)}\">{count.ToString(CultureInfo.InvariantCulture)}</text>";
        }

        double Place(int column) => axis.Start + ((axis.End - axis.Start) * column / Columns);
    }
}
