using SplNet.Values.Options;

namespace SplNet.Machine;

/// <summary>The file whose lock is the turn to measure.</summary>
internal static class TurnFile
{
    /// <summary>Its path.</summary>
    // Not the user's own temporary folder: the lock is for the machine.
    public static string Location => System.Environment.GetEnvironmentVariable(ReservedVariables.Lock) is { Length: > 0 } named ? named
        : OperatingSystem.IsWindows() ? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.CommonApplicationData), "splnet.lock")
        : "/tmp/splnet.lock";
}
