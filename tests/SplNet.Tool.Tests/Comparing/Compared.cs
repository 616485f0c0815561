using SplNet.Causes.Selection;
using SplNet.Evaluation.Inquiries;
using SplNet.Statements.Requirements;
using SplNet.Statistics;
using SplNet.Syntax.Binding;
using SplNet.Tool.Comparing;
using SplNet.Tool.Tests.Checking;
using SplNet.Values.Messages;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Comparisons of revisions made by hand.</summary>
internal static class Compared
{
    public const string SpentTime = "The time budget of 5 s was spent before 2 blocks were complete, the fewest that a decision needs.";

    public static ComparedRevision Base { get; } = ComparedRevision.Read("v1.2");

    /// <summary>A comparison that showed a difference.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="ratio">The time at the revision as a multiple of that at the base.</param>
    /// <param name="p">The p-value of the comparison by itself.</param>
    /// <param name="revision">The revision.</param>
    public static ComparedPair Different(string operand, double ratio, double p, string revision = "HEAD") =>
        Pair(operand, revision, Verdict.Fail, ratio, [Comparison(ratio, SequentialReason.ContraryEvidence, p)]);

    /// <summary>A comparison that excluded a difference.</summary>
    public static ComparedPair Same(string operand, double ratio = 1.01) =>
        Pair(operand, "HEAD", Verdict.Pass, ratio, [Comparison(ratio, SequentialReason.ViolationExcluded, 1)]);

    /// <summary>A comparison that decided nothing.</summary>
    public static ComparedPair Open(
        string operand, SequentialReason reason = SequentialReason.CapReached, EvidenceProblem problem = EvidenceProblem.None) =>
        Pair(operand, "HEAD", Verdict.Inconclusive, 1.02, [Comparison(1.02, reason, 1, problem)]);

    /// <summary>A comparison that the time budget ended before there was anything to decide from.</summary>
    public static ComparedPair OutOfTime(string operand)
    {
        var pair = Pair(operand, "HEAD", Verdict.Inconclusive, 1, []);
        return pair with
        {
            Result = pair.Result with
            {
                Messages =
                [
                    MessageRules.VersionUsed.Of($"{pair.BaseName}: v1.2 = f5e159c7d4; Words.csproj was built: net10.0."),
                    MessageRules.VersionUsed.Of($"{pair.OtherName}: HEAD = 1a2b3c4d5e; Words.csproj was built: net10.0."),
                    MessageRules.DifferentParts.Of("The tests have Words 1.0, the version was built with 2.0; 2.0 is measured."),
                    MessageRules.BusyMachine.Of("The machine was busy."),
                    MessageRules.TimeBudgetSpent.Of(SpentTime),
                ],
            },
        };
    }

    /// <summary>Bytes that every run has counted.</summary>
    public static ComparedPair Bytes(string operand, double before, double after)
    {
        var pair = Same(operand);
        return pair with { Metric = ComparedMetric.Allocated, Exact = new ExactCounts(before, after) };
    }

    /// <summary>Bytes that vary from run to run.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="difference">By how many bytes more than at the base.</param>
    /// <param name="p">The p-value of the comparison by itself.</param>
    /// <param name="before">The bytes at the base.</param>
    public static ComparedPair VaryingBytes(string operand, double difference, double p, double before = 2000)
    {
        var pair = Different(operand, 1, p);
        var made = pair.Result.Comparisons[0];
        return pair with
        {
            Metric = ComparedMetric.Allocated,
            Result = pair.Result with
            {
                Operands =
                [
                    Allocating(pair.Result.Operands[0], pair.OtherName, before + difference),
                    Allocating(pair.Result.Operands[1], pair.BaseName, before),
                ],
                Comparisons =
                [
                    made with
                    {
                        Unit = MetricUnit.Bytes,
                        Interval = new DecidingInterval(difference - 10, difference + 10, 0.001),
                        Evidence = made.Evidence with { Scale = ComparisonScale.Difference, Effect = difference, DetectableEffect = 40 },
                    },
                ],
            },
        };
    }

    /// <summary>A comparison that was not measured because nothing that the operand uses has changed.</summary>
    public static ComparedPair Unaffected(string operand)
    {
        var pair = Pair(operand, "HEAD", Verdict.Pass, 1, []);
        return pair with
        {
            Result = pair.Result with { Operands = [] },
            Selection = new OperandSelection(SelectionKind.Unaffected, "no code differs"),
        };
    }

    /// <summary>A comparison without a measurement.</summary>
    public static ComparedPair Invalid(string operand, string problem, MessageRule? rule = null)
    {
        var pair = Pair(operand, "HEAD", Verdict.Invalid, 1, []);
        return pair with { Result = pair.Result with { Messages = [(rule ?? MessageRules.OperandFailed).Of(problem)], Operands = [] } };
    }

    public static CompareDocument Document(IReadOnlyList<ComparedPair> pairs, params IReadOnlyList<UnreadableRequirement> unreadable)
    {
        var rows = RowClassification.Rows(pairs, unreadable, 0.01);
        return new CompareDocument
        {
            ExitCode = (int)ChangeCounts.ExitCodeOf(rows),
            Base = Base.Text,
            Revisions = [.. pairs.Select(static pair => pair.Revision).Distinct(StringComparer.Ordinal)],
            Alpha = 0.01,
            Resolution = 0.05,
            Comparisons = rows,
        };
    }

    private static ComparedPair Pair(
        string operand, string revision, Verdict verdict, double ratio, IReadOnlyList<ComparisonResult> comparisons)
    {
        var text = RequirementText.OfFormula("perf.spl", $"{operand} < 1 s", null, []);
        var syntax = FormulaOperands.Of(text.Tree.Requirements[0].Formula).Single();
        var comparison = new RevisionComparison(new ComparedOperand(operand, syntax, null!, text), Base, ComparedRevision.Read(revision));
        var made = Made.Experiment(verdict, [[2000 * ratio], [2000 * ratio], [2000 * ratio]], [[2000], [2000], [2000]]);
        return new ComparedPair(operand, revision, ComparedMetric.Mean, comparison.BaseName, comparison.OtherName, made with
        {
            Formula = comparison.Formula.ToString(),
            Operands = [made.Operands[0] with { Name = comparison.OtherName }, made.Operands[1] with { Name = comparison.BaseName }],
            Comparisons = comparisons,
        });
    }

    private static OperandResult Allocating(OperandResult operand, string name, double bytes) =>
        operand with { Name = name, Estimates =
        [
            new EstimateResult { Text = $"allocated({name})", Estimator = "allocated", Unit = MetricUnit.Bytes, Value = bytes },
        ] };

    private static ComparisonResult Comparison(
        double ratio, SequentialReason reason, double p, EvidenceProblem problem = EvidenceProblem.None) => new()
        {
            Text = "a == b",
            Relation = Relation.Equal,
            Truth = Truth.Unknown,
            Unit = MetricUnit.Nanoseconds,
            Reason = reason,
            Explanation = "made by hand",
            Level = 0.001,
            PValue = p,
            Interval = new DecidingInterval(ratio * 0.98, ratio * 1.02, 0.001),
            Evidence = new Evidence
            {
                Interpretation = "paired runs",
                Scale = ComparisonScale.Ratio,
                Problem = problem,
                Effect = ratio,
                Lower = ratio * 0.9,
                Upper = ratio * 1.1,
                DetectableEffect = 0.031,
                Blocks = 3,
            },
        };
}
