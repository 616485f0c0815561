using System.CommandLine;
using SplNet.Tool.Watching;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet watch</c>.</summary>
internal static class WatchLine
{
    private const string Description = """
        Measures the requirements as 'splnet run' does, and again whenever an assembly, a file next to it, splnet.json or a file of formulas changes, until Ctrl+C. A change ends the running measurement.

        Example, with 'dotnet watch build -c Release' in another terminal:
          splnet watch perf.spl --assembly bin/Release/net10.0/My.dll --filter lookup
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var options = new RunOptions();
        var watch = new Command("watch", Description);
        options.AddTo(watch);
        watch.SetAction(parsed =>
            (int)new WatchCommand(output, errors).Run(options.Of(parsed), [.. parsed.Tokens.Skip(1).Select(static token => token.Value)]));
        return watch;
    }
}
