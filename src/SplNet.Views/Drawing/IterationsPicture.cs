using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>The iterations of an operand in order of time, process by process; disturbed ones have distinct shapes.</summary>
internal static class IterationsPicture
{
    private const double Height = 170;
    private const double Top = 12;
    private const int MostLines = 100; // more would be a grey area
    private const double Bottom = Height - 28;

    /// <summary>Draws the picture.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="series">Its number, which selects its colour.</param>
    /// <param name="most">The most iterations to draw.</param>
    /// <param name="step">The interval between drawn iterations: 1 for all.</param>
    /// <returns>The picture; empty if there is nothing to show.</returns>
    public static string Of(ReadOperand operand, int series, int most, out int step)
    {
        var all = operand.Runs.SelectMany(static (run, number) => run.Nanoseconds.Select(
            (value, at) => (Value: value, Flags: at < run.Flags.Count ? run.Flags[at] : "None", Run: number))).ToArray();
        var finite = all.Where(static iteration => double.IsFinite(iteration.Value)).Select(static iteration => iteration.Value).ToArray();
        step = Math.Max(1, (all.Length + most - 1) / most);
        if (finite.Length == 0)
            return string.Empty;
        var across = new Axis(0, all.Length, Picture.Left, Picture.Width - Picture.Right);
        var up = Axis.Over(finite, Bottom, Top);
        var (dots, collected, compiled, interrupted, starts) = (string.Empty, string.Empty, string.Empty, string.Empty, string.Empty);
        for (var at = 0; at < all.Length; at++)
        {
            if (operand.Runs.Count <= MostLines && at > 0 && all[at].Run != all[at - 1].Run)
                starts += $"M{Figures.At(across.At(at))} {Figures.At(Top)}V{Figures.At(Bottom)}";
            if (at % step != 0 || !double.IsFinite(all[at].Value))
                continue;
            var place = $"M{Figures.At(across.At(at + 0.5))} {Figures.At(up.At(all[at].Value))}";
            var flags = all[at].Flags;
            collected += flags.Contains("Collection", StringComparison.Ordinal) ? place + "m0-4l4 7h-8z" : string.Empty;
            compiled += flags.Contains("Compilation", StringComparison.Ordinal) ? place + "m-3-3h6v6h-6z" : string.Empty;
            interrupted += flags.Contains("Interrupted", StringComparison.Ordinal) ? place + "m-3-3l6 6m0-6l-6 6" : string.Empty;
            dots += flags == "None" ? place + "h0" : string.Empty;
        }

        var marks = string.Concat(up.Marks().Select(mark =>
            $"<path class=\"grid\" d=\"M{Figures.At(Picture.Left)} " +
            $"{Figures.At(up.At(mark))}H{Figures.At(Picture.Width - Picture.Right)}\"/><text class=\"mark\" text-anchor=\"end\" " +
            $"x=\"{Figures.At(Picture.Left - 8)}\" y=\"{Figures.At(up.At(mark) + 4)}\">{Figures.In("Nanoseconds", mark)}</text>"));
        var content = $"{marks}<path class=\"join\" d=\"{starts}\"/><path class=\"dots s{series}\" d=\"{dots}\"/><path class=\"flag\" " +
            $"d=\"{collected}\"/><path class=\"flag\" d=\"{compiled}\"/><path class=\"flag\" d=\"{interrupted}\"/>";
        var name = Escaped.Middle(operand.Name, 60);
        return Picture.Framed(
            $"iterations-{series}", $"Iterations of {name}", "In the order of time; lines separate processes.", Height, content);
    }
}
