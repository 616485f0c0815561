using System.Text.RegularExpressions;
using SplNet.Causes.Selection;
using SplNet.Evaluation.Selecting;
using SplNet.Operands.Formulas;
using SplNet.Replaying;
using SplNet.Results.Reports;
using SplNet.Statements.Experiments;
using SplNet.UnitTests;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Inquiries;

/// <summary>An experiment of a test that measures the requested operands instead of its claim.</summary>
/// <param name="experiment">The experiment.</param>
/// <param name="context">The test.</param>
/// <param name="inquiry">The question.</param>
internal sealed partial class InquiredExperiment(Experiment experiment, EvaluationContext context, RevisionInquiry inquiry)
{
    // The tests of a process compare the same builds.
    private static readonly OperandSelector Selector = new();

    /// <summary>True for a requirement that is a text, which is found without running a test.</summary>
    public bool IsText { get; init; }

    /// <summary>Answers, and returns a result with which the test continues.</summary>
    /// <param name="measure">Evaluates an experiment instead of this one; its progress uses this name for the test, which
    /// includes its row.</param>
    public ExperimentResult Answer(Func<Experiment, string, ExperimentResult> measure)
    {
        var result = new ExperimentResult
        {
            Formula = experiment.Text,
            Verdict = Verdict.Pass,
            Operands = [],
            Alpha = experiment.Options.Alpha,
            Seed = 0,
            Seconds = 0,
            Messages = [MessageRules.NotEvaluated.Of("Its operands are compared at revisions, whatever it claims.")],
        };
        if (IsText)
            return result;
        if (experiment.Problems() is { Count: > 0 } problems)
        {
            var name = $"'{experiment.Text}' in {Test}";
            if (IsAskedFor(name))
                new InquiryAnswer { Operand = name, Problems = [.. problems.Select(static one => one.Text)], Place = Site }.WriteInto(
                    inquiry.Answers);
            return result;
        }

        // The version that a formula names is one of those that it compares by itself.
        foreach (var operand in experiment.MeasuredOperands().DistinctBy(
            static operand => operand.Symbol.WithoutVersion, StringComparer.Ordinal))
        {
            var name = $"{operand.Symbol.WithoutVersion} in {Test}{Place}";
            if (!IsAskedFor(name))
                continue;
            var revisions = inquiry.Measures ? Enumerable.Range(1, inquiry.Revisions.Count - 1).ToList() : [];
            List<InquiredSelection> selections = inquiry.Selects ? [.. revisions.Select(revision => Select(operand, revision))] : [];
            var measured = inquiry.SelectsOnly ? [] : revisions.Except(
                selections.Where(static one => one.Selection.Kind == SelectionKind.Unaffected).Select(static one => one.Revision));
            new InquiryAnswer
            {
                Operand = name,
                Place = Site,
                Choice = TestChoice.Of(context.Test!, TestPlatforms.Current),
                Comparisons = [.. measured.SelectMany(revision =>
                    Compare(operand, revision, instead => measure(instead, context.Test!.ShownName + Row + Place)))],
                Selections = selections,
                Changes = inquiry.ExplainsSelection ? Selector.Changes : [],
            }.WriteInto(inquiry.Answers);
        }

        return result;
    }

    private InquiredPlace? Site
    {
        get
        {
            try
            {
                var method = TestMethod.Resolve(context.Test!.Identity).Method;
                return new InquiredPlace(method.Module.FullyQualifiedName, method.MetadataToken, experiment.Site.Line);
            }
            catch (Exception missing)
                when (missing is UnreplayableTestException or IOException or ArgumentException or BadImageFormatException)
            {
                return null; // the place is only shown, and measuring the test reports what is wrong
            }
        }
    }

    private string Test => context.Test!.FullName + Row;

    private string Row => context.Test!.Identity.RowKey is { } row
        ? $"({TypeOfAnArgument().Replace(row, ", ").TrimStart(',', ' ').TrimEnd(';')})"
        : string.Empty;

    // Experiments that a test evaluates in sequence may share operand names.
    private string Place => context.Log.Passed.Count == 0 ? string.Empty : FormattableString.Invariant($", line {experiment.Site.Line}");

    private bool IsAskedFor(string name) =>
        (inquiry.Tests is not { } wanted || name.Contains(wanted, StringComparison.OrdinalIgnoreCase))
        && inquiry.Operands?.Contains(name, StringComparer.Ordinal) != false;

    private InquiredSelection Select(MeasuredOperand operand, int revision)
    {
        var (before, after) = (At(operand, 0), At(operand, revision));
        return new InquiredSelection(revision, before.ToString(), after.ToString(), Selector.Select(
            Experiment(operand, before, after, Estimators.Mean, []), context, before.ToString(), after.ToString()));
    }

    private IEnumerable<InquiredComparison> Compare(MeasuredOperand operand, int revision, Func<Experiment, ExperimentResult> measure)
    {
        var (before, after) = (At(operand, 0), At(operand, revision));
        return MetricSeries.Measure(before.ToString(), after.ToString(), inquiry.Metrics, leavesOutBytes: false, (metric, also) =>
            measure(Experiment(operand, before, after, metric, also)))
            .Select(one => new InquiredComparison(revision, one.Metric, before.ToString(), after.ToString(), JsonReport.Write(one.Result))
            {
                Exact = one.Exact,
            });
    }

    private FormulaOperand At(MeasuredOperand operand, int revision) =>
        new(operand.Symbol.Name, operand.Symbol.Parameters, Revision.Parse(inquiry.Revisions[revision]))
        {
            WithoutVersion = operand.Symbol.WithoutVersion,
        };

    private Experiment Experiment(
        MeasuredOperand operand, FormulaOperand before, FormulaOperand after, string metric, IReadOnlyList<string> also)
    {
        var kind = EstimatorKind.Find(metric)!;
        var claim = new Comparison(new OperandEstimate(kind, after, null), Relation.Equal, new OperandEstimate(kind, before, null));
        return new Experiment(
            claim, experiment.Site, experiment.Declaring,
            new Dictionary<string, Operand>(StringComparer.Ordinal) { [operand.Symbol.Name] = operand.Operand.Today() }, [])
        {
            Name = claim.ToString(),
            Options = inquiry.Over(experiment.Options, metric == Estimators.Allocated ? inquiry.ByteLevel : inquiry.TimeLevel),
            AlsoCounted = also,
            ReplayedAs = operand.Name,
        };
    }

    // Rows are identified by types and values: System.Int32:10;string:1:a;
    [GeneratedRegex(@"(?:^|;)(?:string:[0-9]+|[A-Za-z_][\w.+`]*):", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex TypeOfAnArgument();
}
