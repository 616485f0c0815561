using System.CommandLine;
using SplNet.Statistics;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.CommandLine;

/// <summary>The option <c>--interpretation</c>.</summary>
internal static class InterpretationOption
{
    private const string Name = "--interpretation";

    public static Option<IInterpretation?> Create() => new(Name)
    {
        Description = "How samples are weighed: paired-runs, trimmed-runs or another one by its name (docs/statistics.md). [default: that of the settings, else paired-runs]",
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
