namespace SplNet.Processes.Protocol;

/// <summary>The environment of a measuring process.</summary>
internal static class ChildEnvironment
{
    // Profilers, coverage and start-up hooks of the test host would be measured with the user's code.
    private static readonly string[] Removed =
    [
        "CORECLR_ENABLE_PROFILING", "CORECLR_PROFILER", "CORECLR_PROFILER_PATH", "CORECLR_PROFILER_PATH_32", "CORECLR_PROFILER_PATH_64",
        "COR_ENABLE_PROFILING", "COR_PROFILER", "COR_PROFILER_PATH", "DOTNET_STARTUP_HOOKS", "DOTNET_gcTrace",
        "MicrosoftInstrumentationEngine_ConfigPath32_VanguardInstrumentationProfiler",
        "MicrosoftInstrumentationEngine_ConfigPath64_VanguardInstrumentationProfiler",
    ];

    /// <summary>The variables set in every measuring process.</summary>
    public static IReadOnlyDictionary<string, string?> Settings { get; } = new Dictionary<string, string?>(StringComparer.Ordinal)
    {
        // Promote hot methods soon after the last tier-0 activity and not 100 ms later, which would take most of a run.
        // At once would be too soon: code that is called often only while the process starts would be recompiled as well, and keep the
        // compiler busy for longer than the operand does.
        ["DOTNET_TC_CallCountingDelayMs"] = "2",

        // No diagnostics server: its sockets in the temporary folder outlive a process that is killed.
        ["DOTNET_EnableDiagnostics"] = "0",
        ["JETBRAINS_DPA_AGENT_ENABLE"] = "0",
    };

    public static void Apply(IDictionary<string, string?> environment, IReadOnlyDictionary<string, string?> changes)
    {
        foreach (var name in Removed)
            environment.Remove(name);

        foreach (var (name, value) in Settings)
            environment[name] = value;
        foreach (var (name, value) in changes)
        {
            if (value is null)
                environment.Remove(name);
            else
                environment[name] = value;
        }
    }
}
