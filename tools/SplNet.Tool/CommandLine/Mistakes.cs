using System.CommandLine;
using SplNet.Syntax;

namespace SplNet.Tool.CommandLine;

/// <summary>Finds errors in a command line: unknown words are reported with the nearest known one.</summary>
internal static class Mistakes
{
    public static IReadOnlyList<string> Of(ParseResult parsed)
    {
        var command = parsed.CommandResult.Command;
        var unknown = parsed.UnmatchedTokens;
        if (command.Subcommands.Count > 0 && unknown.Count > 0 && !UnknownOptions.IsOption(unknown[0]))
            return [NoCommand(command, unknown[0])];
        if (EmptyValues.Of(parsed) is { Count: > 0 } empty)
            return empty;
        var options = UnknownOptions.Of(parsed);
        var others = parsed.Errors.Select(static error => error.Message);
        if (options.Count == 0)
            return [.. others];
        // The word after an unknown option is probably its value.
        return
        [
            .. options.Select(word => UnknownOptions.Problem(command, word)),
            .. others.Where(message => !unknown.Any(word => message.Contains($"'{word}'", StringComparison.Ordinal))),
        ];
    }

    private static string NoCommand(Command parent, string word)
    {
        var names = parent.Subcommands.Select(static command => command.Name).ToList();
        return $"'{word}' is not a command.{Spelling.Suggestion(word, names.Append(HelpWord.Word))} The commands are: " +
            $"{string.Join(", ", names)}.";
    }
}
