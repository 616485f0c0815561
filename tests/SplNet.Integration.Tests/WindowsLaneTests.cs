using System.Diagnostics;
using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests;

/// <summary>
/// What <c>tests/windows/run</c> does where tools are missing, and what it makes of what suites print; with stand-ins for Wine, the
/// compiler and <c>dotnet</c>.
/// </summary>
public sealed class WindowsLaneTests : IDisposable
{
    private const string Compiler = "x86_64-w64-mingw32-gcc";
    private const string Passing = "   SplNet.Syntax.Tests  Total: 12, Errors: 0, Failed: 0, Skipped: 2, Not Run: 1, Time: 0.1s";
    private const string Failing = "    A.B.Parses [FAIL]\n      it was wrong\n" +
        "   SplNet.Syntax.Tests  Total: 12, Errors: 1, Failed: 2, Skipped: 0, Not Run: 0, Time: 0.1s";
    private const string OfMSTest = "failed Sorts (1ms)\n  it was slow\nTest run summary: Failed!\n  total: 5\n  failed: 1\n" +
        "  succeeded: 3\n  skipped: 1\n  duration: 1s";

    private readonly string _root = OwnedFolder.Create("splnet-windows-lane-");

    private string Commands => Directory.CreateDirectory(Path.Combine(_root, "bin")).FullName;

    public void Dispose() => OwnedFolder.Delete(_root);

