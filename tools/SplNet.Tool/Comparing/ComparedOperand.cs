using SplNet.Statements.Requirements;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>An operand to measure at each revision.</summary>
/// <param name="Name">Its name in reports.</param>
/// <param name="Syntax">The operand in formulas, without a revision.</param>
/// <param name="Bound">The operand with its names resolved.</param>
/// <param name="Source">The assembly in which it was found, and in which its names are looked up.</param>
internal sealed record ComparedOperand(string Name, OperandSyntax Syntax, BoundOperand Bound, RequirementText Source)
{
    /// <summary>The same for all texts that name this operand, in any file.</summary>
    public string Key { get; init; } = string.Empty;

    /// <summary>The requirement that first names it, in the sources; null if unknown.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>The operand at a revision, as a formula calls it.</summary>
    public OperandSyntax At(Revision revision) => Syntax with { Revision = revision.AsSyntax };

    /// <summary>The bound operand at a revision.</summary>
    public BoundOperand BoundAt(Revision revision) => Bound with { Syntax = Bound.Syntax with { Revision = revision.AsSyntax } };
}
