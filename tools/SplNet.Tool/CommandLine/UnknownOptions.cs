using System.CommandLine;
using System.CommandLine.Parsing;
using SplNet.Syntax;

namespace SplNet.Tool.CommandLine;

/// <summary>
/// Finds unknown words that look like options. An argument would take them for a file, a revision or a series;
/// after <c>--</c> they are one.
/// </summary>
internal static class UnknownOptions
{
    // For a single letter every other letter is as near.
    private const int ShortName = 2;

    public static IReadOnlyList<string> Of(ParseResult parsed)
    {
        var taken = parsed.CommandResult.Children.OfType<ArgumentResult>().SelectMany(static argument => argument.Tokens);
        var asTheyAre = parsed.Tokens.SkipWhile(static token => token.Type != TokenType.DoubleDash)
            .ToHashSet(ReferenceEqualityComparer.Instance);
        return [.. taken.Where(token => !asTheyAre.Contains(token)).Select(static token => token.Value).Concat(parsed.UnmatchedTokens)
            .Where(IsOption).Distinct(StringComparer.Ordinal)];
    }

    public static bool IsOption(string word) => word.Length > 1 && word[0] == '-';

    public static string Problem(Command command, string word)
    {
        var name = word.Split('=', ':')[0]; // the rest is the value, and may be a secret
        var known = KnownTo(command).SelectMany(static option => option.Aliases.Prepend(option.Name)).Append("--help")
            .Where(static one => one.Length > ShortName);
        return $"'{name}' is not an option.{(name.Length > ShortName ? Spelling.Suggestion(name, known) : string.Empty)}";
    }

    private static IEnumerable<Option> KnownTo(Command command) =>
        command.Options.Concat(
            command.Parents.OfType<Command>().SelectMany(static parent => KnownTo(parent).Where(static option => option.Recursive)));
}
