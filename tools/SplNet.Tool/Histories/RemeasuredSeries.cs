using SplNet.Causes.Selection;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Evaluation.Selecting;
using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.Replaying;
using SplNet.Syntax;
using SplNet.Syntax.Binding;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Histories;

/// <summary>A series in a form that can be measured again: its requirement, and its operand in the requirement's notation.</summary>
/// <param name="Requirement">The requirement.</param>
/// <param name="Operand">The operand, without a revision and without aliases.</param>
/// <param name="Metric">The estimator.</param>
internal sealed record RemeasuredSeries(SplRequirement Requirement, OperandSyntax Operand, string Metric)
{
    /// <summary>The operand in a notation that is valid anywhere.</summary>
    public string Named
    {
        get
        {
            var carrier = Requirement.Source.Carrier;
            return Requirement.Source.Bind(Operand, new BindingDiagnostics()) is { } bound
                ? OperandIdentity.Of(Operand, bound, carrier as Type ?? carrier?.ReflectedType).Syntax.ToString()
                : Operand.ToString();
        }
    }

    /// <summary>Finds it among requirements; null if there is none.</summary>
    /// <param name="name">The series.</param>
    /// <param name="requirements">The requirements.</param>
    public static RemeasuredSeries? Find(SeriesName name, IReadOnlyList<SplRequirement> requirements)
    {
        var requirement = RequirementOf(name, requirements);
        if (requirement?.Tree is null || requirement.Problems.Count > 0)
            return null;
        var parsed = FormulaCheck.Formula($"mean({name.Operand}) <= 1 s");
        return !parsed.HasErrors && parsed.Root.Formula is ComparisonSyntax { First: EstimateSyntax estimate }
            && new Aliases(requirement.Source.Tree.Declarations).Expand(estimate.Operand) is { } operand
            ? new RemeasuredSeries(requirement, operand, name.Metric)
            : null;
    }

    /// <summary>The requirement of a series, even an invalid one; null if it is missing.</summary>
    /// <param name="name">The series.</param>
    /// <param name="requirements">The requirements.</param>
    public static SplRequirement? RequirementOf(SeriesName name, IReadOnlyList<SplRequirement> requirements)
    {
        // A library may state one formula in several places, which the source distinguishes. A build for a different framework is a
        // different series.
        var fitting = requirements.Where(
            requirement => requirement.Name == name.Requirement || SeriesName.RequirementOf(null, requirement.Formula) == name.Requirement)
            .Where(requirement => name.Framework.Length == 0 || name.Framework == MeasuredFramework.Of(
                RequirementHome.PathOf(requirement.Source, context: null), ExperimentOptions.Default.Runtime)).ToList();
        return fitting.Find(requirement => requirement.Location == name.Source) ?? fitting.FirstOrDefault();
    }

    /// <summary>The claim that there is a change, as text.</summary>
    public string Claim(Suspect suspect, string baseline, string commit) =>
        suspect.Claim($"{Metric}({At(baseline)})", $"{Metric}({At(commit)})");

    /// <summary>Measures the claim.</summary>
    /// <param name="claim">The claim.</param>
    /// <param name="adjust">Adjusts the options.</param>
    public ExperimentResult Measure(string claim, Func<ExperimentOptions, ExperimentOptions> adjust) => Of(claim, adjust).Run();

    /// <summary>Decides whether what changed between two commits can have affected it.</summary>
    /// <param name="selector">The selector.</param>
    /// <param name="claim">A claim about both commits.</param>
    /// <param name="baseline">The full id of the older commit.</param>
    /// <param name="commit">The full id of the newer commit.</param>
    /// <param name="adjust">Adjusts the options.</param>
    public OperandSelection Select(
        OperandSelector selector, string claim, string baseline, string commit, Func<ExperimentOptions, ExperimentOptions> adjust)
    {
        var experiment = Of(claim, adjust).Experiment();
        return selector.Select(experiment, experiment.Place!(EvaluationContext.Find()), At(baseline).ToString(), At(commit).ToString());
    }

    /// <summary>Measures a commit against itself: the same version under two names.</summary>
    /// <param name="commit">The full id.</param>
    /// <param name="adjust">Adjusts the options.</param>
    public ExperimentResult MeasureAgainstItself(string commit, Func<ExperimentOptions, ExperimentOptions> adjust) =>
        Measure($"mean({At(commit)}) <= mean({At(commit[..(commit.Length / 2)])})", adjust);

    private SplRequirement Of(string claim, Func<ExperimentOptions, ExperimentOptions> adjust) =>
        new(
            Requirement.Source.With(
                FormulaCheck.Formula(claim).Root.Formula, OptionCheck.OfOperands(Requirement.Tree?.Options ?? default)) with
            {
                Adjust = adjust,
            },
            0, claim);

    private OperandSyntax At(string commit) => Operand with { Revision = Revision.Git(commit).AsSyntax };
}
