using System.Text.RegularExpressions;
using SplNet.Tool.Tests.UnitTests;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Initializing;

/// <summary>A library with unit tests and no benchmark: what <c>splnet init</c> writes finds its planted regressions.</summary>
[Trait("Category", "Long")]
public sealed partial class InitializedCloneTests(TestedHistory history) : IClassFixture<TestedHistory>
{
    [Fact]
    public async Task WrittenGate_FindsARegressionAndPassesAnUnrelatedCommit()
    {
        var init = await history.ToolInsideAsync("init", "--pipeline", "github");

        Assert.True(init.ExitCode == (int)ExitCode.Ok, init.Output + init.Errors);
        Assert.Matches("[2-4] of 5 tests can be measured", init.Output); // short calls may have nothing to measure on a fast machine
        var gate = await File.ReadAllTextAsync(
            Path.Combine(history.Folder, ".github", "workflows", "performance.yml"), TestContext.Current.CancellationToken);
        var inputs = Comparison().Match(gate).Groups["inputs"].Value.Split(' ');
        Assert.Equal(
            ["--unit-tests", "tests/Sorting.Tests/bin/Release/net10.0/Sorting.Tests.dll", "--only", "perf/Sorting.Tests.txt"], inputs);
        var names = (await File.ReadAllLinesAsync(
            Path.Combine(history.Folder, "perf", "Sorting.Tests.txt"), TestContext.Current.CancellationToken))
            .Where(static line => !line.StartsWith('#')).ToList();
        Assert.Equal(2, names.Count); // the library has two methods

        var slower = await history.ToolInsideAsync(["compare", history.Commits[3], history.Commits[4], .. inputs]);
        Assert.True(slower.ExitCode == (int)ExitCode.Fail, slower.Output + slower.Errors);
        Assert.Matches(@"Regressions\n +operand .*\n +Sorting\.Tests\.SearcherTests\.IndexOf_FindsTheNumber\(", slower.Output);
        var unrelated = await history.ToolInsideAsync(["compare", history.Commits[0], history.Commits[1], .. inputs]);
        Assert.True(unrelated.ExitCode == (int)ExitCode.Ok, unrelated.Output + unrelated.Errors);
        Assert.Equal("?? .github/\n?? perf/", GitCommand.Run(history.Folder, "status", "--porcelain", "--", ".github", "perf"));
    }

    [GeneratedRegex(@"splnet compare \$BASE WORKTREE (?<inputs>.*?) --time-budget", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex Comparison();
}
