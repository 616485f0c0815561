namespace SplNet.Versions.Tests.Repositories.Subversion;

/// <summary>The commands of Subversion, without any configuration of the developer's. Where they are missing the test is skipped.</summary>
internal static class SvnCommand
{
    private static readonly Lazy<string?> Missing = new(
        static () => Array.Find(["svn", "svnadmin", "svnserve"], static program => !IsInPath(program)));

    public static bool IsInstalled => Missing.Value is null;

    /// <summary>Skips the test where Subversion is not installed. <c>.ci/run</c> knows the reason by its beginning.</summary>
    public static void SkipWhereMissing() =>
        Assert.SkipUnless(
            IsInstalled,
            $"A tool is missing: '{Missing.Value}' of Subversion, which these tests need (Debian and Ubuntu: apt-get install subversion).");

    public static string Run(string program, string folder, params string[] arguments)
    {
        SkipWhereMissing();
        var environment = new Dictionary<string, string>(StringComparer.Ordinal) { ["HOME"] = folder, ["LC_ALL"] = "C.UTF-8" };
        var (exitCode, output, errors) = ToolProcess.Run(program, "subversion", folder, environment, null, arguments);
        Assert.True(exitCode == 0, $"{program} {string.Join(' ', arguments)}: {errors}");
        return output;
    }

    private static bool IsInPath(string program)
    {
        var file = OperatingSystem.IsWindows() ? program + ".exe" : program;
        return (Environment.GetEnvironmentVariable("PATH") ?? string.Empty).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .Any(folder => File.Exists(Path.Combine(folder, file)));
    }
}
