namespace SplNet.Values.Options;

/// <summary>Environment variables that begin as the options do and are none.</summary>
internal static class ReservedVariables
{
    /// <summary>Names another file to lock for the turn, for experiments that need not wait for all others of the machine: they have processors of their own, or judge no time.</summary>
    public const string Lock = "SPLNET_LOCK";

    /// <summary>Marks the processes of a launch, so that they are found when their parent is gone.</summary>
    public const string Launch = "SPLNET_LAUNCH";

    /// <summary>With it <c>splnet compare</c> asks tests for their operands at revisions.</summary>
    public const string Inquiry = "SPLNET_INQUIRY";

    /// <summary>With it <c>splnet history</c> finds a history.</summary>
    public const string History = "SPLNET_HISTORY";

    /// <summary>All of them.</summary>
    public static IReadOnlyList<string> All { get; } = [Versions.Cache.CacheLocation.Variable, Versions.Processes.BuildMark.VariableName, Launch, Lock, Inquiry, History];
}
