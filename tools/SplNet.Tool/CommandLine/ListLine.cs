using System.CommandLine;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The command line of <c>splnet list</c>.</summary>
internal static class ListLine
{
    private const string Description = """
        Lists the requirements of assemblies and files, and reports errors in their texts. Measures nothing.

        Example:
          splnet list bin/Release/net10.0/My.dll perf.spl --filter lookup

        Exit codes: 0 all can be read, 1 problems in texts, 3 wrong usage, 5 no requirement.
        """;

    public static Command Create(TextWriter output, TextWriter errors)
    {
        var inputs = new InputOptions();
        var list = new Command("list", Description);
        inputs.AddTo(list);
        list.SetAction(parsed => (int)new ListCommand(output, errors).Run(inputs.Of(parsed)));
        return list;
    }
}
