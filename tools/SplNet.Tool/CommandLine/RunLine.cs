using System.CommandLine;
using SplNet.Tool.Requirements;
using SplNet.Tool.Watching;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet run</c>.</summary>
internal static class RunLine
{
    private const string Description = """
        Measures the requirements of assemblies and files, and reports which ones hold. It ends with a summary; after several comparisons it also reports which findings hold over the whole run.

        Examples:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --filter lookup --json results.json --time-budget 30
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --quiet --markdown requirements.md

        Exit codes: 0 all hold, 1 a requirement does not, 2 one could not be decided, 3 wrong usage, 4 one could not be measured, 5 no requirement. If several apply: 1, then 4, then 2.
        Ctrl+C ends with 130; the measurements so far are still summarised and written.
        Settings come from the project: splnet.json next to or above the assembly, and SPLNET_… variables; command-line options override both.
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
