using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Binds what a requirement names, and finds all that is wrong with it. The compiler and the run time do it alike; where symbols come from is their own affair.</summary>
internal sealed class RequirementBinding
{
    private readonly Dictionary<string, BoundOperand?> _operands = new(StringComparer.Ordinal);
    private readonly BindingDiagnostics _diagnostics;
    private readonly Aliases _aliases;
    private readonly OperandBinder _binder;

    private RequirementBinding(TypeScope scope, Carrier carrier, Aliases aliases, IGeneratorReader reader, BindingDiagnostics diagnostics)
    {
        (_aliases, _diagnostics) = (aliases, diagnostics);
        var types = new TypeBinder(scope, diagnostics);
        var names = new NameBinder(types, carrier, aliases.Names, diagnostics);
        _binder = new OperandBinder(names, new CallBinder(types, diagnostics), new GeneratorBinder(scope, types, names, reader, diagnostics), diagnostics);
    }

    /// <summary>The operands that are bound, by the texts that they have with values for variables: those of one text are one operand, measured once.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The aliases that it may name.</param>
    /// <param name="scope">The types.</param>
    /// <param name="carrier">What carries the formula.</param>
    /// <param name="reader">Tells what objects that generate arguments give.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    public static IReadOnlyDictionary<string, BoundOperand> Bind(
        RequirementSyntax requirement,
        IEnumerable<DeclarationSyntax> declarations,
        TypeScope scope,
        Carrier carrier,
        IGeneratorReader reader,
        BindingDiagnostics diagnostics)
    {
        var binding = Of(requirement, declarations, scope, carrier, reader, diagnostics);
        FormulaOperands.ForEach(requirement.Formula, binding.Bind);
        return binding._operands.Where(static bound => bound.Value is not null).ToDictionary(static bound => bound.Key, static bound => bound.Value!, StringComparer.Ordinal);
    }

    /// <summary>Finds the problems and nothing else: of the values of a quantifier it looks at one of each kind, unless more of them may make a difference.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="declarations">The aliases that it may name.</param>
    /// <param name="scope">The types.</param>
    /// <param name="carrier">What carries the formula.</param>
    /// <param name="reader">Tells what objects that generate arguments give.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    public static void Check(
        RequirementSyntax requirement,
        IEnumerable<DeclarationSyntax> declarations,
        TypeScope scope,
        Carrier carrier,
        IGeneratorReader reader,
        BindingDiagnostics diagnostics)
    {
        var binding = Of(requirement, declarations, scope, carrier, reader, diagnostics);
        FormulaOperands.ForEachKind(requirement.Formula, binding.Bind);
        if (binding._binder.DependsOnValues)
            FormulaOperands.ForEach(requirement.Formula, binding.Bind);
    }

    private static RequirementBinding Of(
        RequirementSyntax requirement,
        IEnumerable<DeclarationSyntax> declarations,
        TypeScope scope,
        Carrier carrier,
        IGeneratorReader reader,
        BindingDiagnostics diagnostics)
    {
        var aliases = new Aliases(declarations);
        aliases.Check(scope, diagnostics);
        var binding = new RequirementBinding(scope, carrier, aliases, reader, diagnostics);
        foreach (var option in requirement.Options)
            binding.Check(option);
        return binding;
    }

    private void Bind(OperandSyntax operand)
    {
        var text = operand.ToString();
        if (!_operands.ContainsKey(text))
            _operands.Add(text, _aliases.Expand(operand) is { } expanded ? _binder.Bind(expanded) : null);
    }

    private void Check(OptionSyntax option)
    {
        if (option is { Name.Name: "interpretation", Value.Word: { Length: > 0 } word } && !InterpretationNames.Contains(word))
        {
            _diagnostics.Report(
                FormulaRules.UnknownInterpretation, option.Value.Span, null,
                word, Question.For(word, InterpretationNames.All), TypeText.Alternatives(InterpretationNames.All));
        }
    }
}
