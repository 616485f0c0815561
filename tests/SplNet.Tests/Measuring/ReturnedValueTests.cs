namespace SplNet.Tests.Measuring;

/// <summary>What a call returns is kept alive, whatever its type.</summary>
public class ReturnedValueTests
{
    [Fact]
    public void NullableValue_IsMeasured()
    {
        var (given, none) = (0, 0);
        InThisProcess.Measure(Operand.Of(() => (int?)given++));
        InThisProcess.Measure(Operand.Of(() => NoneAt(none++)));
        Assert.True(given > 1);
        Assert.True(none > 1);
    }

    [Fact]
    public void CustomStruct_IsMeasured()
    {
        var made = 0;
        InThisProcess.Measure(Operand.Of(() => new Price(made++, "EUR")));
        InThisProcess.Measure(Operand.Of(() => new Price?(new Price(made++, "EUR"))));
        Assert.True(made > 2);
    }

    [Fact]
    public void NullableValueOfAValueTask_IsMeasured()
    {
        var given = 0;
        InThisProcess.Measure(Operand.Of(() => new ValueTask<Price?>(given++ % 2 == 0 ? null : new Price(given, "EUR"))));
        Assert.True(given > 1);
    }

    private static Price? NoneAt(int number) => number < 0 ? new Price(number, "EUR") : null;

    private readonly record struct Price(int Cents, string Currency);
}
