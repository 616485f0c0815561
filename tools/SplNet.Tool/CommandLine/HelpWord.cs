using System.CommandLine;

namespace SplNet.Tool.CommandLine;

/// <summary>
/// The word <c>help</c> instead of a command, as in git and dotnet: the following words are the command whose help is shown.
/// </summary>
internal static class HelpWord
{
    public const string Word = "help";

    /// <summary>The words with <c>--help</c> instead.</summary>
    /// <param name="root">The commands.</param>
    /// <param name="words">The words of the command line.</param>
    public static string[] Replaced(Command root, string[] words)
    {
        var command = root;
        foreach (var (place, word) in words.Index())
        {
            if (word == Word && command.Subcommands.Count > 0)
                return [.. words[..place], .. words[(place + 1)..], "--help"];
            if (command.Subcommands.FirstOrDefault(one => one.Name == word) is not { } next)
                break;
            command = next;
        }

        return words;
    }
}
