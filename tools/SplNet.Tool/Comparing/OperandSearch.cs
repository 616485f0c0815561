using System.Reflection;
using SplNet.Binding;
using SplNet.Reflection;
using SplNet.Requirements;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Tool.Comparing;

/// <summary>Finds what the formulas of requirements measure: each operand once, whatever revision they name.</summary>
internal sealed class OperandSearch
{
    private readonly HashSet<string> _known = new(StringComparer.Ordinal);
    private readonly List<ComparedOperand> _operands = [];
    private readonly List<UnreadableRequirement> _unreadable = [];

    /// <summary>The operands in the order in which they were found.</summary>
    public IReadOnlyList<ComparedOperand> Operands => _operands;

    /// <summary>What could not be read, or names what is not there.</summary>
    public IReadOnlyList<UnreadableRequirement> Unreadable => _unreadable;

    /// <summary>Takes the operands of a requirement.</summary>
    public void Add(SplRequirement requirement)
    {
        var (text, tree) = (requirement.Source, requirement.Tree);
        var problems = text.Failures.Concat(text.DiagnosticsFor(tree).Where(static diagnostic => diagnostic.IsError).Select(text.Describe)).ToList();
        if (tree is null || problems.Count > 0)
        {
            _unreadable.Add(new UnreadableRequirement(requirement.Name, problems));
            return;
        }

        var aliases = new Aliases(text.Tree.Declarations);
        foreach (var operand in FormulaOperands.Of(tree.Formula).Select(aliases.Expand).OfType<OperandSyntax>())
            Add(operand with { Revision = null }, text);
    }

    private void Add(OperandSyntax operand, RequirementText text)
    {
        var diagnostics = new BindingDiagnostics();
        var alone = new ComparisonSyntax(new EstimateSyntax(null, operand), SyntaxList<ComparisonStepSyntax>.Empty);
        var requirement = new RequirementSyntax(null, alone, SyntaxList<OptionSyntax>.Empty);
        var type = text.Carrier as Type ?? text.Carrier?.ReflectedType;
        var carrier = new Carrier(
            type is null ? null : new ReflectionType(type),
            text.Carrier is MethodBase or PropertyInfo ? new ReflectionMember(text.Carrier) : null);
        var bound = new RequirementBinding(requirement, [], text.Types, carrier, new GeneratorReader(), diagnostics).Bind().Values.FirstOrDefault();
        if (bound is null || diagnostics.HasErrors)
        {
            if (_known.Add($"{text.Place}\n{operand}"))
                _unreadable.Add(new UnreadableRequirement(operand.ToString(), [.. diagnostics.All.Where(static diagnostic => diagnostic.IsError).Select(text.Describe)]));
            return;
        }

        var identity = OperandIdentity.Of(operand, bound, type);
        if (_known.Add(identity.Key))
            _operands.Add(new ComparedOperand(identity.Name, identity.Text, text.Place, text.Carrier, text.Scope, text.Home));
    }
}
