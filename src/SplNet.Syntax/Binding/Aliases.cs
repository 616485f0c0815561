namespace SplNet.Syntax.Binding;

/// <summary>The operands for which a file declares names.</summary>
internal sealed class Aliases
{
    private static readonly Dictionary<string, DeclarationSyntax> None = new(StringComparer.Ordinal);

    private readonly Dictionary<string, DeclarationSyntax> _declared;

    public Aliases(SyntaxList<DeclarationSyntax> declarations)
    {
        _declared = declarations.Count == 0 ? None : new Dictionary<string, DeclarationSyntax>(StringComparer.Ordinal);
        foreach (var declaration in declarations)
        {
            if (!_declared.ContainsKey(declaration.Name.Name))
                _declared.Add(declaration.Name.Name, declaration);
        }
    }

    public IEnumerable<string> Names => _declared.Keys;

    /// <summary>Reports the names that hide a type.</summary>
    public void Check(TypeScope scope, BindingDiagnostics diagnostics)
    {
        foreach (var declaration in _declared.Values)
        {
            if (scope.Near(declaration.Name.Name) is { } type)
                diagnostics.Report(FormulaRules.AliasHidesType, declaration.Name.Span, null, declaration.Name.Name, type.Path);
        }
    }

    /// <summary>Replaces the aliases in an operand; null for an alias of itself, which is reported elsewhere.</summary>
    public OperandSyntax? Expand(OperandSyntax operand)
    {
        HashSet<string>? passed = null;
        while (operand.Method.Simple is { } name && _declared.TryGetValue(name, out var declaration))
        {
            passed ??= new HashSet<string>(StringComparer.Ordinal);
            if (!passed.Add(name))
                return null;
            operand = declaration.Operand with
            {
                ParameterTypes = operand.ParameterTypes.Count > 0 ? operand.ParameterTypes : declaration.Operand.ParameterTypes,
                Generators = operand.Generators.Count > 0 ? operand.Generators : declaration.Operand.Generators,
                Arguments = operand.Arguments.Count > 0 ? operand.Arguments : declaration.Operand.Arguments,
                Revision = operand.Revision ?? declaration.Operand.Revision,
            };
        }

        return operand;
    }
}
