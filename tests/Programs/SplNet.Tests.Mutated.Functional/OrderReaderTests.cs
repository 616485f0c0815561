namespace SplNet.Tests.Mutated.Functional;

public class OrderReaderTests
{
    [Theory]
    [InlineData("17;buy;ACME;100;1250;alice", 1250)]
    [InlineData("17;buy;ACME;100;12.50;alice", 1250)]
    [InlineData("17;buy;ACME;100;0.07;alice", 7)]
    public void Line_IsAnOrder(string line, long ticks)
    {
        Assert.True(new OrderReader().TryRead(line, out var order));
        Assert.Equal(new Order(17, Side.Buy, "ACME", 100, new Price(ticks), "alice"), order);
    }

    [Theory]
    [InlineData("")]
    [InlineData("17;buy;ACME;100;1250")]
    [InlineData("x;buy;ACME;100;1250;alice")]
    [InlineData("17;hold;ACME;100;1250;alice")]
    [InlineData("17;buy;ACME;many;1250;alice")]
    [InlineData("17;buy;ACME;100;12.5;alice")]
    [InlineData("17;buy;ACME;100;cheap;alice")]
    public void MalformedLine_IsRefused(string line)
    {
        Assert.False(new OrderReader().TryRead(line, out var order));
        Assert.Null(order);
    }

    [Fact]
    public void Lines_AreReadInOrder()
    {
        var reader = new OrderReader();
        var orders = reader.Read(["// today", "2;sell;BOLT;5;100;bob", "", "wrong", "1;buy;BOLT;5;100;alice"]);
        Assert.Equal([2, 1], orders.Select(static order => order.Id));
        Assert.Equal(1, reader.Rejected);
        Assert.Same(orders[0].Symbol, orders[1].Symbol);
    }
}
