using System.Globalization;
using SplNet.Replaying;
using SplNet.Testing;

namespace SplNet.Evaluation;

/// <summary>The command that repeats an experiment in the same order of runs, on the platform that has run it.</summary>
internal static class RepeatCommand
{
    public static string? For(EvaluationContext? context, int seed) => For(context, seed, TestPlatforms.Current, Shell.Current);

    internal static string? For(EvaluationContext? context, int seed, TestPlatform platform, Shell shell)
    {
        if (context is null || seed == 0)
            return null;
        var command = shell.Assignment("SPLNET_SEED", seed.ToString(CultureInfo.InvariantCulture)) + " " + (context.Test is { } test ? Of(test, platform, shell) : Of(context.Arguments, shell));
        // A terminal with zsh takes no remarks, and runs what stands in one.
        return context is { Requirement: { } requirement, Test: null or { Filter: null } } ? $"{command} {shell.Remark} {shell.Word(requirement)}" : command;
    }

    private static string Of(IReadOnlyList<string> arguments, Shell shell) =>
        arguments.Count > 0 ? $"dotnet run -c Release -- {string.Join(' ', arguments.Select(shell.Word))}" : "dotnet run -c Release";

    private static string Of(RunningTest test, TestPlatform platform, Shell shell)
    {
        var filter = $"--filter {shell.Word(TestFilter.Of(test, platform))}";
        return platform switch
        {
            TestPlatform.DotNetTest => $"dotnet test -c Release -- {test.Arguments ?? filter}",
            TestPlatform.Program or TestPlatform.XunitProgram => $"dotnet run -c Release -- {test.Arguments ?? filter}",
            _ => $"dotnet test -c Release {(test.RunSetting is { } setting ? $"-- {shell.Word(setting)}" : filter)}",
        };
    }
}
