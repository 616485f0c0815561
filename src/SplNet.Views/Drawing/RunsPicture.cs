using SplNet.Views.Markup;
using SplNet.Views.Reading;

namespace SplNet.Views.Drawing;

/// <summary>A dot for each process, in a row for each operand; the processes of a block are joined.</summary>
internal static class RunsPicture
{
    private const double RowHeight = 56;
    private const double Top = 12;

    /// <summary>Draws the picture.</summary>
    /// <param name="operands">The operands.</param>
    /// <param name="unit">Nanoseconds or Bytes.</param>
    /// <returns>The picture; empty if there is nothing to show.</returns>
    public static string Of(IReadOnlyList<ReadOperand> operands, string unit)
    {
        var (content, height) = Drawn(operands, unit);
        return content.Length == 0 ? string.Empty : Picture.Framed(
            "runs", "A mark for each process",
            "A row for each operand. Lines join the processes of a block. The table of processes has the same numbers.", height, content);
    }

    /// <summary>Draws the content and computes its height.</summary>
    public static (string Content, double Height) Drawn(IReadOnlyList<ReadOperand> operands, string unit)
    {
        var values = operands.Select(operand => operand.Runs.Select(run => unit == "Bytes" ? run.AllocatedBytes : run.Mean).ToArray())
            .ToArray();
        var finite = values.SelectMany(static row => row).Where(double.IsFinite).ToArray();
        if (finite.Length == 0)
            return (string.Empty, 0);
        var axis = Axis.Over(finite, Picture.Left, Picture.Width - Picture.Right);
        var bottom = Top + (operands.Count * RowHeight);
        var content = axis.Drawn(unit, Top, bottom) + $"<path class=\"join\" d=\"{Joins(values, axis)}\"/>";
        for (var row = 0; row < values.Length; row++)
        {
            var marks = string.Concat(values[row].Where(double.IsFinite).Select(value => Picture.Mark(row, axis.At(value), Middle(row))));
            content += Picture.RowName(operands[row].Name, Middle(row)) + $"<path class=\"s{row}\" d=\"{marks}\"/>";
        }

        return (content, bottom + 28);
    }

    private static string Joins(double[][] values, Axis axis) => string.Concat(
        from row in Enumerable.Range(0, values.Length - 1)
        from block in Enumerable.Range(0, Math.Min(values[row].Length, values[row + 1].Length))
        where double.IsFinite(values[row][block]) && double.IsFinite(values[row + 1][block])
        select $"M{Figures.At(axis.At(values[row][block]))} " +
            $"{Figures.At(Middle(row))}L{Figures.At(axis.At(values[row + 1][block]))} {Figures.At(Middle(row + 1))}");

    private static double Middle(int row) => Top + (RowHeight * (row + 0.5));
}
