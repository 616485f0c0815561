using System.CommandLine;
using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>Options whose value is empty, as a script gives it that puts in a variable which is not set. None of them means anything by it, and without it each means something else.</summary>
internal static class EmptyValues
{
    public static IReadOnlyList<string> Of(ParseResult parsed) => [.. GivenOptions.Of(parsed.CommandResult).Where(IsEmpty).Select(static given => Problem(given.Option))];

    private static bool IsEmpty(OptionResult given) => given.Tokens.Any(static token => string.IsNullOrWhiteSpace(token.Value));

    private static string Problem(Option option) => $"{option.Name} is empty: {Advice(option.HelpName)}, or leave it out.";

    private static string Advice(string? what) => what switch
    {
        "FILE" => "name a file",
        "DIR" or "FOLDER" => "name a folder",
        _ => "give it a value",
    };
}
