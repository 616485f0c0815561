namespace SplNet.Syntax.Binding;

/// <summary>The current values of quantifier variables. A quantifier expands to one formula for each of its values.</summary>
internal sealed class QuantifierValues
{
    private readonly Func<BinderValuesSyntax, IEnumerable<SyntaxList<ArgumentSyntax>>> _rows;
    private Dictionary<string, ArgumentSyntax>? _variables;

    // Another check rejects too many; the first of them still show other problems. Inner quantifiers share the
    // number that outer ones leave.
    private int _most = FormulaCheck.MostInstances + 1;

    /// <summary>Uses all values.</summary>
    public QuantifierValues()
        : this(BinderRows.Of)
    {
    }

    /// <summary>Uses some values.</summary>
    /// <param name="rows">Chooses the values of a quantifier.</param>
    public QuantifierValues(Func<BinderValuesSyntax, IEnumerable<SyntaxList<ArgumentSyntax>>> rows) => _rows = rows;

    /// <summary>Acts once for each value of a quantifier.</summary>
    public void ForEach(QuantifiedSyntax quantified, Action act)
    {
        _variables ??= new Dictionary<string, ArgumentSyntax>(StringComparer.Ordinal);
        var outer = _most;
        var rows = new SyntaxList<ArgumentSyntax>[quantified.Binders.Count][];
        for (var index = 0; index < rows.Length; index++)
        {
            rows[index] = [.. _rows(quantified.Binders[index].Values).Take(outer)];
            _most = Math.Max(1, _most / Math.Max(1, rows[index].Length));
        }

        if (Array.TrueForAll(rows, static values => values.Length > 0))
            ForEach(quantified, rows, act, outer);
        foreach (var binder in quantified.Binders)
        {
            foreach (var name in binder.Names)
                _variables.Remove(name.Name);
        }

        _most = outer;
    }

    /// <summary>Replaces the operand's variables by their values, as far as they have any.</summary>
    public OperandSyntax Fill(OperandSyntax operand)
    {
        if (_variables is null || operand.Arguments.Count == 0)
            return operand;
        var filled = default(SyntaxListBuilder<ArgumentSyntax>);
        foreach (var argument in operand.Arguments)
            filled.Add(argument is VariableSyntax variable && _variables.TryGetValue(variable.Name, out var value)
                ? value with { Span = variable.Span }
                : argument);
        return operand with { Arguments = filled.ToList() };
    }

    /// <summary>The value of an expression; null if it depends on a measurement, or on a variable that is not a number.</summary>
    public double? NumberOf(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case NumberSyntax number:
                return number.Number * Units.ScaleOf(number.Unit);
            case VariableValueSyntax variable:
                return _variables is not null && _variables.TryGetValue(variable.Name, out var value)
                    ? (value as NumberArgumentSyntax)?.Number
                    : null;
            case SumSyntax sum:
                var total = NumberOf(sum.First);
                foreach (var term in sum.Terms)
                    total += term.IsSubtracted ? -NumberOf(term.Term) : NumberOf(term.Term);
                return total;
            case ProductSyntax product:
                var result = NumberOf(product.First);
                foreach (var factor in product.Factors)
                    result = factor.IsDivisor ? result / NumberOf(factor.Factor) : result * NumberOf(factor.Factor);
                return result;
            default:
                return null;
        }
    }

    // The last variable changes first. No recursion: a text may have more variables than a stack has frames.
    private void ForEach(QuantifiedSyntax quantified, SyntaxList<ArgumentSyntax>[][] rows, Action act, int most)
    {
        var chosen = new int[rows.Length];
        for (var binder = 0; binder < rows.Length; binder++)
            Set(quantified.Binders[binder].Names, rows[binder][0]);
        while (most-- > 0)
        {
            act();
            var next = rows.Length - 1;
            for (; next >= 0 && ++chosen[next] == rows[next].Length; next--)
            {
                chosen[next] = 0;
                Set(quantified.Binders[next].Names, rows[next][0]);
            }

            if (next < 0)
                return;
            Set(quantified.Binders[next].Names, rows[next][chosen[next]]);
        }
    }

    private void Set(SyntaxList<NameSyntax> names, SyntaxList<ArgumentSyntax> row)
    {
        for (var index = 0; index < Math.Min(names.Count, row.Count); index++)
            _variables![names[index].Name] = row[index];
    }
}
