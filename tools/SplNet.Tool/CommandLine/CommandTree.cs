using System.CommandLine;
using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>The commands.</summary>
internal static class CommandTree
{
    /// <summary>The name that users type.</summary>
    public const string Name = "splnet";

    public static RootCommand Create(TextReader input, TextWriter output, TextWriter errors)
    {
        var root = new RootCommand("""
            Runs performance unit tests for .NET: checks requirements written as formulas, and compares versions of a library.

            'splnet COMMAND --help' shows the options of a command, with examples.
            """)
        {
            InitLine.Create(input, output, errors),
            RunLine.Create(output, errors),
            WatchLine.Create(output, errors),
            ListLine.Create(output, errors),
            CompareLine.Create(output, errors),
            ProveLine.Create(output, errors),
            MergeLine.Create(output, errors),
            SyntaxLine.Create(input, output, errors),
            CheckLine.Create(output, errors),
            BisectLine.Create(output, errors),
            GenerateLine.Create(output, errors),
            MutateLine.Create(output, errors),
            HistoryLine.Create(output, errors),
            CacheLine.Create(output, errors),
            ServeLine.Create(),
        };
        SummarizedHelp.Use(root);
        return root;
    }

    /// <summary>The command in question, as users type it: <c>splnet cache list</c>.</summary>
    public static string PathOf(CommandResult command) =>
        command.Parent is CommandResult parent ? $"{PathOf(parent)} {command.Command.Name}" : Name;
}
