namespace SplNet.Values.Options;

/// <summary>Environment variables with the prefix of the options that are not options.</summary>
internal static class ReservedVariables
{
    /// <summary>
    /// Selects a different lock file for the turn to measure, for experiments that need not wait for all others on the machine because they
    /// use separate processors or do not judge times.
    /// </summary>
    public const string Lock = "SPLNET_LOCK";

    /// <summary>Marks the processes of a measurement, so that they can be found after their parent has died.</summary>
    public const string Launch = "SPLNET_LAUNCH";

    /// <summary>Makes tests report their operands at revisions to <c>splnet compare</c>.</summary>
    public const string Inquiry = "SPLNET_INQUIRY";

    /// <summary>The path of the history for <c>splnet history</c>.</summary>
    public const string History = "SPLNET_HISTORY";

    /// <summary>All reserved variables.</summary>
    public static IReadOnlyList<string> All { get; } =
    [
        Versions.Cache.CacheLocation.Variable, Versions.Processes.BuildMark.VariableName, Launch, Lock, Inquiry, History,
    ];
}
