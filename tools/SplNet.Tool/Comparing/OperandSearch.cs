using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Views;

namespace SplNet.Tool.Comparing;

/// <summary>Finds the operands of the formulas of requirements: each operand once, regardless of the revisions that they name.</summary>
internal sealed class OperandSearch
{
    private readonly HashSet<string> _known = new(StringComparer.Ordinal);
    private readonly List<ComparedOperand> _operands = [];
    private readonly List<UnreadableRequirement> _unreadable = [];

    /// <summary>The operands in the order in which they were found.</summary>
    public IReadOnlyList<ComparedOperand> Operands => _operands;

    /// <summary>Requirements that could not be read, or that name something missing.</summary>
    public IReadOnlyList<UnreadableRequirement> Unreadable => _unreadable;

    /// <summary>Takes the operands of a requirement.</summary>
    /// <param name="requirement">The requirement.</param>
    /// <param name="name">Their name in reports; null for their spelling in formulas.</param>
    public void Add(SplRequirement requirement, string? name = null)
    {
        var (text, tree) = (requirement.Source, requirement.Tree);
        var problems = text.Failures.Concat(text.DiagnosticsFor(tree).Where(static diagnostic => diagnostic.IsError).Select(text.Describe))
            .ToList();
        if (tree is null || problems.Count > 0)
        {
            _unreadable.Add(new UnreadableRequirement(requirement.Name, problems) { Place = RequirementPlaces.Of(requirement) });
            return;
        }

        var aliases = new Aliases(text.Tree.Declarations);
        foreach (var operand in FormulaOperands.Of(tree.Formula).Select(aliases.Expand).OfType<OperandSyntax>())
            Add(operand with { Revision = null }, requirement, name);
    }

    private void Add(OperandSyntax operand, SplRequirement requirement, string? name)
    {
        var text = requirement.Source;
        var diagnostics = new BindingDiagnostics();
        var bound = text.Bind(operand, diagnostics);
        if (bound is null || diagnostics.HasErrors)
        {
            if (_known.Add($"{text.Place}\n{operand}"))
                _unreadable.Add(new UnreadableRequirement(operand.ToString(), [.. diagnostics.All
                    .Where(static diagnostic => diagnostic.IsError).Select(text.Describe)]) { Place = RequirementPlaces.Of(requirement) });
            return;
        }

        var identity = OperandIdentity.Of(operand, bound, text.Carrier as Type ?? text.Carrier?.ReflectedType);
        if (_known.Add(identity.Key))
            _operands.Add(new ComparedOperand(name ?? identity.Name, identity.Syntax, bound, text)
            {
                Key = identity.Key,
                Place = RequirementPlaces.Of(requirement, bound),
            });
    }
}
