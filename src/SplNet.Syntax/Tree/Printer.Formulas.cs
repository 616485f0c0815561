namespace SplNet.Syntax;

/// <content>Formulas and values, with only the parentheses that they need.</content>
internal sealed partial class Printer
{
    private void WriteFormula(FormulaSyntax formula)
    {
        switch (formula)
        {
            case ImplicationSyntax implication: WriteJoined(implication.Formulas, " => ", 1); break;
            case DisjunctionSyntax disjunction: WriteJoined(disjunction.Formulas, " || ", 2); break;
            case ConjunctionSyntax conjunction: WriteJoined(conjunction.Formulas, " && ", 3); break;
            case NegationSyntax negation: WriteNegation(negation); break;
            case QuantifiedSyntax quantified: WriteQuantified(quantified); break;
            case ComparisonSyntax comparison: WriteComparison(comparison); break;
            default: _text.Append('…'); break;
        }
    }

    // An operator that binds less tightly than its context needs parentheses; a quantifier extends as far as it can.
    private static int BindingOf(FormulaSyntax formula) => formula switch
    {
        QuantifiedSyntax => 0,
        ImplicationSyntax => 1,
        DisjunctionSyntax => 2,
        ConjunctionSyntax => 3,
        _ => 4,
    };

    private void WriteJoined(SyntaxList<FormulaSyntax> formulas, string connective, int binding)
    {
        for (var index = 0; index < formulas.Count; index++)
        {
            if (index > 0)
                _text.Append(connective);
            if (BindingOf(formulas[index]) <= binding)
                WriteParenthesised(formulas[index]);
            else
                WriteFormula(formulas[index]);
        }
    }

    private void WriteNegation(NegationSyntax negation)
    {
        _text.Append('!');
        if (negation.Formula is NegationSyntax inner)
            WriteNegation(inner);
        else
            WriteParenthesised(negation.Formula);
    }

    private void WriteQuantified(QuantifiedSyntax quantified)
    {
        _text.Append(quantified.IsUniversal ? "forall " : "exists ");
        WriteAll(quantified.Binders, ", ");
        _text.Append(": ");
        WriteFormula(quantified.Body);
    }

    private void WriteBinder(BinderSyntax binder)
    {
        if (binder.Names.Count == 1)
        {
            _text.Append(binder.Names[0].Name);
        }
        else
        {
            _text.Append('(');
            WriteAll(binder.Names, ", ");
            _text.Append(')');
        }

        _text.Append(" in ");
        WriteBinderValues(binder.Values);
    }

    private void WriteBinderValues(BinderValuesSyntax values)
    {
        if (values is ValueListSyntax list)
        {
            WriteAll(list.Rows, ", ");
            return;
        }

        var range = (RangeSyntax)values;
        _text.Append(Numbers.Print(range.From)).Append("..").Append(Numbers.Print(range.To));
        if (range.Step is { } step)
            _text.Append(" step ").Append(Numbers.Print(step));
    }

    private void WriteRow(ValueRowSyntax row)
    {
        if (row.Values.Count == 1)
        {
            Write(row.Values[0]);
            return;
        }

        _text.Append('(');
        WriteAll(row.Values, ", ");
        _text.Append(')');
    }

    private void WriteComparison(ComparisonSyntax comparison)
    {
        WriteExpression(comparison.First);
        foreach (var step in comparison.Steps)
        {
            _text.Append(' ');
            WriteStep(step);
        }
    }

    private void WriteStep(ComparisonStepSyntax step)
    {
        if (step.Relation == ComparisonRelation.Equivalent)
            _text.Append('~').Append(Numbers.Print(step.Tolerance)).Append('%');
        else
            _text.Append(Relations.SymbolOf(step.Relation));
        _text.Append(' ');
        WriteExpression(step.Right);
    }

    private void WriteParenthesised(SyntaxNode node)
    {
        _text.Append('(');
        Write(node);
        _text.Append(')');
    }
}
