namespace SplNet.Syntax;

/// <content>Quantifiers: their variables, their values, the number of their formulas.</content>
internal sealed partial class FormulaCheck
{
    /// <summary>The most formulas that the quantifiers of one requirement may expand to.</summary>
    public const int MostInstances = 10_000;

    // The variables of the quantifiers around the current part, and whether they are used.
    private Dictionary<string, bool>? _variables;
    private double _instances = 1;

    private void CheckQuantified(QuantifiedSyntax quantified)
    {
        var outer = _instances;
        var fresh = new List<NameSyntax>();
        _variables ??= new Dictionary<string, bool>(StringComparer.Ordinal);
        foreach (var binder in quantified.Binders)
        {
            _instances *= Math.Max(1, CountOf(binder));
            foreach (var name in binder.Names)
            {
                if (_variables.ContainsKey(name.Name))
                    continue;
                _variables.Add(name.Name, false);
                fresh.Add(name);
            }
        }

        if (_instances > MostInstances && outer <= MostInstances)
        {
            var last = quantified.Binders[quantified.Binders.Count - 1];
            var span = TextSpan.Between(quantified.Binders[0].Span.Start, last.Span.End);
            Report(FormulaRules.TooManyInstances, span, null, _instances, MostInstances);
        }

        CheckFormula(quantified.Body);
        _instances = outer;
        foreach (var name in fresh)
        {
            if (_isComplete && !_variables[name.Name])
                Report(FormulaRules.UnusedVariable, name.Span, null, name.Name);
            _variables.Remove(name.Name);
        }
    }

    private void UseVariable(VariableSyntax variable)
    {
        if (_variables is not null && _variables.ContainsKey(variable.Name))
            _variables[variable.Name] = true;
        else
            ReportUnknown(variable);
    }

    // If there is only one variable, it was meant.
    private void ReportUnknown(VariableSyntax variable)
    {
        IEnumerable<string> known = _variables?.Keys ?? Enumerable.Empty<string>();
        var meant = Spelling.Nearest(variable.Name, known) ?? (_variables?.Count == 1 ? _variables.Keys.First() : null);
        Report(FormulaRules.UnknownVariable, variable.Span, meant, variable.Name, Question.For(meant));
    }

    private double CountOf(BinderSyntax binder)
    {
        if (binder.Values is RangeSyntax range)
            return CountOf(range);
        var rows = ((ValueListSyntax)binder.Values).Rows;
        if (rows.Count < 2)
            return rows.Count;
        var seen = new HashSet<ValueRowSyntax>();
        foreach (var row in rows)
        {
            if (row.Values.Count > 0 && !seen.Add(row))
                Report(FormulaRules.RepeatedValue, row.Span, null, row);
        }

        return rows.Count;
    }

    private double CountOf(RangeSyntax range)
    {
        // The rounding of a fractional step may miss a bound.
        const double slack = 1e-9;
        var step = range.Step ?? 1;
        if (step > 0 && range.To >= range.From)
            return Math.Floor(((range.To - range.From) / step) + slack) + 1;
        Report(FormulaRules.EmptyRange, range.Span, null, range);
        return 0;
    }
}
