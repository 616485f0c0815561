using System.CommandLine;
using System.CommandLine.Parsing;

namespace SplNet.Tool.CommandLine;

/// <summary>Rules about a command's options together.</summary>
internal static class CommandRules
{
    /// <summary>
    /// Adds a rule, which is skipped if an option has no value, or two instead of one. The parser checks rules first and the
    /// number of values afterwards; it reports the error then, and reading such an option earlier throws.
    /// </summary>
    /// <param name="command">The command.</param>
    /// <param name="rule">Adds an error if it is broken.</param>
    public static void AddRule(this Command command, Action<CommandResult> rule)
    {
#pragma warning disable RS0030 // The one place
        command.Validators.Add(result =>
#pragma warning restore RS0030
        {
            if (GivenOptions.Of(result).All(CanBeRead))
                rule(result);
        });
    }

    private static bool CanBeRead(OptionResult given) =>
        given.Tokens.Count >= given.Option.Arity.MinimumNumberOfValues && given.Tokens.Count <= given.Option.Arity.MaximumNumberOfValues;
}
