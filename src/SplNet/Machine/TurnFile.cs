namespace SplNet.Machine;

/// <summary>The file whose lock is the turn to measure.</summary>
internal static class TurnFile
{
    /// <summary>Names another file, for experiments that need not wait for all others of the machine: they have processors of their own, or judge no time.</summary>
    public const string Variable = "SPLNET_LOCK";

    /// <summary>Its path.</summary>
    // Not the user's own temporary folder: the lock is for the machine.
    public static string Location => System.Environment.GetEnvironmentVariable(Variable) is { Length: > 0 } named ? named
        : OperatingSystem.IsWindows() ? Path.Combine(System.Environment.GetFolderPath(System.Environment.SpecialFolder.CommonApplicationData), "splnet.lock")
        : "/tmp/splnet.lock";
}
