using System.Globalization;
using SplNet.Replaying;
using SplNet.UnitTests;
using SplNet.Values.Runtimes;

namespace SplNet.Evaluation;

/// <summary>The command that repeats an experiment in the same order of runs, on the platform that has run it.</summary>
internal static class RepeatCommand
{
    public static string? For(EvaluationContext? context, int seed) => For(context, seed, TestPlatforms.Current, Shell.Current);

    internal static string? For(EvaluationContext? context, int seed, TestPlatform platform, Shell shell)
    {
        if (context is null || seed == 0)
            return null;
        var command = shell.Assignment("SPLNET_SEED", seed.ToString(CultureInfo.InvariantCulture)) + " " + (context.Test is { } test
            ? Of(context, test, platform, shell)
            : Run(context, string.Join(' ', context.Arguments.Select(shell.Word)), shell));
        // A terminal with zsh does not accept comments, and executes their content.
        return context is { Requirement: { } requirement, Test: null or { Filter: null } }
            ? $"{command} {shell.Remark} {shell.Word(requirement)}"
            : command;
    }

    // Without its file, dotnet run looks for a project.
    private static string Run(EvaluationContext context, string arguments, Shell shell)
    {
        var file = ProgramFolder.EntryFile(context.Origin.AssemblyPath) is { } entry ? $" --file {shell.Word(Shown(entry))}" : string.Empty;
        return $"dotnet run -c Release{file}{(arguments.Length > 0 ? $" -- {arguments}" : string.Empty)}";
    }

    private static string Shown(string file) => StartFolder.OfProcess is { } folder && Path.GetRelativePath(folder, file) is var path
        && !path.StartsWith("..", StringComparison.Ordinal)
        ? path
        : file;

    private static string Of(EvaluationContext context, RunningTest test, TestPlatform platform, Shell shell)
    {
        var filter = $"--filter {shell.Word(TestFilter.Of(test, platform))}";
        return platform switch
        {
            TestPlatform.DotNetTest => $"dotnet test -c Release -- {test.Arguments ?? filter}",
            TestPlatform.Program or TestPlatform.XunitProgram => Run(context, test.Arguments ?? filter, shell),
            _ => $"dotnet test -c Release {(test.RunSetting is { } setting ? $"-- {shell.Word(setting)}" : filter)}",
        };
    }
}
