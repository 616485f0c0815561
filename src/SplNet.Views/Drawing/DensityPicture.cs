using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>The spread of each operand's iterations: a density in a separate row with its modes marked.</summary>
internal static class DensityPicture
{
    private const double RowHeight = 84;
    private const double Top = 22;
    private const int Places = 161;

    // The width of marks, whose font the browser chooses.
    private const double WidthOfASign = 7;
    private const double HeightOfALabel = 14;

    /// <summary>Draws the picture.</summary>
    /// <returns>The picture; empty if no operand has a density.</returns>
    public static string Of(IReadOnlyList<ReadOperand> operands)
    {
        var (content, height) = Drawn(operands);
        return content.Length == 0 ? string.Empty : Picture.Framed(
            "density",
            "Densities of iterations",
            "Gaussian kernels over all iterations, each row with its own height; the axis ends at the fastest 99 of 100. " +
            "Modes are marked with their times if they fit.",
            height,
            content);
    }

    /// <summary>Draws the content and computes its height.</summary>
    public static (string Content, double Height) Drawn(IReadOnlyList<ReadOperand> operands)
    {
        var values = operands.Select(
            static operand => operand.Runs.SelectMany(static run => run.Nanoseconds).Where(double.IsFinite).ToArray()).ToArray();
        var all = values.SelectMany(static row => row).Order().ToArray();
        if (all.Length < 3)
            return (string.Empty, 0);

        // A single pause would compress the rest.
        var axis = Axis.Over([all[0], all[(int)Math.Ceiling(0.99 * all.Length) - 1]], Picture.Left, Picture.Width - Picture.Right);
        var densities = values.Select(row => row.Length < 3 ? [] : KernelDensity.Of(row, axis.Low, axis.High, Places)).ToArray();
        if (densities.All(static density => density.Length == 0))
            return (string.Empty, 0);
        var bottom = Top + (operands.Count * RowHeight);
        var content = axis.Drawn("Nanoseconds", Top, bottom)
            + string.Concat(densities.Select((density, row) => Row(density, row, operands[row].Name, axis)));
        return (content, bottom + 28);
    }

    private static string Row(double[] density, int row, string name, Axis axis)
    {
        var floor = Top + (RowHeight * (row + 1)) - 6;
        var label = Picture.RowName(name, floor - 24);
        if (density.Length == 0)
            return label + $"<text class=\"mark\" x=\"{Figures.At(Picture.Left)}\" y=\"{Figures.At(floor - 20)}\">all times are equal, " +
                "or too few</text>";
        var highest = density.Max();
        var line = string.Join('L', density.Select((value, place) => $"{Figures.At(X(place))} {Figures.At(Y(value))}"));
        var peaks = KernelDensity.Modes(density).ToArray();
        var labels = Labels();
        var modes = string.Concat(peaks.Select(mode => $"<path class=\"mode\" d=\"M{Figures.At(X(mode))} " +
            $"{Figures.At(Y(density[mode]))}V{Figures.At(floor)}\"/>{labels.GetValueOrDefault(mode)}"));
        return label + $"<path class=\"area s{row}\" d=\"M{Figures.At(X(0))} {Figures.At(floor)}L{line}V{Figures.At(floor)}z\"/>" + modes;

        // The highest first: a label that would overlap the label of a higher mode is left out.
        Dictionary<int, string> Labels()
        {
            var (texts, drawn) = (new Dictionary<int, string>(), new List<(double X, double Y, double Width)>());
            foreach (var mode in peaks.OrderByDescending(mode => density[mode]))
            {
                var time = Figures.In("Nanoseconds", axis.Low + ((axis.High - axis.Low) * mode / (Places - 1)));
                var (x, y, width) = (X(mode), Y(density[mode]) - 5, time.Length * WidthOfASign);
                if (drawn.Exists(other => Math.Abs(other.X - x) < (other.Width + width) / 2 && Math.Abs(other.Y - y) < HeightOfALabel))
                    continue;
                drawn.Add((x, y, width));
                texts.Add(mode, $"<text class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At(x)}\" y=\"{Figures.At(y)}\">{time}</text>");
            }

            return texts;
        }

        double X(int place) => axis.Start + ((axis.End - axis.Start) * place / (Places - 1));

        double Y(double value) => floor - ((RowHeight - 28) * value / highest);
    }
}
