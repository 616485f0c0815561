using SplNet.Processes.Trials;

namespace SplNet.Tests.Processes.Trials;

/// <summary>When calls grow slower, and when it is chance, a step or the work of others.</summary>
public sealed class CallGrowthTests
{
    [Fact]
    public void CallsThatTakeLongerEachTime_GrowSlower() => Assert.True(GrowSlower(static n => n * n));

    [Fact]
    public void CallsThatTheCompilerSpeedsUpMeanwhile_GrowSlower() => Assert.True(GrowSlower(static n => n < 30 ? n * n : n * n / 4));

    [Fact]
    public void CallsWithInterruptedFastOnes_GrowSlower() =>
        Assert.True(GrowSlower(static n => n is > 8 and < 44 ? 2_000 : n * n, static n => n * n));

    [Fact]
    public void CallsOfEqualTime_AreNotSuspected() => Assert.False(Calls(0, 60, static n => 1_000 + n).IsSuspected);

    [Fact]
    public void CallsWithTwoFastOutliers_AreNotSuspected() => Assert.False(Calls(0, 60, static n => n is 1 or 2 ? 100 : 1_000).IsSuspected);

    [Theory]
    [InlineData(0)]
    [InlineData(2)]
    public void FewCalls_AreNotSuspected(int count) => Assert.False(Calls(1, 1 + count, static n => 100 * n).IsSuspected);

    [Fact]
    public void CallsWithAFastOneNearTheEnd_DoNotGrowSlower() => Assert.False(GrowSlower(static n => n == 170 ? 50 : 10 * n));

    [Theory]
    [InlineData(30)]
    [InlineData(59)]
    public void CallsWhoseGrowthHasEnded_DoNotGrowSlower(int end) => Assert.False(GrowSlower(n => 1_000 + (20 * Math.Min(n, end))));

    [Fact]
    public void CallsOnAProcessorThatSlowsToHalf_DoNotGrowSlower() =>
        Assert.False(GrowSlower(static n => n < 40 ? 1_000 : n < 80 ? 1_400 : 2_800));

    [Fact]
    public void CallsThatOnlyWaitLonger_GrowSlowerIfProcessorTimeIsUnknown()
    {
        Assert.False(GrowSlower(static n => n * n, static _ => 10));
        Assert.True(GrowSlower(static n => n * n, static _ => 10, computesExactly: false));
    }

    private static bool GrowSlower(Func<int, double> nanoseconds, Func<int, double>? computed = null, bool computesExactly = true)
    {
        var earlier = Calls(5, 60, nanoseconds, computed);
        return earlier.IsSuspected && Calls(60, 180, nanoseconds, computed).GoesOnFrom(earlier, computesExactly);
    }

    private static CallGrowth Calls(int first, int end, Func<int, double> nanoseconds, Func<int, double>? computed = null)
    {
        var growth = new CallGrowth();
        for (var n = first; n < end; n++)
            growth.Add(nanoseconds(n), (computed ?? nanoseconds)(n));
        return growth;
    }
}
