namespace SplNet.Syntax;

/// <content>Values, operands, names.</content>
internal sealed partial class Printer
{
    private void WriteExpression(ExpressionSyntax expression)
    {
        switch (expression)
        {
            case SumSyntax sum:
                WriteOperandOf(sum.First, isProduct: false);
                foreach (var term in sum.Terms)
                    WriteTerm(term);
                break;
            case ProductSyntax product:
                WriteOperandOf(product.First, isProduct: true);
                foreach (var factor in product.Factors)
                    WriteFactor(factor);
                break;
            case NumberSyntax number:
                WriteNumber(number.Number, number.Unit);
                break;
            case VariableValueSyntax variable:
                _text.Append(variable.Name);
                break;
            case EstimateSyntax { Estimator: { } estimator } estimate:
                _text.Append(estimator.Name).Append('(');
                Write(estimate.Operand);
                if (estimate.Transform is { } transform)
                {
                    _text.Append(", ");
                    WriteName(transform);
                }

                _text.Append(')');
                break;
            case EstimateSyntax estimate:
                WriteOperand(estimate.Operand);
                break;
            default:
                _text.Append('…');
                break;
        }
    }

    private void WriteTerm(SumTermSyntax term)
    {
        _text.Append(term.IsSubtracted ? " - " : " + ");
        WriteOperandOf(term.Term, isProduct: false);
    }

    private void WriteFactor(ProductFactorSyntax factor)
    {
        _text.Append(factor.IsDivisor ? " / " : " * ");
        WriteOperandOf(factor.Factor, isProduct: true);
    }

    private void WriteOperandOf(ExpressionSyntax expression, bool isProduct)
    {
        if (expression is SumSyntax || (isProduct && expression is ProductSyntax))
            WriteParenthesised(expression);
        else
            WriteExpression(expression);
    }

    private void WriteNumber(double number, FormulaUnit unit)
    {
        _text.Append(Numbers.Print(number));
        if (unit is not (FormulaUnit.None or FormulaUnit.Percent))
            _text.Append(' ');
        _text.Append(Units.NameOf(unit));
    }

    private void WriteOperand(OperandSyntax operand)
    {
        WriteName(operand.Method);
        WriteList('(', operand.ParameterTypes, ')');
        WriteList('[', operand.Generators, ']');
        WriteList('(', operand.Arguments, ')');
        if (operand.Revision is { } revision)
            WriteRevision(revision);
    }

    private void WriteList<T>(char open, SyntaxList<T> nodes, char close)
        where T : SyntaxNode
    {
        if (nodes.Count == 0)
            return;
        _text.Append(open);
        WriteAll(nodes, ", ");
        _text.Append(close);
    }

    private void WriteName(QualifiedNameSyntax name) => WriteAll(name.Parts, ".");

    private void WriteNamePart(NamePartSyntax part)
    {
        _text.Append(part.Name);
        WriteList('<', part.TypeArguments, '>');
    }

    private void WriteType(TypeSyntax type)
    {
        WriteName(type.Name);
        _text.Append(type.Suffix);
    }

    private void WriteArgument(ArgumentSyntax argument) => _text.Append(argument switch
    {
        NumberArgumentSyntax number => Numbers.Print(number.Number),
        TextArgumentSyntax text => Quotes.Add(text.Text),
        TruthArgumentSyntax truth => truth.Truth ? ReservedNames.True : ReservedNames.False,
        VariableSyntax variable => variable.Name,
        _ => throw new InvalidOperationException($"{argument.GetType().Name} cannot be printed."),
    });

    private void WriteRevision(RevisionSyntax revision)
    {
        var kind = Revisions.NameOf(revision.Kind);
        _text.Append('@');
        if (kind is not null)
            _text.Append(kind).Append(':');
        var isPlain = kind is not null ? Characters.IsRevision(revision.Text)
            : Characters.IsRevisionName(revision.Text) && Revisions.KindWithoutColon(revision.Text) == revision.Kind;
        _text.Append(isPlain ? revision.Text : Quotes.Add(revision.Text));
    }
}
