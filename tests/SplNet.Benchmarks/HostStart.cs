using System.Diagnostics;
using SplNet.Processes;

namespace SplNet.Benchmarks;

/// <summary>Times the start of a measuring process to its first line of managed code.</summary>
internal static class HostStart
{
    private static readonly Dictionary<string, string?> Unchanged = new(StringComparer.Ordinal);

    // To the first line that the host writes, so a little more than to its Main.
    public static IReadOnlyList<double> Milliseconds(int starts)
    {
        var times = new List<double>();
        for (var index = 0; index < starts; index++)
        {
            var start = Stopwatch.GetTimestamp();
            using var process = Process.Start(HostCommand.For(typeof(HostStart).Assembly.Location, HostCommand.StartOnly, Unchanged))
                ?? throw new InvalidOperationException("The host could not be started.");
            process.StandardOutput.ReadLine();
            times.Add(Stopwatch.GetElapsedTime(start).TotalMilliseconds);
            process.WaitForExit();
        }

        return times;
    }
}
