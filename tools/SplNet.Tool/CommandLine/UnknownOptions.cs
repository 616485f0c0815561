using System.CommandLine;
using SplNet.Syntax;

namespace SplNet.Tool.CommandLine;

/// <summary>Words that look like options and are none.</summary>
internal static class UnknownOptions
{
    /// <summary>Refuses them where a command takes words: they would be taken for files or revisions.</summary>
    public static void Refuse(Command command, Argument<string[]> words) => command.Validators.Add(result =>
    {
        foreach (var word in (result.GetValue(words) ?? []).Where(IsOption))
            result.AddError(Problem(command, word));
    });

    public static bool IsOption(string word) => word.Length > 1 && word[0] == '-';

    public static string Problem(Command command, string word) =>
        $"'{word}' is not an option.{Spelling.Suggestion(word, [.. command.Options.SelectMany(static option => option.Aliases.Prepend(option.Name)), "--help"])}";
}
