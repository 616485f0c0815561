using System.Text;

namespace SplNet.Tests.Mutated.Functional;

public class JournalTests
{
    [Fact]
    public async Task Trades_AreLinesWithAChecksum()
    {
        using var stream = new MemoryStream();
        Assert.Equal(2, await new Journal(stream).WriteAllAsync(
            [new Trade(1, 2, "ACME", 10, new Price(1250)), new Trade(3, 4, "BOLT", 30, new Price(7))]));
        var lines = Encoding.UTF8.GetString(stream.ToArray()).Split('\n');
        Assert.Equal(3, lines.Length);
        Assert.Equal("1;2;ACME;10;1250", lines[0][..^1]);
        Assert.InRange(lines[0][^1], 'A', 'Z');
        Assert.Equal("3;4;BOLT;30;7", lines[1][..^1]);
    }

    [Fact]
    public async Task SameTrade_HasTheSameChecksum()
    {
        using var stream = new MemoryStream();
        var trade = new Trade(1, 2, "ACME", 10, new Price(1250));
        await new Journal(stream).WriteAllAsync([trade, trade, trade with { Quantity = 11 }]);
        var lines = Encoding.UTF8.GetString(stream.ToArray()).Split('\n');
        Assert.Equal(lines[0], lines[1]);
        Assert.NotEqual(lines[0], lines[2]);
    }
}
