using System.CommandLine;
using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that were given to a command, and to its parent commands.</summary>
internal static class GivenOptions
{
    public static IEnumerable<OptionResult> Of(CommandResult command) =>
        command.Children.OfType<OptionResult>().Where(static option => !option.Implicit)
            .Concat(command.Parent is CommandResult parent ? Of(parent) : []);

    /// <summary>The options of a list that were given.</summary>
    public static IEnumerable<OptionResult> Of(CommandResult command, IEnumerable<Option> options) =>
        options.Select(command.GetResult).OfType<OptionResult>().Where(static option => !option.Implicit);

    /// <summary>The same as words of a command that repeats them.</summary>
    public static IEnumerable<string> Words(CommandResult command, IEnumerable<Option> options) => Of(command, options)
        .SelectMany(static option => option.Tokens.Count == 0
            ? [option.Option.Name]
            : option.Tokens.SelectMany(value => (string[])[option.Option.Name, value.Value]));
}
