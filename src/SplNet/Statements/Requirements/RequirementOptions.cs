namespace SplNet.Statements.Requirements;

/// <summary>Applies the options after <c>with</c>, which override the options of the environment.</summary>
internal static class RequirementOptions
{
    public static ExperimentOptions Apply(ExperimentOptions options, IEnumerable<OptionSyntax> set) => set.Aggregate(options, Apply);

    private static ExperimentOptions Apply(ExperimentOptions options, OptionSyntax option) => option.Name.Name switch
    {
        "alpha" => options with { Alpha = OptionCheck.NumberOf(option.Value) },
        "resolution" => options with { Resolution = OptionCheck.NumberOf(option.Value) },
        "runs" => options with { Runs = (int)OptionCheck.NumberOf(option.Value) },
        "interpretation" when Interpretations.Find(option.Value.Word ?? string.Empty) is { } interpretation =>
            options with { Interpretation = interpretation },
        _ => options,
    };
}
