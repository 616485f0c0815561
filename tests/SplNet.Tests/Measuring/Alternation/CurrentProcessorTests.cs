using System.Diagnostics;
using System.Globalization;
using SplNet.Measuring.Alternation;

namespace SplNet.Tests.Measuring.Alternation;

/// <summary>A thread is moved to a processor, and bound to none.</summary>
public class CurrentProcessorTests
{
    [Fact]
    public void EveryProcessorOfThisProcess_IsReachedWithoutPinning()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsWindows(), "macOS does not let a thread choose its processor.");
        var allowed = Allowed();
        for (var processor = 0; processor < Environment.ProcessorCount; processor++)
        {
            if ((allowed & (1L << processor)) != 0)
                Assert.Contains(processor, Reached(processor));
        }

        Assert.Equal(allowed, Allowed());
    }

    [Theory]
    [InlineData(CurrentProcessor.Any)]
    [InlineData(1023)]
    [InlineData(int.MaxValue)]
    [InlineData(int.MinValue)]
    public void MissingProcessor_ChangesNothing(int processor)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux() || OperatingSystem.IsWindows(), "macOS does not let a thread choose its processor.");
        var allowed = Allowed();
        CurrentProcessor.MoveTo(processor);
        Assert.Equal(allowed, Allowed());
    }

    // Of this thread, as the system lists it; Windows tells it of the process only.
    private static long Allowed()
    {
        if (OperatingSystem.IsWindows())
        {
            using var self = Process.GetCurrentProcess();
            return self.ProcessorAffinity;
        }

        const string Key = "Cpus_allowed:";
        var line = File.ReadLines("/proc/thread-self/status").Single(static line => line.StartsWith(Key, StringComparison.Ordinal));
        return (long)ulong.Parse(line[Key.Length..].Trim().Split(',')[^1], NumberStyles.HexNumber, CultureInfo.InvariantCulture);
    }

    // The system may move the thread on at once.
    private static HashSet<int> Reached(int processor)
    {
        var reached = new HashSet<int>();
        for (var attempt = 0; attempt < 100 && !reached.Contains(processor); attempt++)
        {
            CurrentProcessor.MoveTo(processor);
            reached.Add(CurrentProcessor.Number());
        }

        return reached;
    }
}
