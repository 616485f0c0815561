using System.CommandLine;
using SplNet.Tool.Requirements;
using SplNet.Tool.Watching;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet run</c>.</summary>
internal static class RunLine
{
    private const string Description = """
        Measures the requirements of assemblies and files, and says which of them hold. After several, it sums up; where several comparisons were tested, it says which findings stand over the whole run.

        Examples:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --filter lookup --json results.json --time-budget 30
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --quiet --markdown requirements.md

        Exit codes: 0 all hold, 1 one does not, 2 one could not be decided, 3 wrong usage, 4 one could not be measured, 5 no requirement. If several apply: 1, then 4, then 2.
        Ctrl+C ends with 130, and what was measured until then is summed up and written as otherwise.
        Settings are those of the project: splnet.json beside or above the assembly, SPLNET_… variables; options of the command line win over both.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var options = new RunOptions();
        var untilInputEnds = new Option<bool>(InputWatch.Option) { Hidden = true };
        var run = new Command("run", Description) { untilInputEnds };
        options.AddTo(run);
        run.SetAction(parsed =>
        {
            if (parsed.GetValue(untilInputEnds))
                InputWatch.Start();
            return (int)new RunCommand(output, errors).Run(options.Of(parsed));
        });
        return run;
    }
}
