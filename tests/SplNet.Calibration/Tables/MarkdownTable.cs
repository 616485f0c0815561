using System.Globalization;
using System.Text;

namespace SplNet.Calibration;

/// <summary>A table of the report.</summary>
public sealed class MarkdownTable
{
    private readonly StringBuilder _text = new();

    /// <summary>Starts a table with its header.</summary>
    public MarkdownTable(params string[] header)
    {
        AddRow(header);
        AddRow([.. header.Select(static _ => "---")]);
    }

    /// <summary>Appends a row.</summary>
    public void AddRow(params string[] cells) => _text.Append("| ").AppendJoin(" | ", cells).Append(" |\n");

    /// <inheritdoc/>
    public override string ToString() => _text.ToString();

    /// <summary>A rate; bold where it is above the level beyond doubt.</summary>
    public static string Cell(Rate rate, double level)
    {
        var text = rate.Value.ToString("0.0000", CultureInfo.InvariantCulture);
        return rate.Exceeds(level) ? $"**{text}**" : text;
    }

    /// <summary>A percentage with one decimal.</summary>
    public static string Percent(Rate rate) => (100 * rate.Value).ToString("0.0", CultureInfo.InvariantCulture);

    /// <summary>A number with the given decimals.</summary>
    public static string Number(double value, int decimals) =>
        value.ToString("F" + decimals.ToString(CultureInfo.InvariantCulture), CultureInfo.InvariantCulture);
}
