using SplNet.Statements.Requirements;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Comparing;

/// <summary>What is measured at each revision.</summary>
/// <param name="Name">How reports call it.</param>
/// <param name="Syntax">The operand in formulas, without a revision.</param>
/// <param name="Bound">What it stands for.</param>
/// <param name="Source">Where it was found, and its names are looked up.</param>
internal sealed record ComparedOperand(string Name, OperandSyntax Syntax, BoundOperand Bound, RequirementText Source)
{
    /// <summary>The same for all texts that stand for this operand, wherever they stand.</summary>
    public string Key { get; init; } = string.Empty;

    /// <summary>The requirement that first names it, in the sources; null where it is not known.</summary>
    public SourcePlace? Place { get; init; }

    /// <summary>The operand at a revision, as a formula calls it.</summary>
    public OperandSyntax At(Revision revision) => Syntax with { Revision = revision.AsSyntax };

    /// <summary>What it stands for at a revision.</summary>
    public BoundOperand BoundAt(Revision revision) => Bound with { Syntax = Bound.Syntax with { Revision = revision.AsSyntax } };
}
