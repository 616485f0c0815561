using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>The options that were given to a command, and to those above it.</summary>
internal static class GivenOptions
{
    public static IEnumerable<OptionResult> Of(CommandResult command) =>
        command.Children.OfType<OptionResult>().Where(static option => !option.Implicit).Concat(command.Parent is CommandResult parent ? Of(parent) : []);
}
