namespace SplNet.Tests.Mutated.Performance;

/// <summary>A day of trading, step by step, and what it may cost.</summary>
public static class Trading
{
    [Spl("SELF < 20 ms && allocated(SELF) < 1 MB", Name = "reading")]
    public static int Read() => new OrderReader().Read(Day.Lines).Count;

    [Spl("SELF < 20 ms && allocated(SELF) < 1 MB", Name = "matching")]
    public static int Match() => new OrderBook().PlaceAll(Day.Orders);

    [Spl("SELF < 20 ms", Name = "halted symbols")]
    public static int MatchWhileHalted()
    {
        var book = new OrderBook();
        foreach (var symbol in Day.Watched)
            book.Halt(symbol);
        book.PlaceAll(Day.Orders);
        return book.Refused;
    }

    public static long OpenQuantity() => Filled.Book.OpenQuantity();

    public static long Positions()
    {
        var positions = new Positions();
        positions.Book(Day.Trades, Day.Watched);
        return positions.Of("ACME");
    }

    public static int Largest() => Filled.Positions.Largest(3).Length;

    public static Trade? FirstLarge() => Mutated.Positions.FirstLarge(Day.Trades, 10);

    public static int Profile() => Mutated.Positions.Profile(Day.TradeArray).Count;

    public static string Table() => Statement.Of(Day.Trades);

    public static int Rows() => Statement.RowsOf(Day.Table, "CORE").Length;

    public static long Total() => Statement.Total(Day.Table);

    public static async Task<int> Journal()
    {
        using var stream = new MemoryStream();
        return await new Journal(stream).WriteAllAsync(Day.Trades).ConfigureAwait(false);
    }

    public static bool CanOpen() => Filled.Auction.CanOpen();

    public static long Auction() => Filled.Auction.Open()?.Ticks ?? 0;
}
