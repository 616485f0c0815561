using System.Diagnostics;
using System.Runtime.InteropServices;

namespace SplNet.Versions.Tests.Repositories.Subversion;

/// <summary>This suite on a machine without Subversion.</summary>
public class MissingSubversionTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(5);

    [Fact]
    public async Task TestThatNeedsSubversion_IsSkippedWithTheReason()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Links to programs need a privilege there.");
        using var commands = new TemporaryFolder();
        File.CreateSymbolicLink(
            commands.Combine("git"),
            Environment.GetEnvironmentVariable("PATH")!.Split(':').Select(static folder => Path.Combine(folder, "git")).First(File.Exists));
        var start =
            new ProcessStartInfo(Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", "..", "dotnet")))
            {
                UseShellExecute = false,
                RedirectStandardOutput = true,
            };
        foreach (var argument in new[]
        {
            typeof(MissingSubversionTests).Assembly.Location,
            "-method",
            $"{typeof(SvnRepositoryTests).FullName}.{nameof(SvnRepositoryTests.UrlOfABranch_IsARevision)}",
        })
            start.ArgumentList.Add(argument);
        start.Environment["PATH"] = commands.Path;
        using var suite = Process.Start(start)!;
        using var bound = new CancellationTokenSource(Bound);
        var output = await suite.StandardOutput.ReadToEndAsync(bound.Token);
        await suite.WaitForExitAsync(bound.Token);
        Assert.Contains(
            "A tool is missing: 'svn' of Subversion, which these tests need (Debian and Ubuntu: apt-get install subversion).",
            output,
            StringComparison.Ordinal);
        Assert.Contains("Failed: 0, Skipped: 1", output, StringComparison.Ordinal);
        Assert.Equal(0, suite.ExitCode);
    }
}
