namespace SplNet.Tests.Mutated.Functional;

public class StatementTests
{
    private static readonly Trade[] Trades =
    [
        new(1, 2, "ACME", 10, new Price(1250)), new(3, 4, "BOLT", 30, new Price(7)), new(5, 6, "AC", 2, new Price(100)),
    ];

    [Fact]
    public void Table_HasARowForEachTrade()
    {
        var rows = Statement.Of(Trades).Split(Environment.NewLine);
        Assert.Equal(5, rows.Length);
        Assert.Equal("ACME      10        12.50     ", rows[1]);
        Assert.Equal("BOLT      30        0.07      ", rows[2]);
        Assert.Equal(string.Empty, rows[4]);
    }

    [Fact]
    public void RowsOfASymbol_AreFound() =>
        Assert.StartsWith("AC ", Assert.Single(Statement.RowsOf(Statement.Of(Trades), "AC")), StringComparison.Ordinal);

    [Fact]
    public void Total_IsTheSumOfQuantities()
    {
        Assert.Equal(42, Statement.Total(Statement.Of(Trades)));
        Assert.Equal(0, Statement.Total(Statement.Of([])));
    }
}
