namespace SplNet.Syntax;

/// <content>Aliases, and the parts of operands.</content>
internal sealed partial class FormulaCheck
{
    private void CheckOperand(OperandSyntax operand)
    {
        if (operand.Method.Simple is { } name)
        {
            if (_aliases is not null && _aliases.TryGetValue(name, out var alias))
                CheckAliasUse(operand, alias);
            else if (Estimators.IsKnown(name))
                Report(FormulaRules.ReservedName, operand.Method.Span, null, name);
        }

        foreach (var argument in operand.Arguments)
        {
            if (argument is VariableSyntax variable)
                UseVariable(variable);
        }
    }

    private void CheckAliasUse(OperandSyntax operand, DeclarationSyntax alias)
    {
        _usedAliases!.Add(alias.Name.Name);
        var twice = operand.Generators.Count > 0 && alias.Operand.Generators.Count > 0 ? Words.Of(OperandPart.Generators)
            : operand.Arguments.Count > 0 && alias.Operand.Arguments.Count > 0 ? Words.Of(OperandPart.Arguments)
            : operand.ParameterTypes.Count > 0 && alias.Operand.ParameterTypes.Count > 0 ? Words.Of(OperandPart.ParameterTypes)
            : operand.Revision is not null && alias.Operand.Revision is not null ? "a revision"
            : null;
        if (twice is not null)
            Report(FormulaRules.PartTwice, operand.Span, null, alias.Name.Name, twice);
    }

    // Each alias refers to at most one other, so the paths through them are chains, and following one finds any cycle.
    private void CheckCycles(SyntaxList<DeclarationSyntax> declarations, Dictionary<string, DeclarationSyntax> aliases)
    {
        var settled = new HashSet<string>(StringComparer.Ordinal);
        foreach (var declaration in declarations)
        {
            var path = new List<string>();
            var onPath = new HashSet<string>(StringComparer.Ordinal);
            var name = declaration.Name.Name;
            while (aliases.TryGetValue(name, out var alias) && settled.Add(name))
            {
                path.Add(name);
                onPath.Add(name);
                if (alias.Operand.Method.Simple is not { } next)
                    break;
                name = next;
            }

            if (path.Count > 0 && onPath.Contains(name) && aliases[path[path.Count - 1]].Operand.Method.Simple == name)
                Report(FormulaRules.CyclicAlias, aliases[name].Name.Span, null, name);
        }
    }
}
