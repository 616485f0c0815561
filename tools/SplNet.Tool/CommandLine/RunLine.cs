using System.CommandLine;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet run</c>.</summary>
internal static class RunLine
{
    private const string Description = """
        Measures the requirements of assemblies and files, and says which of them hold. After several, it sums up, and says which findings stand over the whole run.

        Examples:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --filter lookup --json results.json --time-budget 30
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --quiet --markdown requirements.md

        Exit codes: 0 all hold, 1 one does not, 2 one could not be decided, 3 wrong usage, 4 one could not be measured, 5 no requirement. Of 1, 4 and 2 the first that applies.
        Ctrl+C ends with 130, and what was measured until then is summed up and written as otherwise.
        Settings are those of the project: splnet.json beside or above the assembly, SPLNET_… variables; options of the command line win over both.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var inputs = new InputOptions();
        var views = new ViewOptions();
        var quiet = new Option<bool>("--quiet") { Description = "Show no progress and no reports of requirements that hold, only what does not hold and the table at the end." };
        var measuring = new MeasuringOptions();
        var shard = new ShardOptions();
        var run = new Command("run", Description) { quiet };
        views.AddTo(run);
        measuring.AddTo(run);
        shard.AddTo(run);
        inputs.AddTo(run);
        run.SetAction(parsed => (int)new RunCommand(output, errors).Run(new RunRequest(
            inputs.Of(parsed),
            views.Of(parsed.CommandResult),
            parsed.GetValue(quiet),
            measuring.Of(parsed.CommandResult)) { Shard = shard.Of(parsed.CommandResult) }));
        return run;
    }
}
