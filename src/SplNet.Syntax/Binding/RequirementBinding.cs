namespace SplNet.Syntax.Binding;

/// <summary>
/// Binds the names in a requirement and finds all problems. The compiler and the runtime share it; only the source of the symbols differs.
/// </summary>
internal sealed class RequirementBinding
{
    // Keyed by content: equal operands are one.
    private readonly Dictionary<OperandSyntax, BoundOperand?> _operands = [];
    private readonly RequirementSyntax _requirement;
    private readonly Aliases _aliases;
    private readonly TypeScope _scope;
    private readonly OperandBinder _binder;
    private readonly NameBinder _names;
    private readonly Dictionary<string, MemberModel> _transforms = new(StringComparer.Ordinal);
    private readonly BindingDiagnostics _diagnostics;

    /// <summary>Creates the binding of one requirement, to be bound once.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The aliases that it may name.</param>
    /// <param name="scope">The types.</param>
    /// <param name="carrier">The member or type with the formula.</param>
    /// <param name="reader">Reads the values of objects that generate arguments.</param>
    /// <param name="diagnostics">Collects the problems.</param>
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
        var names = _names = new NameBinder(scope, types, carrier, _aliases.Names, diagnostics);
        _binder = new OperandBinder(
            names, new CallBinder(types, diagnostics), new GeneratorBinder(scope, names, reader, carrier, diagnostics), carrier,
            diagnostics);
        _aliases.Check(scope, diagnostics);
        foreach (var option in requirement.Options)
            Check(option, diagnostics);
    }

    /// <summary>The methods that transform observations, by their texts; complete once the requirement is bound.</summary>
    public IReadOnlyDictionary<string, MemberModel> Transforms => _transforms;

    /// <summary>
    /// Returns the bound operands by their texts, after variables are replaced by values. Operands with the same text are
    /// one operand, measured once.
    /// </summary>
    public IReadOnlyDictionary<string, BoundOperand> Bind()
    {
        FormulaOperands.ForEach(_requirement.Formula, operand => Bind(operand));
        CheckFormula();
        var bound = new Dictionary<string, BoundOperand>(StringComparer.Ordinal);
        foreach (var operand in _operands)
        {
            if (operand.Value is { } found)
                bound[operand.Key.ToString()] = found;
        }

        return bound;
    }

    /// <summary>
    /// Only finds the problems. It checks one quantifier value of each kind, unless more of them may make a difference or variables
    /// select cases.
    /// </summary>
    public void Check()
    {
        if (VariableTruth.IsIn(_requirement.Formula))
            FormulaOperands.ForEach(_requirement.Formula, Check);
        else
            FormulaOperands.ForEachKind(_requirement.Formula, Check);
        CheckFormula();
        if (_binder.DependsOnValues)
            FormulaOperands.ForEach(_requirement.Formula, operand => Bind(operand));
    }

    private void CheckFormula()
    {
        foreach (var name in FormulaOperands.TransformsOf(_requirement.Formula))
            BindTransform(name);
        if (VariableTruth.IsIn(_requirement.Formula) && new VariableTruth(new QuantifierValues()).Of(_requirement.Formula) is { } truth)
            _diagnostics.Report(
                FormulaRules.DecidedByVariables, _requirement.Formula.Span, null, truth ? ReservedNames.True : ReservedNames.False);
    }

    private void BindTransform(QualifiedNameSyntax name)
    {
        if (_names.FindGenerator(name) is not { } named)
            return;
        const string number = "double";
        var method = Array.Find(named.Members, static one => one is { Kind: MemberKind.Method, Parameters.Length: 1 }
            && one.Parameters[0].Type.Keyword == number && one.Result.Keyword == number);
        if (method is { IsStatic: true, TypeArguments.Length: 0 })
            _transforms[name.ToString()] = method;
        else
            _diagnostics.Report(
                FormulaRules.UnusableTransform, name.Span, null, name,
                method is null ? "no overload takes a double and returns one" : method.IsStatic ? "it is generic" : "it is not static");
    }

    private BoundOperand? Bind(OperandSyntax operand)
    {
        if (!_operands.TryGetValue(operand, out var bound))
            _operands.Add(operand, bound = _aliases.Expand(operand) is { } expanded ? _binder.Bind(expanded) : null);
        return bound;
    }

    // A formula may use the same operand many times, and each use is reported. Once one has a problem, the
    // cache cannot show whether an equal operand is sound or repeats that problem.
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
