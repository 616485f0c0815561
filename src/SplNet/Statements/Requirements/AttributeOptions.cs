namespace SplNet.Statements.Requirements;

/// <summary>Formats the options of an attribute in the syntax of the language, so that one check serves both.</summary>
internal static class AttributeOptions
{
    public static List<OptionSyntax> Of(SplAttribute attribute)
    {
        var options = new List<OptionSyntax>();
        Add(options, "alpha", attribute.Alpha);
        Add(options, "resolution", attribute.Resolution);
        Add(options, "runs", attribute.Runs);
        if (attribute.Interpretation is { } interpretation)
            options.Add(new OptionSyntax(new NameSyntax("interpretation"), new OptionValueSyntax(interpretation, 0, FormulaUnit.None)));
        return options;
    }

    private static void Add(List<OptionSyntax> options, string name, double value)
    {
        if (value != 0)
            options.Add(new OptionSyntax(new NameSyntax(name), new OptionValueSyntax(null, value, FormulaUnit.None)));
    }
}
