namespace SplNet.Syntax;

/// <summary>
/// Finds formulas that parse but make no sense, as far as no symbols are needed for it. The compiler and the runtime share it.
/// </summary>
internal sealed partial class FormulaCheck
{
    /// <summary>
    /// The most values that the comparisons of one requirement may have. Recursion over formulas goes as deep as a formula is long.
    /// </summary>
    public const int MostValues = 2_000;

    /// <summary>
    /// The most operands that the comparisons of one requirement may name, counted once for each value of the quantifiers around them.
    /// </summary>
    public const int MostOperands = 100_000;

    private readonly List<FormulaDiagnostic> _diagnostics = [];

    // The aliases of a file; a lone formula declares none.
    private Dictionary<string, DeclarationSyntax>? _aliases;
    private HashSet<string>? _usedAliases;

    // After a syntax error parts of the tree may be missing, so an apparently unused name may be used there.
    private readonly bool _isComplete;

    private int _errors;
    private int _warnings;
    private int _values;
    private double _operands;

    private FormulaCheck(bool isComplete) => _isComplete = isComplete;

    /// <summary>Reads and checks one formula.</summary>
    /// <param name="text">The text.</param>
    /// <param name="aliases">Names that are declared elsewhere.</param>
    public static ParsedText<RequirementSyntax> Formula(string text, IEnumerable<string>? aliases = null)
    {
        var parsed = Parser.ParseFormula(text, aliases);
        var check = new FormulaCheck(!parsed.HasErrors);
        check.CheckRequirement(parsed.Root);
        return parsed.With(check._diagnostics);
    }

    /// <summary>Reads and checks a file.</summary>
    /// <param name="text">The text.</param>
    public static ParsedText<FileSyntax> File(string text)
    {
        var parsed = Parser.ParseFile(text);
        var check = new FormulaCheck(!parsed.HasErrors);
        check.CheckFile(parsed.Root);
        return parsed.With(check._diagnostics);
    }

    private void CheckFile(FileSyntax file)
    {
        _aliases = new Dictionary<string, DeclarationSyntax>(StringComparer.Ordinal);
        _usedAliases = new HashSet<string>(StringComparer.Ordinal);
        foreach (var declaration in file.Declarations)
        {
            if (!_aliases.ContainsKey(declaration.Name.Name))
                _aliases.Add(declaration.Name.Name, declaration);
        }

        foreach (var declaration in file.Declarations)
            CheckOperand(declaration.Operand);
        CheckCycles(file.Declarations, _aliases);
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (var requirement in file.Requirements)
        {
            if (requirement.Name is { } name && !names.Add(name.Name))
                Report(FormulaRules.DuplicateRequirement, name.Span, null, name.Name);
            CheckRequirement(requirement);
        }

        foreach (var declaration in _aliases.Values)
        {
            if (_isComplete && !_usedAliases.Contains(declaration.Name.Name))
                Report(FormulaRules.UnusedAlias, declaration.Name.Span, null, declaration.Name.Name);
        }
    }

    private void CheckRequirement(RequirementSyntax requirement)
    {
        (_instances, _values, _operands) = (1, 0, 0);
        (_errors, _warnings) = (0, 0);
        CheckFormula(requirement.Formula);
        // Reported however many other problems there are.
        if (_values > MostValues)
            _diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.TooManyParts, requirement.Formula.Span, null, _values, MostValues));
        else if (_operands > MostOperands)
            _diagnostics.Add(FormulaDiagnostic.Of(FormulaRules.TooManyParts, requirement.Formula.Span, null, _operands, MostOperands));
        OptionCheck.Check(requirement.Options, _diagnostics);
    }

    private void CheckFormula(FormulaSyntax formula)
    {
        switch (formula)
        {
            case ImplicationSyntax implication: CheckAll(implication.Formulas); break;
            case DisjunctionSyntax disjunction: CheckAll(disjunction.Formulas); break;
            case ConjunctionSyntax conjunction: CheckAll(conjunction.Formulas); break;
            case NegationSyntax negation: CheckFormula(negation.Formula); break;
            case QuantifiedSyntax quantified: CheckQuantified(quantified); break;
            case ComparisonSyntax comparison: CheckComparison(comparison); break;
        }
    }

    private void CheckAll(SyntaxList<FormulaSyntax> formulas)
    {
        foreach (var formula in formulas)
            CheckFormula(formula);
    }

    private void Report(FormulaRule rule, TextSpan span, string? replacement, params object[] parts)
    {
        var reported = rule.Severity == FormulaSeverity.Error ? _errors++ : _warnings++;
        if (reported < FormulaDiagnostic.Most)
            _diagnostics.Add(FormulaDiagnostic.Of(rule, span, replacement, parts));
    }
}
