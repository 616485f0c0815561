using SplNet.Values.Options;

namespace SplNet.Machine;

/// <summary>Locates the file whose lock grants the turn to measure.</summary>
internal static class TurnFile
{
    /// <summary>The path of the file.</summary>
    // The user's own temporary folder is unsuitable, because the lock is for the whole machine.
    public static string Location => System.Environment.GetEnvironmentVariable(ReservedVariables.Lock) is { Length: > 0 } named ? named
        : OperatingSystem.IsWindows()
        ? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.CommonApplicationData), "splnet.lock")
        : "/tmp/splnet.lock";
}
