namespace SplNet.Tests.Mutated;

/// <summary>Reads orders from lines such as <c>17;buy;ACME;100;1250;alice</c>.</summary>
public sealed class OrderReader
{
    private readonly Dictionary<string, string> _symbols = new(StringComparer.Ordinal);

    public int Rejected { get; private set; }

    /// <summary>The orders of all lines that hold one; comments and empty lines are passed over.</summary>
    public List<Order> Read(string[] lines)
    {
        var orders = new List<Order>(lines.Length);
        foreach (var line in lines)
        {
            if (IsComment(line))
                continue;
            if (TryRead(line, out var order))
                orders.Add(order!);
            else
                Rejected++;
        }

        return orders;
    }

    public bool TryRead(string line, out Order? order)
    {
        order = null;
        var fields = line.Split(';');
        if (fields.Length != 6)
            return false;
        if (!long.TryParse(fields[0], out var id) || !int.TryParse(fields[3], out var quantity) || !TryReadPrice(fields[4], out var price))
            return false;
        var isBuy = fields[1] == "buy";
        if (!isBuy && fields[1] != "sell")
            return false;
        order = new Order(id, isBuy ? Side.Buy : Side.Sell, Shared(fields[2]), quantity, price, fields[5]);
        return true;
    }

    private static bool IsComment(string line) => line.Length == 0 || line.StartsWith("//", StringComparison.Ordinal);

    // Prices are written as 1250 or as 12.50.
    private static bool TryReadPrice(string text, out Price price)
    {
        price = default;
        var point = text.IndexOf('.', StringComparison.Ordinal);
        if (point < 0)
        {
            if (!long.TryParse(text, out var ticks))
                return false;
            price = new Price(ticks);
            return true;
        }

        if (!long.TryParse(text.AsSpan(0, point), out var whole) || !int.TryParse(text.AsSpan(point + 1), out var hundredths)
            || text.Length - point != 3)
            return false;
        price = new Price(whole * 100 + hundredths);
        return true;
    }

    private string Shared(string symbol)
    {
        if (_symbols.TryGetValue(symbol, out var known))
            return known;
        _symbols.Add(symbol, symbol);
        return symbol;
    }
}
