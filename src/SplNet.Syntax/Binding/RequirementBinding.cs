namespace SplNet.Syntax.Binding;

/// <summary>Binds what a requirement names, and finds all that is wrong with it. The compiler and the run time do it alike; where symbols come from is their own affair.</summary>
internal sealed class RequirementBinding
{
    // By what they say: equal operands are one.
    private readonly Dictionary<OperandSyntax, BoundOperand?> _operands = [];
    private readonly RequirementSyntax _requirement;
    private readonly Aliases _aliases;
    private readonly TypeScope _scope;
    private readonly OperandBinder _binder;
    private readonly BindingDiagnostics _diagnostics;

    /// <summary>A requirement that is to be bound once.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The aliases that it may name.</param>
    /// <param name="scope">The types.</param>
    /// <param name="carrier">What carries the formula.</param>
    /// <param name="reader">Tells what objects that generate arguments give.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    public RequirementBinding(
        RequirementSyntax requirement,
        SyntaxList<DeclarationSyntax> declarations,
        TypeScope scope,
        Carrier carrier,
        IGeneratorReader reader,
        BindingDiagnostics diagnostics)
    {
        (_requirement, _aliases, _scope, _diagnostics) = (requirement, new Aliases(declarations), scope, diagnostics);
        var types = new TypeBinder(scope, diagnostics);
        var names = new NameBinder(scope, types, carrier, _aliases.Names, diagnostics);
        _binder = new OperandBinder(names, new CallBinder(types, diagnostics), new GeneratorBinder(scope, names, reader, carrier, diagnostics), carrier, diagnostics);
        _aliases.Check(scope, diagnostics);
        foreach (var option in requirement.Options)
            Check(option, diagnostics);
    }

    /// <summary>The operands that are bound, by the texts that they have with values for variables: those of one text are one operand, measured once.</summary>
    public IReadOnlyDictionary<string, BoundOperand> Bind()
    {
        FormulaOperands.ForEach(_requirement.Formula, operand => Bind(operand));
        var bound = new Dictionary<string, BoundOperand>(StringComparer.Ordinal);
        foreach (var operand in _operands)
        {
            if (operand.Value is { } found)
                bound[operand.Key.ToString()] = found;
        }

        return bound;
    }

    /// <summary>Finds the problems and nothing else: of the values of a quantifier it looks at one of each kind, unless more of them may make a difference.</summary>
    public void Check()
    {
        FormulaOperands.ForEachKind(_requirement.Formula, Check);
        if (_binder.DependsOnValues)
            FormulaOperands.ForEach(_requirement.Formula, operand => Bind(operand));
    }

    private BoundOperand? Bind(OperandSyntax operand)
    {
        if (!_operands.TryGetValue(operand, out var bound))
            _operands.Add(operand, bound = _aliases.Expand(operand) is { } expanded ? _binder.Bind(expanded) : null);
        return bound;
    }

    // Formulas compare much with the same operand. A problem is told for each of them; after one, nobody knows whether an operand has none or repeats one that is told.
    private void Check(OperandSyntax operand)
    {
        if (_aliases.Expand(operand) is not { } expanded)
            return;
        var isShared = IsShared(expanded);
        if (isShared && _scope.IsSound(expanded))
            return;
        if (Bind(operand) is not null && isShared && _diagnostics.All.Count == 0 && !_binder.DependsOnValues)
            _scope.KeepSound(expanded);
    }

    private static bool IsShared(OperandSyntax operand)
    {
        if (!NameBinder.IsShared(operand.Method))
            return false;
        foreach (var generator in operand.Generators)
        {
            if (!NameBinder.IsShared(generator))
                return false;
        }

        return true;
    }

    private static void Check(OptionSyntax option, BindingDiagnostics diagnostics)
    {
        if (option is { Name.Name: "interpretation", Value.Word: { Length: > 0 } word } && !InterpretationNames.Contains(word))
        {
            diagnostics.Report(
                FormulaRules.UnknownInterpretation, option.Value.Span, null,
                word, Question.For(word, InterpretationNames.All), TypeText.Alternatives(InterpretationNames.All));
        }
    }
}
