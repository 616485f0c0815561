using System.CommandLine;
using SplNet.Tool.CommandLine;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>The command that measures a requirement again, as people copy it.</summary>
public sealed class RunRepeatTests
{
    [Fact]
    public void Requirement_IsMeasuredAloneWithItsSeed() =>
        Assert.Equal($"splnet run perf.spl --filter {QuotedWord.Of("=lean")} --seed 7", Repeat("=lean", "perf.spl"));

    // Another level or another number of runs may decide otherwise.
    [Fact]
    public void CommandLineValues_AreRepeated() => Assert.Equal(
        $"splnet run perf.spl --assembly My.dll --filter {QuotedWord.Of("=lean")} --alpha 0.05 --resolution 1e-2 --runs 4 --time-budget " +
        $"30 --explain --project src/My.csproj --property A=1 --property {QuotedWord.Of("B=2 3")} --worktree --seed 7",
        Repeat(
            "=lean", "perf.spl", "--assembly", "My.dll", "--worktree", "-p", "A=1", "--property", "B=2 3", "--project", "src/My.csproj",
            "--explain", "--time-budget", "30", "--runs=4", "--resolution", "1e-2",
            "--alpha", "0.05", "--filter", "lean", "--quiet"));

    [Fact]
    public void Repetition_MeasuresWithTheSeedOfTheExperiment() =>
        Assert.Equal(Repeat("=lean", "perf.spl"), Repeat("=lean", "perf.spl", "--reuse", "--seed", "3"));

    // Whoever writes a requirement chooses its name, and others copy the command.
    [Fact]
    public void NameOfARequirement_RunsNothing()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The quotes are those of sh.");
        Assert.Contains(
            "--filter '=we `echo INJECTED` cost $HOME' ", Repeat("=we `echo INJECTED` cost $HOME", "perf.spl"), StringComparison.Ordinal);
    }

    private static string Repeat(string filter, params string[] words)
    {
        var options = new RunOptions();
        var command = new Command("run");
        options.AddTo(command);
        var parsed = command.Parse(words);
        Assert.Empty(parsed.Errors);
        return RunRepeat.Command(options.Of(parsed), filter, 7);
    }
}
