namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>
/// What TUnit writes at the end of each run, for people and for build servers. A measuring process ends its one test by an exception, so the summary of a job would have a failure for each of them.
/// </summary>
internal static class QuietReports
{
    // They are no options of the command line.
    private static readonly string[] Switches =
        ["TUNIT_DISABLE_GITHUB_REPORTER", "TUNIT_DISABLE_HTML_REPORTER", "TUNIT_DISABLE_JSON_REPORT", "TUNIT_DISABLE_JUNIT_REPORTER", "TUNIT_DISABLE_ARTIFACT_UPLOAD"];

    private static readonly string[] Requests = ["TUNIT_AGGREGATE_REPORTS", "TUNIT_AGGREGATE_DIR", "TUNIT_ENABLE_JUNIT_REPORTER"];

    /// <summary>Has none written by this process.</summary>
    public static void Choose()
    {
        foreach (var name in Switches)
            Environment.SetEnvironmentVariable(name, "true");
        foreach (var name in Requests)
            Environment.SetEnvironmentVariable(name, null);
    }
}
