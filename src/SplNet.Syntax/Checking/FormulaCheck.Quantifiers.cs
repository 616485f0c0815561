namespace SplNet.Syntax;

/// <content>Quantifiers: their variables, their values, the number of their formulas.</content>
internal sealed partial class FormulaCheck
{
    /// <summary>The most formulas that the quantifiers of one requirement may expand to.</summary>
    public const int MostInstances = 10_000;

    // The variables of the quantifiers around the current part.
    private Dictionary<string, BoundVariable>? _variables;
    private double _instances = 1;

    private void CheckQuantified(QuantifiedSyntax quantified)
    {
        var outer = _instances;
        var fresh = new List<NameSyntax>();
        _variables ??= new Dictionary<string, BoundVariable>(StringComparer.Ordinal);
        foreach (var binder in quantified.Binders)
        {
            _instances *= Math.Max(1, CountOf(binder));
            for (var index = 0; index < binder.Names.Count; index++)
            {
                var name = binder.Names[index];
                if (_variables.ContainsKey(name.Name))
                    continue;
                _variables.Add(name.Name, new BoundVariable(AreNumbers(binder.Values, index)));
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
            if (_isComplete && !_variables[name.Name].IsUsed)
                Report(FormulaRules.UnusedVariable, name.Span, null, name.Name);
            _variables.Remove(name.Name);
        }
    }

    private void UseVariable(VariableSyntax variable)
    {
        if (!UseVariable(variable.Name))
            ReportUnknown(variable);
    }

    private bool UseVariable(string name) =>
        _variables is not null && _variables.TryGetValue(name, out var variable) && (variable.IsUsed = true);

    private static bool AreNumbers(BinderValuesSyntax values, int index) =>
        values is not ValueListSyntax list
        || list.Rows.All(row => row.Values.Count <= index || row.Values[index] is NumberArgumentSyntax);

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

    private sealed class BoundVariable(bool isNumber)
    {
        public bool IsNumber => isNumber;

        public bool IsUsed { get; set; }
    }
}
