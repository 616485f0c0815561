using System.CommandLine;
using SplNet.Statistics;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The option <c>--interpretation</c>.</summary>
internal static class InterpretationOption
{
    private const string Name = "--interpretation";

    /// <summary>The default for evaluating a requirement.</summary>
    public const string OfRequirements = "from the settings, else paired-runs";

    /// <summary>The default for checking a history; it differs because placebos of the history show how far sessions disagree.</summary>
    public const string OfHistories = "trimmed-runs; bytes always paired-runs";

    public static Option<IInterpretation?> Create(string usual = OfRequirements) => new(Name)
    {
        Description = "The statistical test: paired-runs, trimmed-runs, or another interpretation of docs/statistics.md. " +
            $"[default: {usual}]",
        HelpName = "NAME",
        CustomParser = static argument =>
        {
            var text = argument.Tokens[0].Value;
            if (Interpretations.Find(text) is { } interpretation)
                return interpretation;
            argument.AddError($"{Name} is '{text}'; it must be one of {string.Join(", ", InterpretationWord.All)}.");
            return null;
        },
    };
}
