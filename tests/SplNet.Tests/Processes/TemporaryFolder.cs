using SplNet.Tests.Shared;

namespace SplNet.Tests.Processes;

/// <summary>
/// A temporary folder of its own for everything that is started meanwhile: what is left in it was left behind, and so was every
/// process that still has it in its environment.
/// </summary>
internal sealed class TemporaryFolder : IDisposable
{
    private static readonly string Variable = OperatingSystem.IsWindows() ? "TMP" : "TMPDIR";

    private static readonly string? Original = Environment.GetEnvironmentVariable(Variable);

    private readonly string? _previous = Environment.GetEnvironmentVariable(Variable);

    public TemporaryFolder()
    {
        // A class whose constructor skips its test is never disposed of: its folder would hold that of the next, and so on.
        Environment.SetEnvironmentVariable(Variable, Original);
        Location = OwnedFolder.Create("splnet-tests-");
        Environment.SetEnvironmentVariable(Variable, Location);
    }

    public string Location { get; }

    /// <summary>What lies in the folder.</summary>
    public IReadOnlyList<string> Files() => Directory.GetFileSystemEntries(Location);

    /// <summary>The processes that were started meanwhile, directly or not, and still run.</summary>
    public IReadOnlyList<int> Processes() => RunningProcesses.WithInEnvironment($"{Variable}={Location}");

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Variable, _previous);
        OwnedFolder.Delete(Location);
    }
}
