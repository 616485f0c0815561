using System.CommandLine;
using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>
/// Rejects options with an empty value, such as a script passes for an unset variable. No option has a meaning for it, and each means
/// something else without it.
/// </summary>
internal static class EmptyValues
{
    public static IReadOnlyList<string> Of(ParseResult parsed) =>
        [.. GivenOptions.Of(parsed.CommandResult).Where(IsEmpty).Select(static given => Problem(given.Option))];

    private static bool IsEmpty(OptionResult given) => given.Tokens.Any(static token => string.IsNullOrWhiteSpace(token.Value));

    private static string Problem(Option option) => $"{option.Name} is empty: {Advice(option.HelpName)}, or leave it out.";

    private static string Advice(string? what) => what switch
    {
        "FILE" => "name a file",
        "DIR" or "FOLDER" => "name a folder",
        _ => "give it a value",
    };
}
