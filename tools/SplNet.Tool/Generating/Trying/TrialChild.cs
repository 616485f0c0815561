using SplNet.Launching;
using SplNet.Trials;

namespace SplNet.Tool.Generating.Trying;

/// <summary>A trial process: it runs the user's tests.</summary>
internal static class TrialChild
{
    /// <summary>Starts it, in the folder of the tests.</summary>
    /// <param name="request">What it is to try.</param>
    /// <param name="temporary">Its temporary folder.</param>
    /// <param name="cancellation">Ends the waiting for its messages.</param>
    public static HostChild Start(TrialRequest request, string temporary, CancellationToken cancellation)
    {
        var environment = new Dictionary<string, string?>(StringComparer.Ordinal)
        {
            ["TMPDIR"] = temporary,
            ["TMP"] = temporary,
            ["TEMP"] = temporary,

            // The benchmarks are built for the runtime of the tool, and so is what tries them.
            ["DOTNET_ROLL_FORWARD"] = "LatestMajor",

            // Code that counts for the compiler is slower than what it was before, which looks like a test that grows slower.
            ["DOTNET_TieredPGO"] = "0",
        };
        return new HostChild(request.Assembly, TrialProcess.Word, environment, request.Write, Path.GetDirectoryName(request.Assembly)!, cancellation);
    }
}
