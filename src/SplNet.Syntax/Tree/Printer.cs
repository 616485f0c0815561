using System.Text;

namespace SplNet.Syntax;

/// <summary>Writes the canonical text of a tree, which parses to an equal tree.</summary>
internal sealed partial class Printer
{
    private readonly StringBuilder _text = new();

    private Printer()
    {
    }

    public static string Print(SyntaxNode node)
    {
        var printer = new Printer();
        printer.Write(node);
        return printer._text.ToString();
    }

    private void Write(SyntaxNode node)
    {
        switch (node)
        {
            case FormulaSyntax formula: WriteFormula(formula); break;
            case ExpressionSyntax expression: WriteExpression(expression); break;
            case OperandSyntax operand: WriteOperand(operand); break;
            case ArgumentSyntax argument: WriteArgument(argument); break;
            case QualifiedNameSyntax name: WriteName(name); break;
            case NamePartSyntax part: WriteNamePart(part); break;
            case TypeSyntax type: WriteType(type); break;
            case RevisionSyntax revision: WriteRevision(revision); break;
            case NameSyntax name: _text.Append(name.Name); break;
            case BinderSyntax binder: WriteBinder(binder); break;
            case BinderValuesSyntax values: WriteBinderValues(values); break;
            case ValueRowSyntax row: WriteRow(row); break;
            case ComparisonStepSyntax step: WriteStep(step); break;
            case SumTermSyntax term: WriteTerm(term); break;
            case ProductFactorSyntax factor: WriteFactor(factor); break;
            case OptionSyntax option: WriteOption(option); break;
            case OptionValueSyntax value: WriteOptionValue(value); break;
            case DeclarationSyntax declaration: WriteDeclaration(declaration); break;
            case RequirementSyntax requirement: WriteRequirement(requirement); break;
            case FileSyntax file: WriteFile(file); break;
            default: throw new InvalidOperationException($"{node.GetType().Name} cannot be printed.");
        }
    }

    private void WriteAll<T>(SyntaxList<T> nodes, string separator)
        where T : SyntaxNode
    {
        for (var index = 0; index < nodes.Count; index++)
        {
            if (index > 0)
                _text.Append(separator);
            Write(nodes[index]);
        }
    }

    private void WriteFile(FileSyntax file)
    {
        foreach (var declaration in file.Declarations)
        {
            WriteDeclaration(declaration);
            _text.Append('\n');
        }

        if (file.Declarations.Count > 0 && file.Requirements.Count > 0)
            _text.Append('\n');
        foreach (var requirement in file.Requirements)
        {
            WriteRequirement(requirement);
            _text.Append('\n');
        }
    }

    private void WriteDeclaration(DeclarationSyntax declaration)
    {
        _text.Append(declaration.Name.Name).Append(" = ");
        WriteOperand(declaration.Operand);
    }

    private void WriteRequirement(RequirementSyntax requirement)
    {
        if (requirement.Name is { } name)
            _text.Append(IsPlainName(name.Name) ? name.Name : Quotes.Add(name.Name)).Append(": ");
        WriteFormula(requirement.Formula);
        if (requirement.Options.Count == 0)
            return;
        _text.Append(" with ");
        WriteAll(requirement.Options, ", ");
    }

    private void WriteOption(OptionSyntax option)
    {
        _text.Append(option.Name.Name).Append(" = ");
        WriteOptionValue(option.Value);
    }

    private void WriteOptionValue(OptionValueSyntax value)
    {
        if (value.Word is null)
            WriteNumber(value.Number, value.Unit);
        else
            _text.Append(IsPlainName(value.Word) ? value.Word : Quotes.Add(value.Word));
    }

    private static bool IsPlainName(string name)
    {
        if (name.Length == 0 || !Characters.StartsName(name[0]) || Keywords.KindOf(name, 0, name.Length) != TokenKind.Name)
            return false;
        foreach (var character in name)
        {
            if (!Characters.IsInName(character))
                return false;
        }

        return true;
    }
}
