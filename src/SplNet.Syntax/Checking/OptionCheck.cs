namespace SplNet.Syntax;

/// <summary>The names of requirement options and their valid values.</summary>
internal static class OptionCheck
{
    private const int MostRuns = 10_000;

    public static IReadOnlyList<string> Names { get; } = ["alpha", "resolution", "runs", "interpretation"];

    public static void Check(SyntaxList<OptionSyntax> options, ICollection<FormulaDiagnostic> diagnostics)
    {
        if (options.Count == 0)
            return;
        var seen = new HashSet<string>(StringComparer.Ordinal);
        foreach (var option in options)
        {
            var name = option.Name.Name;
            if (!seen.Add(name))
                diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.DuplicateOption, option.Name.Span, null, name));
            if (!Names.Contains(name, StringComparer.Ordinal))
                diagnostics.Add(FormulaDiagnostic.Of(
                    FormulaRules.UnknownOption, option.Name.Span, Spelling.Nearest(name, Names), name, string.Join(", ", Names)));
            else if (option.Value.Word is not { Length: 0 } && Refused(name, option.Value) is { } range)
                diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.OptionValue, option.Value.Span, null, name, option.Value, range));
        }
    }

    /// <summary>Gets the value as a plain number.</summary>
    public static double NumberOf(OptionValueSyntax value) => value.Number * Units.ScaleOf(value.Unit);

    private static string? Refused(string name, OptionValueSyntax value)
    {
        var isNumber = value.Word is null && Units.DimensionOf(value.Unit) == Dimension.Number;
        var number = NumberOf(value);
        return name switch
        {
            "alpha" => isNumber && number > 0 && number <= 0.5 ? null : "a number above 0 and up to 0.5",
            "resolution" => isNumber && number > 0 && number < 10 ? null : "a number above 0 and below 10, for example 0.05 or 5%",
            "runs" => isNumber && number >= 2 && number <= MostRuns && number.Equals(Math.Floor(number))
                ? null
                : "a whole number from 2 to 10000",
            _ => value.Word is null ? "the name of an interpretation, for example welch" : null,
        };
    }
}
