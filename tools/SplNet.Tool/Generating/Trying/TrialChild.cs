using SplNet.Processes;
using SplNet.Processes.Trials;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Generating.Trying;

/// <summary>A trial process that runs the user's tests.</summary>
internal static class TrialChild
{
    // A gigabyte, in hexadecimal.
    private const string HeapLimit = "40000000";

    /// <summary>Starts the process in the folder of the tests.</summary>
    /// <param name="request">The tests to try.</param>
    /// <param name="temporary">The temporary folder.</param>
    /// <param name="cancellation">Cancels waiting for its messages.</param>
    public static HostChild Start(TrialRequest request, string temporary, CancellationToken cancellation)
    {
        var environment = new Dictionary<string, string?>(StringComparer.Ordinal)
        {
            ["TMPDIR"] = temporary,
            ["TMP"] = temporary,
            ["TEMP"] = temporary,

            [RollForwardRules.Variable] = PolicyOf(request.Assembly).ToString(),

            // Code with the compiler's call counters is slower than before, which would look like a test that becomes slower.
            ["DOTNET_TieredPGO"] = "0",

            // Without the delay, code becomes fast after thirty calls. A trial is so short, and runs so much new code, that the delay would
            // hardly end and slow code would be compared.
            ["DOTNET_TC_CallCountingDelayMs"] = "0",
        };

        // A source that does not end must not take all memory.
        if (request.Kind == TrialKind.Rows)
            environment["DOTNET_GCHeapHardLimit"] = HeapLimit;
        return new HostChild(
            request.Assembly, TrialProcess.Word, environment, request.Write, Path.GetDirectoryName(request.Assembly)!, cancellation);
    }

    // Trials run on the runtime of the benchmarks: the one that the tests request, but not an older one than SplNet's.
    private static RollForward PolicyOf(string tests) =>
        RuntimeConfiguration.Of(tests)?.Runtime is { } asked && asked.CompareTo(RuntimeChoice.OfSplNet) >= 0
            ? RollForward.Major
            : RollForward.LatestMajor;
}
