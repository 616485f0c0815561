namespace SplNet.Statements.Requirements;

/// <summary>Applies the options after <c>with</c>, which override the options of the environment.</summary>
internal static class RequirementOptions
{
    /// <summary>Applies the valid options of the experiment; the others are reported elsewhere.</summary>
    public static ExperimentOptions Apply(ExperimentOptions options, SyntaxList<OptionSyntax> set) =>
        OptionCheck.Valid(set).Aggregate(options, Apply);

    private static ExperimentOptions Apply(ExperimentOptions options, OptionSyntax option)
    {
        var value = option.Value;
        return option.Name.Name switch
        {
            OptionTable.Alpha => options with { Alpha = OptionCheck.NumberOf(value) },
            OptionTable.Resolution => options with { Resolution = OptionCheck.NumberOf(value) },
            OptionTable.Runs => options with { Runs = Whole(value) },
            OptionTable.MaxRuns => options with { MaxRuns = Whole(value) },
            OptionTable.Budget => options with { TimeBudget = Time(value) },
            OptionTable.Iterations => options with { Iterations = Whole(value) },
            OptionTable.IterationTime => options with { IterationTime = Time(value) },
            OptionTable.WarmUp => options with { WarmUp = options.WarmUp with { Least = Time(value) } },
            OptionTable.WarmUpMost => options with { WarmUp = options.WarmUp with { Most = Time(value) } },
            OptionTable.WarmUpIterations => options with { WarmUp = options.WarmUp with { Iterations = Whole(value) } },
            OptionTable.Learn => options with { Learn = LearnFrom.TryParse(value.Word!)! with { Operand = options.Learn?.Operand } },
            OptionTable.LearnFrom => options with { Learn = (options.Learn ?? LearnFrom.Results()) with { Operand = value.Word } },
            OptionTable.Interpretation when Interpretations.Find(value.Word ?? string.Empty) is { } interpretation =>
                options with { Interpretation = interpretation },
            _ => options,
        };
    }

    private static int Whole(OptionValueSyntax value) => (int)OptionCheck.NumberOf(value);

    private static TimeSpan Time(OptionValueSyntax value) => TimeSpan.FromSeconds(OptionCheck.SecondsOf(value));
}