    [Theory]
    [InlineData("", "Linux x86_64", "wine 8 or newer, for 64 bits (apt-get install wine wine64 gcc-mingw-w64-x86-64)")]
    [InlineData("wine-7.0 (Debian 7.0)", "Linux x86_64", "wine 8 or newer; ")]
    [InlineData("it is broken", "Linux x86_64", "wine 8 or newer; ")]
    [InlineData("wine-8.0", "Linux x86_64", "the compiler x86_64-w64-mingw32-gcc (apt-get install wine wine64 gcc-mingw-w64-x86-64)")]
    [InlineData("wine-8.0", "Linux aarch64", "Linux on x64, which Wine needs here")]
    public async Task MissingTool_IsNamed_AndNothingPasses(string wine, string machine, string missing)
    {
        AddCommand("uname", $"echo {machine}");
        AddCommand("apt-get", "exit 100");
        if (wine.Length > 0)
            AddCommand("wine", $"echo '{wine}'");

        var (exitCode, output) = await RunAsync("quick");

        Assert.Equal(3, exitCode);
        Assert.StartsWith($"A tool is missing: {missing}", output, StringComparison.Ordinal);
        Assert.EndsWith("The suites were not run on Windows' .NET.\n", output, StringComparison.Ordinal);
        Assert.DoesNotContain("Passed", output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task MissingTool_IsInstalledIfAllowed()
    {
        Assert.SkipUnless(Environment.IsPrivilegedProcess, "Only root installs packages.");
        AddTools(Passing, exitCode: 0);
        File.Move(Path.Combine(Commands, Compiler), Path.Combine(_root, Compiler));
        AddCommand("apt-get", $"[ \"$1\" = update ] || mv '{_root}/{Compiler}' '{Commands}'");

        var (exitCode, output) = await RunAsync("prepare");

        Assert.Equal((0, string.Empty), (exitCode, output));
    }

    [Fact]
    public async Task UnknownSuite_IsNamed()
    {
        var (exitCode, output) = await RunAsync("Sintax");
        Assert.Equal(2, exitCode);
        Assert.StartsWith("There is no suite 'Sintax'. Suites: Syntax ", output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(
        "Syntax", Passing, 0, 0, "Passed!  - Failed:     0, Passed:     9, Skipped:     3, Total:    12 - SplNet.Syntax.Tests on Windows")]
    [InlineData(
        "Syntax", Failing, 1, 1, "Failed!  - Failed:     3, Passed:     9, Skipped:     0, Total:    12 - SplNet.Syntax.Tests on Windows")]
    // after the summary it crashed
    [InlineData(
        "Syntax", Passing, 5, 1, "Failed!  - Failed:     1, Passed:     8, Skipped:     3, Total:    12 - SplNet.Syntax.Tests on Windows")]
    [InlineData("Syntax", "Unhandled exception.", 0, 1, "Failed!  - Failed:     1, Passed:     0, Skipped:     0, " +
        "Total:     1 - SplNet.Syntax.Tests on Windows")]
    [InlineData(
        "Syntax", "", 0, 1, "Failed!  - Failed:     1, Passed:     0, Skipped:     0, Total:     1 - SplNet.Syntax.Tests on Windows")]
    [InlineData(
        "MSTest", OfMSTest, 2, 1, "Failed!  - Failed:     1, Passed:     3, Skipped:     1, Total:     5 - SplNet.MSTest.Tests on Windows")]
    [InlineData("Program", "PASS  a < b\nFAIL  b < a", 0, 0, "Passed!  - Failed:     0, Passed:     1, Skipped:     0, " +
        "Total:     1 - SplNet.Tests.Sequence on Windows")]
    [InlineData("Program", "PASS  a < b\nPASS  b < a", 0, 1, "Failed!  - Failed:     1, Passed:     0, Skipped:     0, " +
        "Total:     1 - SplNet.Tests.Sequence on Windows")]
    public async Task Suite_CountsByItsOutcome(string suite, string printed, int ended, int exitCode, string last)
    {
        AddTools(printed, ended);
        var (ends, output) = await RunAsync("--no-build", suite);
        Assert.Equal((exitCode, last), (ends, output.TrimEnd('\n').Split('\n')[^1]));
    }

    private async Task<(int ExitCode, string Output)> RunAsync(params string[] arguments)
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "The script needs Linux.");
        var script = Path.Combine(Directory.CreateDirectory(Path.Combine(_root, "tests", "windows")).FullName, "run");
        File.Copy(Repository.PathOf("tests/windows/run"), script);
        File.Copy(Repository.PathOf("tests/lane"), Path.Combine(_root, "tests", "lane"));
        foreach (var suite in new[]
        {
            "SplNet.Syntax.Tests",
            "SplNet.Statistics.Tests",
            "SplNet.MSTest.Tests",
            "Programs/SplNet.Tests.Sequence",
        })
            Directory.CreateDirectory(Path.Combine(_root, "tests", suite));
        foreach (var tool in new[]
        {
            "awk", "basename", "bash", "cat", "cp", "cut", "dirname", "env", "flock", "head", "id", "mkdir", "mv", "pgrep", "rm", "sed",
            "sleep", "timeout", "touch", "tr", "uname",
        })
        {
            if (!File.Exists(Path.Combine(Commands, tool)))
                File.CreateSymbolicLink(
                    Path.Combine(Commands, tool),
                    Environment.GetEnvironmentVariable("PATH")!.Split(':').Select(folder => Path.Combine(folder, tool)).First(File.Exists));
        }

        var start = new ProcessStartInfo("bash", ["-c", "exec \"$@\" 2>&1", "bash", script, .. arguments])
        {
            RedirectStandardOutput = true,
            UseShellExecute = false,
        };
        start.Environment["PATH"] = Commands;
        start.Environment["WINE"] = "wine"; // of this folder or none, also where one is installed
        start.Environment.Remove("WRITE_DOCUMENTS");
        using var run = Process.Start(start)!;
        var output = await run.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
        await run.WaitForExitAsync(TestContext.Current.CancellationToken);
        return (run.ExitCode, output);
    }

    private void AddTools(string printed, int exitCode)
    {
        var packages = Path.Combine(_root, "packages");
        foreach (var framework in new[] { "netcore", "aspnetcore" })
            Touch(Path.Combine(
                packages, $"microsoft.{framework}.app.runtime.win-x64", "10.0.1", "runtimes", "win-x64", "lib", "net10.0", "System.dll"));
        Touch(Path.Combine(packages, "microsoft.netcore.app.runtime.win-x64", "10.0.1", "runtimes", "win-x64", "native", "hostfxr.dll"));
        foreach (var part in new[] { "common", "csharp" })
            Touch(Path.Combine(packages, $"microsoft.codeanalysis.{part}", "5.0.0", "lib", "net9.0", $"{part}.dll"));
        File.WriteAllText(Path.Combine(_root, "printed.txt"), printed + "\n");
        AddCommand(
            "dotnet", $"case \"$*\" in *PackageVersion) echo 10.0.1;; *PackageRoot) echo {packages}/;; *CompilerVersion) echo 5.0.0;; " +
                "*SdkVersion) echo 10.0.100;; esac");
        AddCommand(Compiler, "exit 0");
        AddCommand("wineserver", "exit 0");
        AddCommand(
            "wine", "case $1 in --version) echo wine-8.0;; wineboot) mkdir -p \"$WINEPREFIX/drive_c\";; winecfg) ;; " +
                $"*) cat '{_root}/printed.txt'; exit {exitCode};; esac");
    }

    private static void Touch(string path)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, string.Empty);
    }

    private void AddCommand(string name, string script)
    {
        var path = Path.Combine(Commands, name);
        File.WriteAllText(path, $"#!/bin/sh\n{script}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(path, UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
    }
}
