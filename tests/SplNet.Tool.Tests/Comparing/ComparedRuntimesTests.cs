using System.Text.Json;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Today's code on two runtimes, and revisions on a chosen one.</summary>
public sealed class ComparedRuntimesTests : IDisposable
{
    private static readonly string Newer = CopiedRoot.Later;

    private readonly string _folder = OwnedFolder.Create("splnet-compare-");

    [Theory]
    [InlineData("Nothing to compare with. Name a second runtime", "--runtime", "10")]
    [InlineData("Nothing to compare. Name two revisions or more", "v1", "--runtime", "10")]
    [InlineData("compare takes several revisions or several runtimes, not both", "v1", "v2", "--runtime", "10", "--runtime", "11")]
    [InlineData("--runtime is 'newest'; it must be a version of .NET, for example 11 or 11.0.1.", "--runtime", "newest", "--runtime", "10")]
    [InlineData("'runtime:11' is a runtime, not a revision. Write --runtime 11;", "HEAD", "runtime:11")]
    [InlineData(".NET 99 is not installed. Installed in ", "--runtime", "99", "--runtime", "98")]
    [InlineData(".NET 99 is not installed. Installed in ", "folder:old", "folder:new", "--runtime", "99")]
    [InlineData("SplNet cannot measure on .NET 8: its measuring processes need .NET 10 or later.", "--runtime", "8", "--runtime", "10")]
    public void WrongRuntimes_AreReportedBeforeAnythingIsMeasured(string message, params string[] words)
    {
        var (exitCode, output, errors) = InThisProcess.Run(["compare", .. words, "--assembly", Built.Stated, "--method", "Buffers.Small"]);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Fact]
    public void TwoNamesOfOneRuntime_AreRefused()
    {
        var line = string.Join('.', CopiedRoot.Version.Split('.')[..2]);

        var (exitCode, _, errors) = InThisProcess.Run("compare", "--runtime", line, "--runtime", CopiedRoot.Version, Built.Stated);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(
            $" are both {CopiedRoot.Version}. Name each runtime once; 'splnet check' compares code with itself.",
            errors,
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task Method_IsMeasuredOnBothRuntimes()
    {
        using var root = new CopiedRoot(Newer);
        var (json, markdown, junit) = (
            Path.Combine(_folder, "changes.json"), Path.Combine(_folder, "changes.md"), Path.Combine(_folder, "changes.xml"));

        var compare = await CompareAsync(
            root, "--runtime", CopiedRoot.Version, "--runtime", Newer, "--method", "Buffers.Small", "--json", json, "--markdown", markdown,
            "--junit", junit);

        Assert.True(
            compare.ExitCode is (int)ExitCode.Ok or (int)ExitCode.Fail or (int)ExitCode.Inconclusive, compare.Output + compare.Errors);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        var rows = document.RootElement.GetProperty("comparisons").EnumerateArray().ToList();
        var time = rows.Single(static row => row.GetProperty("metric").GetString() == "mean");
        Assert.Equal(
            ($".NET {CopiedRoot.Version}", $".NET {Newer}", true), (
                document.RootElement.GetProperty("base").GetString(),
                time.GetProperty("revision").GetString(),
                document.RootElement.GetProperty("areRuntimes").GetBoolean()));
        var result = time.GetProperty("result");
        Assert.Equal([$".NET {Newer}", $".NET {CopiedRoot.Version}"], result.GetProperty("operands").EnumerateArray()
            .Select(static operand => operand.GetProperty("runtime").GetString()).OrderDescending(StringComparer.Ordinal));
        Assert.Equal($".NET {CopiedRoot.Version} and .NET {Newer}", result.GetProperty("environment").GetProperty("runtime").GetString());
        Assert.Contains(
            $"compare --runtime {CopiedRoot.Version} --runtime {Newer} --assembly",
            result.GetProperty("repeat").GetString(),
            StringComparison.Ordinal);
        Assert.Contains(
            $"`.NET {Newer}` against `.NET {CopiedRoot.Version}`",
            await File.ReadAllTextAsync(markdown, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        Assert.Contains(
            $".NET {Newer} against .NET {CopiedRoot.Version}",
            await File.ReadAllTextAsync(junit, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);

        // The code is the same, and so are its bytes.
        var bytes = rows.Single(static row => row.GetProperty("metric").GetString() == "allocated");
        Assert.True(bytes.GetProperty("exact").GetBoolean());
        Assert.Equal(1, bytes.GetProperty("ratio").GetDouble());
    }

    [Fact]
    public async Task Requirements_AreMeasuredOnTheChosenRuntime()
    {
        using var root = new CopiedRoot(Newer);
        var json = Path.Combine(_folder, "results.json");

        var run = await Command.RunAsync(
            root.DotNet,
            [
                Built.Tool, "run", Built.Stated, "--filter", "small is lean", "--runtime", CopiedRoot.Version, "--json", json, "--runs",
                "2", "--verbose",
            ],
            ("SPLNET_ITERATIONS", "2"), ("SPLNET_ITERATION_MILLISECONDS", "1"));

        Assert.True(run.ExitCode == (int)ExitCode.Ok, run.Output + run.Errors);
        Assert.Contains(
            $"\"runtime\": \".NET {CopiedRoot.Version}\"",
            await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken),
            StringComparison.Ordinal);
        Assert.Contains($"--runtime {CopiedRoot.Version}", run.Output, StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private static Task<Command> CompareAsync(CopiedRoot root, params string[] arguments) => Command.RunAsync(
        root.DotNet, [Built.Tool, "compare", .. arguments, "--assembly", Built.Stated, "--runs", "2"], ("SPLNET_ITERATIONS", "2"),
        ("SPLNET_ITERATION_MILLISECONDS", "1"));
}
