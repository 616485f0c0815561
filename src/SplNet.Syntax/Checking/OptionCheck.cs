namespace SplNet.Syntax;

/// <summary>Checks the options of a requirement against <see cref="OptionTable"/>.</summary>
internal static class OptionCheck
{
    private const double NanosecondsPerSecond = 1e9;

    public static void Check(SyntaxList<OptionSyntax> options, ICollection<FormulaDiagnostic> diagnostics)
    {
        if (options.Count == 0)
            return;
        var seen = new HashSet<string>(StringComparer.Ordinal);
        var learns = Learns(options);
        foreach (var option in options)
        {
            var name = option.Name.Name;
            if (!seen.Add(name))
                diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.DuplicateOption, option.Name.Span, null, name));
            if (Find(name, learns) is not { } known)
                diagnostics.Add(FormulaDiagnostic.Of(
                    FormulaRules.UnknownOption, option.Name.Span, Spelling.Nearest(name, OptionTable.Names), name,
                    string.Join(", ", OptionTable.Names)));
            else if (option.Value.Word is not { Length: 0 } && !Accepts(known, option.Value))
                diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.OptionValue, option.Value.Span, null, name, option.Value, known.Range));
        }
    }

    /// <summary>The known options with a valid value.</summary>
    public static IEnumerable<OptionSyntax> Valid(SyntaxList<OptionSyntax> options)
    {
        var learns = Learns(options);
        return options.Where(option => Find(option.Name.Name, learns) is { } known && Accepts(known, option.Value));
    }

    /// <summary>The options that apply to each operand.</summary>
    public static SyntaxList<OptionSyntax> OfOperands(SyntaxList<OptionSyntax> options) =>
        SyntaxList<OptionSyntax>.Of([.. options.Where(static option => OptionTable.IsOfOperand(option.Name.Name))]);

    private static bool Learns(SyntaxList<OptionSyntax> options) =>
        options.Any(static option => option.Name.Name is OptionTable.Learn or OptionTable.LearnFrom);

    private static KnownOption? Find(string name, bool learns) =>
        OptionTable.Named(name) is { } known ? learns ? OptionTable.Learning(known) : known : null;

    /// <summary>
    /// Converts the value of an attribute's property to an option: 0 and null do not set it, and a time is a text in the syntax of the
    /// language.
    /// </summary>
    /// <returns>The option; null if it is not set.</returns>
    public static OptionSyntax? OfAttribute(string name, object? value)
    {
        var written = value switch
        {
            double number and not 0 => Number(number),
            int number and not 0 => Number(number),
            string text => (OptionTable.Named(name)?.Kind == OptionKind.Time ? Parser.ReadOptionValue(text) : null)
                ?? new OptionValueSyntax(text, 0, FormulaUnit.None),
            _ => null,
        };
        return written is null ? null : new OptionSyntax(new NameSyntax(name), written);

        static OptionValueSyntax Number(double number) => new(null, number, FormulaUnit.None);
    }

    /// <summary>Gets the value as a plain number.</summary>
    public static double NumberOf(OptionValueSyntax value) => value.Number * Units.ScaleOf(value.Unit);

    /// <summary>Gets the value as seconds.</summary>
    public static double SecondsOf(OptionValueSyntax value) => NumberOf(value) / NanosecondsPerSecond;

    private static bool Accepts(KnownOption known, OptionValueSyntax value) =>
        value.Word is { } word ? known.Accepts(word)
        : known.Kind switch
        {
            OptionKind.Number or OptionKind.Whole => Units.DimensionOf(value.Unit) == Dimension.Number && known.Accepts(NumberOf(value)),
            OptionKind.Time => Units.DimensionOf(value.Unit) == Dimension.Time && known.Accepts(SecondsOf(value)),
            _ => false,
        };
}
