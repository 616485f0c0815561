using System.Globalization;
using SplNet.Requirements;

namespace SplNet.Tool.Comparing;

/// <summary>One operand at two revisions, which is one experiment.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Base">The revision that it is compared with.</param>
/// <param name="Other">The revision in question.</param>
internal sealed record RevisionComparison(ComparedOperand Operand, ComparedRevision Base, ComparedRevision Other)
{
    /// <summary>The operand at the base, as the formula calls it.</summary>
    public string BaseName => Operand.Text + Base.Suffix;

    /// <summary>The operand at the revision in question, as the formula calls it.</summary>
    public string OtherName => Operand.Text + Other.Suffix;

    /// <summary>
    /// What is measured. It fails as soon as one side is shown to be slower, and holds as soon as a difference of the resolution is excluded in both
    /// directions, whichever comes first.
    /// </summary>
    public string Formula => string.Create(CultureInfo.InvariantCulture, $"mean({OtherName}) == mean({BaseName})");

    /// <summary>Each operand at each revision but the first, compared with the first.</summary>
    public static IReadOnlyList<RevisionComparison> All(IReadOnlyList<ComparedOperand> operands, IReadOnlyList<ComparedRevision> revisions) =>
        [.. operands.SelectMany(operand => revisions.Skip(1).Select(revision => new RevisionComparison(operand, revisions[0], revision)))];

    /// <summary>The requirement that measures it.</summary>
    /// <param name="adjust">Sets how.</param>
    public SplRequirement Requirement(Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        var text = RequirementText.OfFormula(Operand.Place, Formula, Operand.Carrier, Operand.Scope) with { Home = Operand.Home, Adjust = adjust };
        return new SplRequirement(text, 0, Formula);
    }
}
