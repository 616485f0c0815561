using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>How the iterations of each operand are spread: a density in a row of its own, its modes marked.</summary>
internal static class DensityPicture
{
    private const double RowHeight = 84;
    private const double Top = 22;
    private const int Places = 161;

    /// <summary>Draws it.</summary>
    /// <returns>The picture; empty where no operand has a density.</returns>
    public static string Of(IReadOnlyList<ReadOperand> operands)
    {
        var (content, height) = Drawn(operands);
        return content.Length == 0 ? string.Empty : Picture.Framed("density", "Densities of iterations", "Gaussian kernels over all iterations, each row with a height of its own; the axis ends at the fastest 99 of 100. Modes are marked with their times.", height, content);
    }

    /// <summary>What is drawn, and how high it is.</summary>
    public static (string Content, double Height) Drawn(IReadOnlyList<ReadOperand> operands)
    {
        var values = operands.Select(static operand => operand.Runs.SelectMany(static run => run.Nanoseconds).Where(double.IsFinite).ToArray()).ToArray();
        var all = values.SelectMany(static row => row).Order().ToArray();
        if (all.Length < 3)
            return (string.Empty, 0);

        // A single pause would press the rest together.
        var axis = Axis.Over([all[0], all[(int)Math.Ceiling(0.99 * all.Length) - 1]], Picture.Left, Picture.Width - Picture.Right);
        var densities = values.Select(row => row.Length < 3 ? [] : KernelDensity.Of(row, axis.Low, axis.High, Places)).ToArray();
        if (densities.All(static density => density.Length == 0))
            return (string.Empty, 0);
        var bottom = Top + (operands.Count * RowHeight);
        var content = axis.Drawn("Nanoseconds", Top, bottom) + string.Concat(densities.Select((density, row) => Row(density, row, operands[row].Name, axis)));
        return (content, bottom + 28);
    }

    private static string Row(double[] density, int row, string name, Axis axis)
    {
        var floor = Top + (RowHeight * (row + 1)) - 6;
        var label = Picture.RowName(name, floor - 24);
        if (density.Length == 0)
            return label + $"<text class=\"mark\" x=\"{Figures.At(Picture.Left)}\" y=\"{Figures.At(floor - 20)}\">all times are equal, or too few</text>";
        var highest = density.Max();
        var line = string.Join('L', density.Select((value, place) => $"{Figures.At(X(place))} {Figures.At(Y(value))}"));
        var modes = string.Concat(KernelDensity.Modes(density).Select(mode =>
            $"<path class=\"mode\" d=\"M{Figures.At(X(mode))} {Figures.At(Y(density[mode]))}V{Figures.At(floor)}\"/><text class=\"mark\" text-anchor=\"middle\" x=\"{Figures.At(X(mode))}\" y=\"{Figures.At(Y(density[mode]) - 5)}\">{Figures.In("Nanoseconds", axis.Low + ((axis.High - axis.Low) * mode / (Places - 1)))}</text>"));
        return label + $"<path class=\"area s{row}\" d=\"M{Figures.At(X(0))} {Figures.At(floor)}L{line}V{Figures.At(floor)}z\"/>" + modes;

        double X(int place) => axis.Start + ((axis.End - axis.Start) * place / (Places - 1));

        double Y(double value) => floor - ((RowHeight - 28) * value / highest);
    }
}
