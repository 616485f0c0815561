using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>
/// The answers of <c>tests/net11/run</c> to wrong arguments, to a runtime that cannot be had, and to the output of suites; with a
/// stand-in for <c>dotnet</c>.
/// </summary>
public sealed class Net11LaneTests : IDisposable
{
    private const string Passing = "   SplNet.Syntax.Tests  Total: 12, Errors: 0, Failed: 0, Skipped: 2, Not Run: 0, Time: 0.1s";
    private const string Failing = "    A.B.Parses [FAIL]\n   SplNet.Syntax.Tests  Total: 12, Errors: 0, Failed: 2, Skipped: " +
        "0, Not Run: 0, Time: 0.1s";

    private readonly string _root = OwnedFolder.Create("splnet-net11-lane-");

    public void Dispose() => OwnedFolder.Delete(_root);

    [Theory]
    [InlineData("There is no suite 'Sintax'. Suites: Measured ", "Sintax")]
    [InlineData("--on takes 10, 11 or both, and not '12'.", "--on", "12")]
    public async Task WrongArgument_IsNamed(string message, params string[] arguments)
    {
        var (exitCode, output) = await RunAsync("exit 0", arguments);
        Assert.Equal(2, exitCode);
        Assert.StartsWith(message, output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task RuntimeThatCannotBeRestored_IsNamed_AndNothingPasses()
    {
        var (exitCode, output) = await RunAsync("exit 1", "Syntax");
        Assert.Equal(3, exitCode);
        Assert.StartsWith("A tool is missing: the runtime of .NET 11 from NuGet", output, StringComparison.Ordinal);
        Assert.DoesNotContain("Passed", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(Passing, 0, 0, "Passed!  - Failed:     0, Passed:    10, Skipped:     2, Total:    12 - SplNet.Syntax.Tests on .NET 11")]
    [InlineData(Failing, 1, 1, "Failed!  - Failed:     2, Passed:    10, Skipped:     0, Total:    12 - SplNet.Syntax.Tests on .NET 11")]
    [InlineData("Unhandled exception.", 134, 1, "Failed!  - Failed:     1, Passed:     0, Skipped:     0, " +
        "Total:     1 - SplNet.Syntax.Tests on .NET 11")]
    public async Task Suite_CountsByItsOutcome(string printed, int ended, int exitCode, string last)
    {
        var packages = Path.Combine(_root, "packages");
        foreach (var framework in new[] { "netcore", "aspnetcore" })
            Touch(Path.Combine(
                packages, $"microsoft.{framework}.app.runtime.linux-x64", "11.0.0", "runtimes", "linux-x64", "lib", "net11.0",
                "System.dll"));
        Touch(Path.Combine(
            packages, "microsoft.netcore.app.runtime.linux-x64", "11.0.0", "runtimes", "linux-x64", "native", "libhostfxr.so"));
        Touch(Path.Combine(packages, "microsoft.netcore.app.ref", "11.0.0", "data", "PackageOverrides.txt"));
        Touch(Path.Combine(packages, "microsoft.netcore.app.host.linux-x64", "11.0.0", "apphost"));
        var properties = $"case \"$*\" in *PackageRoot) echo {packages}/;; *LaneVersion) echo 11.0.0;; *LaneRid) echo linux-x64;; " +
            $"exec*) printf '{printed.Replace("\n", "\\n", StringComparison.Ordinal)}\\n'; exit {ended};; esac";
        var (ends, output) = await RunAsync(properties, "--no-build", "Syntax");
        Assert.Equal((exitCode, last), (ends, output.TrimEnd('\n').Split('\n')[^1]));
    }

    private async Task<(int ExitCode, string Output)> RunAsync(string dotnet, params string[] arguments)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "The script needs Linux.");
        var script = Path.Combine(Directory.CreateDirectory(Path.Combine(_root, "tests", "net11")).FullName, "run");
        File.Copy(Repository.PathOf("tests/net11/run"), script);
        File.Copy(Repository.PathOf("tests/lane"), Path.Combine(_root, "tests", "lane"));
        Directory.CreateDirectory(Path.Combine(_root, "tests", "SplNet.Syntax.Tests"));
        var commands = Directory.CreateDirectory(Path.Combine(_root, "installed")).FullName;
        Directory.CreateDirectory(Path.Combine(commands, "sdk"));
        File.WriteAllText(Path.Combine(commands, "dotnet"), $"#!/bin/sh\n{dotnet}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(
                Path.Combine(commands, "dotnet"), UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);

        var start = new ProcessStartInfo("bash", ["-c", "exec \"$@\" 2>&1", "bash", script, .. arguments])
        {
            RedirectStandardOutput = true,
            UseShellExecute = false,
        };
        start.Environment["PATH"] = $"{commands}:{Environment.GetEnvironmentVariable("PATH")}";
        start.Environment.Remove("WRITE_DOCUMENTS");
        using var run = Process.Start(start)!;
        var output = await run.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await run.WaitForExitAsync(TestContext.Current.CancellationToken);
        return (run.ExitCode, output);
    }

    private static void Touch(string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, string.Empty);
    }
}
