using SplNet.Statements.Binding;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Tool.Comparing;

/// <summary>One operand at two revisions, in one metric.</summary>
/// <param name="Operand">The operand.</param>
/// <param name="Base">The revision that it is compared with.</param>
/// <param name="Other">The revision in question.</param>
internal sealed record RevisionComparison(ComparedOperand Operand, ComparedRevision Base, ComparedRevision Other)
{
    /// <summary>The compared metric.</summary>
    public ComparedMetric Metric { get; init; } = ComparedMetric.Mean;

    /// <summary>The operand at the base, as the formula calls it.</summary>
    public string BaseName => Operand.At(Base.Revision).ToString();

    /// <summary>The operand at the revision in question, as the formula calls it.</summary>
    public string OtherName => Operand.At(Other.Revision).ToString();

    /// <summary>
    /// The measured claim. It fails as soon as one side is shown to be slower, and holds as soon as a difference of the resolution is
    /// excluded in both directions, whichever comes first.
    /// </summary>
    public FormulaSyntax Formula => new ComparisonSyntax(
        EstimateAt(Other.Revision),
        SyntaxList<ComparisonStepSyntax>.Of([new ComparisonStepSyntax(ComparisonRelation.Equal, 0, EstimateAt(Base.Revision))]));

    /// <summary>Each operand at each revision but the first, compared with the first.</summary>
    public static IReadOnlyList<RevisionComparison> All(
        IReadOnlyList<ComparedOperand> operands, IReadOnlyList<ComparedRevision> revisions) =>
        [.. operands.SelectMany(operand => revisions.Skip(1).Select(revision => new RevisionComparison(operand, revisions[0], revision)))];

    /// <summary>The requirement that measures it.</summary>
    /// <param name="adjust">Sets the options.</param>
    /// <param name="also">Further metrics that its runs count, by the names of the estimators.</param>
    public SplRequirement Requirement(Func<ExperimentOptions, ExperimentOptions> adjust, params string[] also) =>
        Requirement([this], adjust, also);

    /// <summary>The requirement that measures several comparisons of one operand: their common parts are measured once.</summary>
    /// <param name="comparisons">The comparisons; at least one.</param>
    /// <param name="adjust">Sets the options.</param>
    /// <param name="also">Further metrics that its runs count, by the names of the estimators.</param>
    public static SplRequirement Requirement(
        IReadOnlyList<RevisionComparison> comparisons, Func<ExperimentOptions, ExperimentOptions> adjust, params string[] also)
    {
        var formula = comparisons is [var single]
            ? single.Formula
            : new ConjunctionSyntax(SyntaxList<FormulaSyntax>.Of([.. comparisons.Select(static one => one.Formula)]));
        var bound = new Dictionary<string, BoundOperand>(StringComparer.Ordinal);
        foreach (var one in comparisons)
        {
            bound[one.OtherName] = one.Operand.BoundAt(one.Other.Revision);
            bound[one.BaseName] = one.Operand.BoundAt(one.Base.Revision);
        }

        return Requirement(comparisons[0].Operand, formula, bound, adjust, also);
    }

    /// <summary>The requirement of a formula over versions of an operand.</summary>
    /// <param name="operand">The operand, in whose source names are looked up.</param>
    /// <param name="formula">The formula.</param>
    /// <param name="bound">The operands of the formula by their names in it.</param>
    /// <param name="adjust">Sets the options.</param>
    /// <param name="also">Further metrics that its runs count, by the names of the estimators.</param>
    public static SplRequirement Requirement(
        ComparedOperand operand, FormulaSyntax formula, IReadOnlyDictionary<string, BoundOperand> bound,
        Func<ExperimentOptions, ExperimentOptions> adjust, params string[] also)
    {
        var text = operand.Source.With(formula) with { Adjust = adjust };
        return new SplRequirement(text, 0, text.Text, RequirementBinder.Make(text.Tree.Requirements[0], bound, new BindingDiagnostics()))
        {
            AlsoCounted = also,
        };
    }

    private EstimateSyntax EstimateAt(Revision revision) => new(new NameSyntax(Metric.Name), Operand.At(revision));
}
