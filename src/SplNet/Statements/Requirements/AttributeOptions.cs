namespace SplNet.Statements.Requirements;

/// <summary>Formats the options of an attribute in the syntax of the language, so that one check serves both.</summary>
internal static class AttributeOptions
{
    public static List<OptionSyntax> Of(SplAttribute attribute) =>
    [
        .. Values(attribute).Select(static one => OptionCheck.OfAttribute(one.Name, one.Value)).OfType<OptionSyntax>(),
    ];

    private static IEnumerable<(string Name, object? Value)> Values(SplAttribute attribute) =>
    [
        (OptionTable.Alpha, attribute.Alpha),
        (OptionTable.Resolution, attribute.Resolution),
        (OptionTable.Runs, attribute.Runs),
        (OptionTable.MaxRuns, attribute.MaxRuns),
        (OptionTable.Budget, attribute.Budget),
        (OptionTable.Interpretation, attribute.Interpretation),
        (OptionTable.Learn, attribute.Learn),
        (OptionTable.LearnFrom, attribute.LearnFrom),
        (OptionTable.Iterations, attribute.Iterations),
        (OptionTable.IterationTime, attribute.IterationTime),
        (OptionTable.WarmUp, attribute.WarmUp),
        (OptionTable.WarmUpMost, attribute.WarmUpMost),
        (OptionTable.WarmUpIterations, attribute.WarmUpIterations),
        (OptionTable.Reinstantiate, attribute.Reinstantiate),
        (OptionTable.Gc, attribute.Gc),
        (OptionTable.Tiers, attribute.Tiers),
        (OptionTable.Env, attribute.Env),
    ];
}
