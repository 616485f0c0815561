namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>
/// Suppresses the summaries that TUnit writes at the end of each run for users and build servers. A measuring process ends its only test
/// with an exception, so the summary of a job would list a failure for each process.
/// </summary>
internal static class QuietReports
{
    // They are not available as command-line options.
    private static readonly string[] Switches =
        [
            "TUNIT_DISABLE_GITHUB_REPORTER", "TUNIT_DISABLE_HTML_REPORTER", "TUNIT_DISABLE_JSON_REPORT", "TUNIT_DISABLE_JUNIT_REPORTER",
            "TUNIT_DISABLE_ARTIFACT_UPLOAD",
        ];

    private static readonly string[] Requests = ["TUNIT_AGGREGATE_REPORTS", "TUNIT_AGGREGATE_DIR", "TUNIT_ENABLE_JUNIT_REPORTER"];

    /// <summary>Disables the summaries of this process.</summary>
    public static void Choose()
    {
        foreach (var name in Switches)
            Environment.SetEnvironmentVariable(name, "true");
        foreach (var name in Requests)
            Environment.SetEnvironmentVariable(name, null);
    }
}
