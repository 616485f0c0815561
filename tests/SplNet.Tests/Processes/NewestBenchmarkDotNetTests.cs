using System.Runtime.CompilerServices;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Processes;

/// <summary>
/// All kinds of calls with the newest BenchmarkDotNet that SplNet works with; this process, as all others, has the lowest.
/// </summary>
public class NewestBenchmarkDotNetTests
{
    [Trait("Category", "Long")]
    [Fact]
    public async Task EveryKindOfCall_IsDecidedAlikeByNewestAndLowestVersion()
    {
        using var program = ProgramRun.StartIn(Folder(), "NewestBenchmarkDotNet");
        var (exitCode, output) = await program.EndAsync();
        Assert.True(exitCode == 0, output);
        Assert.Contains("BenchmarkDotNet 0.15.", output, StringComparison.Ordinal);
        Assert.StartsWith(
            "0.14.", typeof(BenchmarkDotNet.Engines.IEngine).Assembly.GetName().Version!.ToString(), StringComparison.Ordinal);
        string[] kinds =
        [
            "action", "value", "struct", "reference", "task", "task of a value", "value task", "functor", "generator", "regions",
            "toolchain",
        ];

        // BenchmarkDotNet builds with an SDK beside the runtime; where there is none, the rest is tried all the same.
        var built = InstalledSdk.IsThere ? kinds : kinds.SkipLast(1);
        Assert.All(built, kind => Assert.True(output.Contains($"{kind}: Pass", StringComparison.Ordinal), output));
    }

    // Beside this project's output, with the same configuration and framework.
    private static string Folder([CallerFilePath] string source = "") => Path.GetFullPath(Path.Combine(
        Path.GetDirectoryName(source)!, "..", "..", "Programs", "SplNet.Tests.NewestBenchmarkDotNet",
        Path.GetRelativePath(Path.Combine(Path.GetDirectoryName(source)!, ".."), AppContext.BaseDirectory)));
}
