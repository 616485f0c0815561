namespace SplNet.Syntax.Binding;

/// <summary>The values that the variables of quantifiers have at the moment. A quantifier stands for one formula for each of its values.</summary>
internal sealed class QuantifierValues
{
    private readonly Func<BinderValuesSyntax, IEnumerable<SyntaxList<ArgumentSyntax>>> _rows;
    private Dictionary<string, ArgumentSyntax>? _variables;

    // Too many are refused elsewhere; their first show what is wrong besides. Inner quantifiers share what outer ones leave.
    private int _most = FormulaCheck.MostInstances + 1;

    /// <summary>All values.</summary>
    public QuantifierValues()
        : this(BinderRows.Of)
    {
    }

    /// <summary>Some values.</summary>
    /// <param name="rows">Chooses those of a quantifier.</param>
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

        var left = outer;
        Choose(quantified, rows, 0, act, ref left);
        _most = outer;
    }

    /// <summary>The operand with values for variables, as far as they have any.</summary>
    public OperandSyntax Fill(OperandSyntax operand)
    {
        if (_variables is null || operand.Arguments.Count == 0)
            return operand;
        var filled = default(SyntaxListBuilder<ArgumentSyntax>);
        foreach (var argument in operand.Arguments)
            filled.Add(argument is VariableSyntax variable && _variables.TryGetValue(variable.Name, out var value) ? value with { Span = variable.Span } : argument);
        return operand with { Arguments = filled.ToList() };
    }

    private void Choose(QuantifiedSyntax quantified, SyntaxList<ArgumentSyntax>[][] rows, int binder, Action act, ref int left)
    {
        if (binder == quantified.Binders.Count)
        {
            left--;
            act();
            return;
        }

        var names = quantified.Binders[binder].Names;
        foreach (var row in rows[binder])
        {
            if (left == 0)
                return;
            for (var index = 0; index < Math.Min(names.Count, row.Count); index++)
                _variables![names[index].Name] = row[index];
            Choose(quantified, rows, binder + 1, act, ref left);
        }

        foreach (var name in names)
            _variables!.Remove(name.Name);
    }
}
