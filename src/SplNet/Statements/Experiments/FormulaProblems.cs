using SplNet.Operands.Formulas;
using SplNet.Values.Messages;

namespace SplNet.Statements.Experiments;

/// <summary>Finds all problems of a formula and its bindings at once, before anything is measured.</summary>
internal static class FormulaProblems
{
    public static IReadOnlyList<ResultMessage> Of(Formula? formula, IReadOnlyList<string> names, OperandBindings bindings)
    {
        var comparisons = Comparisons(formula);
        var problems = new List<ResultMessage>();
        if (comparisons.Count == 0)
            problems.Add(MessageRules.InvalidFormula.Of(
                "The formula compares nothing. Write a comparison such as mean(a) < mean(b); a quantifier needs at least one value."));
        problems.AddRange(comparisons.SelectMany(static comparison => comparison.Problems()).Select(MessageRules.InvalidFormula.Of));
        problems.AddRange(
            names.Where(name => !bindings.Contains(name)).Select(name => MessageRules.UnboundOperand.Of(Unbound(name, names, bindings))));
        problems.AddRange(bindings.Where(bound => !names.Contains(bound.Key, StringComparer.Ordinal))
            .Select(bound => MessageRules.UnboundOperand.Of(Unnamed(bound.Key, names))));
        problems.AddRange(IndistinguishableOperands(comparisons).Select(MessageRules.InvalidFormula.Of));
        problems.AddRange(
            UsedOperands(comparisons).SelectMany(operand => BindingProblems(operand, bindings)).Select(MessageRules.UnusableOperand.Of));
        return problems;
    }

    public static IReadOnlyList<Comparison> Comparisons(Formula? formula)
    {
        var found = new List<Comparison>();
        formula?.CollectComparisons(found);
        return found;
    }

    /// <summary>The operands in the comparisons, once per value of its parameters.</summary>
    public static IEnumerable<FormulaOperand> UsedOperands(IEnumerable<Comparison> comparisons) =>
        NamedOperands(comparisons).Distinct();

    private static IEnumerable<FormulaOperand> NamedOperands(IEnumerable<Comparison> comparisons) =>
        comparisons.SelectMany(static comparison => comparison.OperandEstimates()).Select(static estimate => estimate.Operand);

    // The text of an operand identifies it, here and in the measuring process.
    private static IEnumerable<string> IndistinguishableOperands(IEnumerable<Comparison> comparisons) => NamedOperands(comparisons)
        .GroupBy(static operand => operand.ToString(), StringComparer.Ordinal)
        .Where(static alike => alike.Any(operand => !operand.Parameters.SequenceEqual(alike.First().Parameters)))
        .Select(static alike =>
            $"Different parameters of '{alike.Key}' look alike. Bind values with different texts, or override ToString() in their type.");

    private static IEnumerable<string> BindingProblems(FormulaOperand operand, OperandBindings bindings)
    {
        if (!bindings.Contains(operand.Name))
            return [];
        var bound = bindings[operand.Name];
        if (operand.Version?.AsRuntime is not null && bound.Runtime is { } runtime)
            return [$"The operand '{operand}' has two runtimes: it is bound to one on {runtime}. " +
                "Name the runtime in the formula or where it is bound."];
        return operand.Version is { AsRuntime: null } && bound.Revision is { } version
            ? [$"The operand '{operand}' has two versions: it is bound to one at {version}. " +
                "Name the version in the formula or where it is bound."]
            : bound.Problems(operand.Parameters).Select(problem => $"The operand '{operand}': {problem}.");
    }

    private static string Unbound(string name, IReadOnlyList<string> names, OperandBindings bindings)
    {
        var free = bindings.Select(static bound => bound.Key).Where(key => !names.Contains(key, StringComparer.Ordinal));
        return $"The operand '{name}' of the formula is not bound. Set experiment[\"{name}\"] = Operand.Of(…) or a MethodOperand." +
            Spelling.Suggestion(name, free, "You bound '{0}': did you mean '" + name + "'?");
    }

    private static string Unnamed(string key, IReadOnlyList<string> names) =>
        $"An operand is bound to '{key}', which the formula does not name. Its operands are: {string.Join(", ", names)}.";
}
