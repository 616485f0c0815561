using System.CommandLine;
using System.CommandLine.Help;
using System.CommandLine.Invocation;

namespace SplNet.Tool.CommandLine;

/// <summary>
/// The help of a command lists each of its commands with one sentence: their examples and exit codes are in their own help.
/// </summary>
/// <param name="inner">Prints the help.</param>
internal sealed class SummarizedHelp(SynchronousCommandLineAction inner) : SynchronousCommandLineAction
{
    /// <summary>Changes the help of a command and of all below it.</summary>
    /// <param name="root">The command.</param>
    public static void Use(Command root)
    {
        var help = root.Options.OfType<HelpOption>().Single();
        help.Action = new SummarizedHelp((SynchronousCommandLineAction)help.Action!);
    }

    /// <inheritdoc/>
    public override bool ClearsParseErrors => inner.ClearsParseErrors;

    /// <inheritdoc/>
    public override int Invoke(ParseResult parseResult)
    {
        foreach (var command in parseResult.CommandResult.Command.Subcommands)
            command.Description = FirstSentence(command.Description ?? string.Empty);
        return inner.Invoke(parseResult);
    }

    private static string FirstSentence(string text)
    {
        var end = text.IndexOfAny(['\r', '\n']);
        var line = end < 0 ? text : text[..end];
        return line.IndexOf(". ", StringComparison.Ordinal) is >= 0 and var stop ? line[..(stop + 1)] : line;
    }
}
