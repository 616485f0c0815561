using SplNet.Binding;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Tool.Comparing;

/// <summary>One operand at two revisions, which is one experiment.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Base">The revision that it is compared with.</param>
/// <param name="Other">The revision in question.</param>
internal sealed record RevisionComparison(ComparedOperand Operand, ComparedRevision Base, ComparedRevision Other)
{
    /// <summary>The operand at the base, as the formula calls it.</summary>
    public string BaseName => Operand.At(Base.Revision).ToString();

    /// <summary>The operand at the revision in question, as the formula calls it.</summary>
    public string OtherName => Operand.At(Other.Revision).ToString();

    /// <summary>
    /// What is measured. It fails as soon as one side is shown to be slower, and holds as soon as a difference of the resolution is excluded in both
    /// directions, whichever comes first.
    /// </summary>
    public FormulaSyntax Formula => new ComparisonSyntax(
        MeanAt(Other.Revision), SyntaxList<ComparisonStepSyntax>.Of([new ComparisonStepSyntax(ComparisonRelation.Equal, 0, MeanAt(Base.Revision))]));

    /// <summary>Each operand at each revision but the first, compared with the first.</summary>
    public static IReadOnlyList<RevisionComparison> All(IReadOnlyList<ComparedOperand> operands, IReadOnlyList<ComparedRevision> revisions) =>
        [.. operands.SelectMany(operand => revisions.Skip(1).Select(revision => new RevisionComparison(operand, revisions[0], revision)))];

    /// <summary>The requirement that measures it.</summary>
    /// <param name="adjust">Sets how.</param>
    public SplRequirement Requirement(Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        var text = Operand.Source.With(Formula) with { Adjust = adjust };
        var bound = new Dictionary<string, BoundOperand>(StringComparer.Ordinal)
        {
            [OtherName] = Operand.BoundAt(Other.Revision),
            [BaseName] = Operand.BoundAt(Base.Revision),
        };
        return new SplRequirement(text, 0, text.Text, RequirementBinder.Make(text.Tree.Requirements[0], bound, new BindingDiagnostics()));
    }

    private EstimateSyntax MeanAt(Revision revision) => new(new NameSyntax(Estimators.Mean), Operand.At(revision));
}
