using System.Diagnostics;
using SplNet.Measuring;

namespace SplNet.Tests.Measuring;

/// <summary>How long the runtime waits before it counts calls, and how long the warm-up waits for that.</summary>
public class TieringDelayTests
{
    private const string Variable = "DOTNET_TC_CallCountingDelayMs";
    private const string Property = "System.Runtime.TieredCompilation.CallCountingDelayMs";

    [Theory]
    [InlineData(null, null, 4, 100)]
    [InlineData(null, null, 1, 1000)]
    [InlineData(Variable, "0", 4, 0)]
    [InlineData(Variable, "0", 1, 0)]
    [InlineData(Variable, "64", 4, 100)]
    [InlineData(Variable, "0xA", 4, 10)]
    [InlineData("COMPlus_TC_CallCountingDelayMs", "1", 4, 1)]
    [InlineData(Variable, "", 4, 100)]
    [InlineData(Variable, "soon", 4, 100)]
    [InlineData("DOTNET_TieredCompilation", "0", 4, 0)]
    [InlineData(Property, "20", 4, 20)]
    [InlineData("System.Runtime.TieredCompilation", "false", 4, 0)]
    [InlineData("System.Runtime.TieredCompilation", "true", 4, 100)]
    public void Setting_IsReadAsTheRuntimeReadsIt(string? name, string? value, int processors, double expected) => Assert.Equal(
        expected, TieringDelay.Of(asked => asked == name ? value : null, asked => asked == name ? value : null, processors));

    [Fact]
    public void Variable_OverridesTheProperty() => Assert.Equal(5, TieringDelay.Of(static _ => "5", static _ => "7", 4));

    [Fact]
    public void QuietPeriod_CountsOnlyAfterTwoDelaysAndFurtherCalls()
    {
        const double delay = 100;
        var quiet = new CompilerQuiet(delay);
        var clock = Stopwatch.StartNew();
        while (clock.Elapsed.TotalMilliseconds < (2 * delay) - 10)
        {
            quiet.Observe(calls: 1000);
            Assert.False(quiet.HasEnoughCalls && clock.Elapsed.TotalMilliseconds < 2 * delay);
            Assert.False(quiet.IsLong);
        }

        Assert.True(SpinWait.SpinUntil(
            () =>
            {
                quiet.Observe(calls: 10);
                return quiet.IsLong;
            },
            TimeSpan.FromSeconds(30)));
        Assert.True(clock.Elapsed.TotalMilliseconds > 2 * delay);
        Assert.True(quiet.HasEnoughCalls);
    }
}
