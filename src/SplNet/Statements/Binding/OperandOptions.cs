namespace SplNet.Statements.Binding;

/// <summary>Applies the options after <c>with</c> that belong to each operand of a requirement.</summary>
internal static class OperandOptions
{
    /// <summary>Applies the valid options; the others are reported elsewhere.</summary>
    public static Operand Apply(Operand operand, SyntaxList<OptionSyntax> set) => OptionCheck.Valid(set).Aggregate(operand, Apply);

    private static Operand Apply(Operand operand, OptionSyntax option)
    {
        var value = option.Value;
        return option.Name.Name switch
        {
            OptionTable.Reinstantiate => operand.Reinstantiate((int)OptionCheck.NumberOf(value)),
            OptionTable.Gc => operand.With(Choice<GarbageCollector>(value)),
            OptionTable.Tiers => operand.With(Choice<CodeTiers>(value)),
            OptionTable.Env => value.Word!.Split(';').Select(static one => one.Split('=', 2)).Aggregate(
                operand, static (changed, variable) => changed.With(variable[0].Trim(), variable[1].Length == 0 ? null : variable[1])),
            _ => operand,
        };
    }

    private static T Choice<T>(OptionValueSyntax value)
        where T : struct, Enum =>
        Enum.Parse<T>(value.Word!.Replace("-", string.Empty, StringComparison.Ordinal), ignoreCase: true);
}
