using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>A text formula whose operands are names; an experiment binds operands to them later.</summary>
/// <param name="Formula">The formula; null if there is a problem.</param>
/// <param name="Names">The names of the operands, each once, in the order of the text.</param>
/// <param name="Problems">The reasons why it cannot be evaluated.</param>
internal sealed record NamedOperands(Formula? Formula, IReadOnlyList<string> Names, IReadOnlyList<string> Problems)
{
    private const string Place = "formula";

    /// <summary>Parses a formula.</summary>
    public static NamedOperands Of(string text)
    {
        var parsed = FormulaCheck.Formula(text);
        var problems = parsed.Diagnostics.Where(static diagnostic => diagnostic.IsError)
            .Select(diagnostic => parsed.Describe(diagnostic, Place)).ToList();
        if (parsed.Root.Options.Count > 0)
            problems.Add("The text of an experiment cannot have options. Set them by Options = ExperimentOptions.Default with { … }.");
        if (parsed.Root.Name is { } name)
            problems.Add($"The text of an experiment cannot have a name. Leave '{name.Name}:' out.");
        var operands = FormulaOperands.Of(parsed.Root.Formula);
        if (problems.Count == 0)
            problems.AddRange(
                operands.Where(static operand => !OperandNames.IsName(operand)).Select(NoName).Distinct(StringComparer.Ordinal));
        if (FormulaOperands.TransformsOf(parsed.Root.Formula).FirstOrDefault() is { } transform)
            problems.Add($"The text of an experiment cannot name the transform '{transform}'. Write a lambda: mean(a, time => …).");
        if (problems.Count == 0 && VariableTruth.IsIn(parsed.Root.Formula)
            && new VariableTruth(new QuantifierValues()).Of(parsed.Root.Formula) is { } truth)
            problems.Add($"The values of the variables alone decide the formula: it is always {(truth ? "true" : "false")}.");
        var formula = problems.Count > 0 ? null : new FormulaBinder(Named, static _ => null).Bind(parsed.Root.Formula);
        return new NamedOperands(formula, OperandNames.Of(parsed.Root.Formula), problems);
    }

    private static FormulaOperand Named(OperandSyntax operand) => new(
        operand.Method.Simple!, [.. operand.Arguments.Select(ArgumentValue.Natural)],
        operand.Revision is { } revision ? Revision.Of(revision) : null);

    private static string NoName(OperandSyntax operand) =>
        $"'{operand}' is not the name of an operand: the text of an experiment uses names that are bound to operands, " +
        "as in mean(list(100)) < mean(hash(100)). Bind methods and generators by experiment[\"name\"] = Operand.Of(…).";
}
