using System.Globalization;

namespace SplNet.Tests.Mutated.Performance;

/// <summary>The orders of a day, the same for everyone, made once.</summary>
internal static class Day
{
    private static readonly string[] Symbols = ["ACME", "BOLT", "CORE", "DUST", "ECHO", "FLUX", "GRID", "HAZE"];

    /// <summary>The lines of a file; a few of them hold no order.</summary>
    public static string[] Lines { get; } = [.. Enumerable.Range(0, 400).Select(Line)];

    public static List<Order> Orders { get; } = new OrderReader().Read(Lines);

    public static IReadOnlyList<Trade> Trades { get; } = TradesOf(Orders);

    public static Trade[] TradeArray { get; } = [.. Trades];

    public static HashSet<string> Watched { get; } = new(Symbols.Take(5), StringComparer.Ordinal);

    public static string Table { get; } = Statement.Of(Trades);

    private static IReadOnlyList<Trade> TradesOf(List<Order> orders)
    {
        var book = new OrderBook();
        book.PlaceAll(orders);
        return book.Trades;
    }

    private static string Line(int number)
    {
        if (number % 40 == 7)
            return "// a comment";
        var price = 1_000 + number * 37 % 101;
        var written = number % 3 == 0
            ? (price / 100m).ToString("0.00", CultureInfo.InvariantCulture)
            : price.ToString(CultureInfo.InvariantCulture);
        var quantity = number % 25 == 11 ? "many" : (1 + number * 13 % 50).ToString(CultureInfo.InvariantCulture);
        return string.Create(
            CultureInfo.InvariantCulture, $"{number};{(number * 7 % 5 < 2 ? "buy" : "sell")};{Symbols[number * 11 % Symbols.Length]};" +
                $"{quantity};{written};trader{number % 6}");
    }
}
