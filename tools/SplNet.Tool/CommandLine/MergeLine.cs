using System.CommandLine;
using SplNet.Tool.Merging;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet merge</c>.</summary>
internal static class MergeLine
{
    private const string Description = """
        Merges the results of several machines that used --shard into one: the table, the pages and the exit code of a single machine.

        Example:
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --shard 1/2 --json part1.json
          splnet run perf.spl --assembly bin/Release/net10.0/My.dll --shard 2/2 --json part2.json
          splnet merge part1.json part2.json --markdown requirements.md

        Requirements that no part measured are listed and do not pass. Exit codes: as for run and compare; also 3 if the files are not parts of one whole.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var files = new Argument<string[]>("files")
        {
            Description = "The documents of all parts, written by --json.",
            Arity = ArgumentArity.OneOrMore,
        };
        var views = new ViewOptions();
        var merge = new Command("merge", Description) { files };
        views.AddTo(merge);
        merge.SetAction(parsed => (int)new MergeCommand(output, errors).Run(parsed.GetValue(files)!, views.Of(parsed.CommandResult)));
        return merge;
    }
}
