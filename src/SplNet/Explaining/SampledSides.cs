using SplNet.Experiments;
using SplNet.Measuring;
using SplNet.Runs;
using SplNet.Versions.Repositories;

namespace SplNet.Explaining;

/// <summary>Where the processor's time goes on both sides, sampled by perf while each is measured once more, as it is. It is shown beside the counts, and ranks nothing.</summary>
internal static class SampledSides
{
    private const int MostMethods = 10;
    private const double Visible = 0.01;

    /// <summary>The methods with most samples on either side.</summary>
    /// <param name="sides">The operands.</param>
    /// <param name="source">Where they run.</param>
    /// <param name="settings">How they are measured.</param>
    /// <param name="timeout">How long each may take.</param>
    /// <param name="notes">Takes why there is nothing.</param>
    public static IReadOnlyList<SampledMethod> Of(ComparedSides sides, ICountingSource source, MeasureSettings settings, TimeSpan timeout, List<string> notes)
    {
        if (!PerfRecording.IsInstalled)
            return [];
        if (Shares(sides.Before) is not { } before || Shares(sides.After) is not { } after)
        {
            notes.Add("perf is installed and took no samples; 'perf record -e cpu-clock:u -p PID' tells why, for most the setting kernel.perf_event_paranoid.");
            return [];
        }

        return
        [
            .. before.Keys.Union(after.Keys, StringComparer.Ordinal)
                .Select(method => new SampledMethod { Name = method, Before = before.GetValueOrDefault(method), After = after.GetValueOrDefault(method) })
                .Where(static method => Math.Max(method.Before, method.After) >= Visible)
                .OrderByDescending(static method => Math.Max(method.Before, method.After))
                .Take(MostMethods),
        ];

        IReadOnlyDictionary<string, double>? Shares(MeasuredOperand operand)
        {
            using var folder = new PrivateFolder();
            PerfRecording? recording = null;
            try
            {
                var outcome = source.Run(operand, static path => path, PerfRecording.Variables, settings, timeout, process => recording = PerfRecording.Begin(process, folder.Path));
                return outcome.Readings is null ? null : recording?.Shares();
            }
            finally
            {
                recording?.Dispose();
            }
        }
    }
}
