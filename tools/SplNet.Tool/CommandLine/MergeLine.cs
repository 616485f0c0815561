using System.CommandLine;
using SplNet.Tool.Merging;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet merge</c>.</summary>
internal static class MergeLine
{
    private const string Description = """
        Makes one result of what several machines have measured by --shard: the table, the pages, the exit code that one machine would have had.

        Example:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --shard 1/2 --json part1.json
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --shard 2/2 --json part2.json
          splnet merge part1.json part2.json --markdown requirements.md

        Requirements that no part measured are listed and do not pass. Exit codes: those of run and of compare; 3 also if the files are no parts of one whole.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var files = new Argument<string[]>("files") { Description = "The documents of all parts, as --json wrote them.", Arity = ArgumentArity.OneOrMore };
        var views = new ViewOptions();
        var merge = new Command("merge", Description) { files };
        views.AddTo(merge);
        merge.SetAction(parsed => (int)new MergeCommand(output, errors).Run(parsed.GetValue(files)!, views.Of(parsed.CommandResult)));
        return merge;
    }
}
