namespace SplNet.Versions.Tests.Repositories.Git;

/// <summary>The command <c>git</c> with a fixed author and without any configuration of the developer's.</summary>
internal static class GitCommand
{
    public static string Run(string folder, params string[] arguments) => RunAt(null, folder, null, arguments);

    public static string RunWithInput(string input, string folder, params string[] arguments) => RunAt(null, folder, input, arguments);

    /// <summary>Runs it at a date, which commits get that it makes.</summary>
    public static string RunAt(DateTimeOffset? date, string folder, string? input, params string[] arguments)
    {
        var (exitCode, output, errors) = TryRun(date, folder, input, [], arguments);
        Assert.True(exitCode == 0, $"git {string.Join(' ', arguments)}: {errors}");
        return output;
    }

    public static (int ExitCode, string Output, string Errors) TryRun(
        DateTimeOffset? date, string folder, string? input, IEnumerable<KeyValuePair<string, string>> more, params string[] arguments)
    {
        var when = (date ?? new DateTimeOffset(2026, 2, 1, 12, 0, 0, TimeSpan.Zero)).ToUnixTimeSeconds() + " +0000";
        var environment = new Dictionary<string, string>(StringComparer.Ordinal)
        {
            ["HOME"] = "/nonexistent",
            ["XDG_CONFIG_HOME"] = "/nonexistent",
            ["GIT_CONFIG_GLOBAL"] = "/dev/null",
            ["GIT_CONFIG_NOSYSTEM"] = "1",
            ["GIT_AUTHOR_NAME"] = "A Developer",
            ["GIT_AUTHOR_EMAIL"] = "developer@example.org",
            ["GIT_COMMITTER_NAME"] = "A Developer",
            ["GIT_COMMITTER_EMAIL"] = "developer@example.org",
            ["GIT_AUTHOR_DATE"] = when,
            ["GIT_COMMITTER_DATE"] = when,
            ["LC_ALL"] = "C.UTF-8",
        };
        foreach (var (name, value) in more)
            environment[name] = value;
        return ToolProcess.Run("git", "git", folder, environment, input, [
            "-c", "protocol.file.allow=always", "-c", "init.defaultBranch=main", "-c", "core.quotePath=false", .. arguments]);
    }
}
