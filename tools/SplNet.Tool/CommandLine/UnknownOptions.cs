using System.CommandLine;
using SplNet.Syntax;

namespace SplNet.Tool.CommandLine;

/// <summary>Words that look like options and are none: where a command takes words, they would be taken for files or revisions.</summary>
internal static class UnknownOptions
{
    public static void Refuse(Command command, Argument<string[]> words) => command.Validators.Add(result =>
    {
        foreach (var word in (result.GetValue(words) ?? []).Where(static word => word.Length > 1 && word[0] == '-'))
            result.AddError($"'{word}' is not an option.{Spelling.Suggestion(word, [.. command.Options.Select(static option => option.Name)])}");
    });
}
