using System.Globalization;
using System.Text;

namespace SplNet.Tests.Mutated;

/// <summary>Trades as a table of text.</summary>
public static class Statement
{
    private const int Width = 10;

    public static string Of(IReadOnlyList<Trade> trades)
    {
        var text = new StringBuilder();
        text.AppendLine("symbol      quantity     price");
        foreach (var trade in trades)
        {
            text.Append(Cell(trade.Symbol));
            text.Append(Cell(trade.Quantity.ToString(CultureInfo.InvariantCulture)));
            text.AppendLine(Cell(trade.Price.ToString()));
        }

        return text.ToString();
    }

    /// <summary>Those rows of a table that speak of a symbol.</summary>
    public static string[] RowsOf(string table, string symbol)
    {
        var rows = new List<string>();
        foreach (var row in table.Split('\n'))
        {
            if (row.StartsWith(symbol, StringComparison.Ordinal) && row.Length > symbol.Length && row[symbol.Length] == ' ')
                rows.Add(row.TrimEnd('\r'));
        }

        return [.. rows];
    }

    /// <summary>The sum of the quantities in a table.</summary>
    public static long Total(string table)
    {
        var total = 0L;
        foreach (var row in table.Split('\n').Skip(1))
        {
            if (row.Length >= 2 * Width && long.TryParse(
                row.AsSpan(Width, Width), NumberStyles.AllowLeadingWhite | NumberStyles.AllowTrailingWhite, CultureInfo.InvariantCulture,
                out var quantity))
                total += quantity;
        }

        return total;
    }

    private static string Cell(string text) => text.PadRight(Width);
}
