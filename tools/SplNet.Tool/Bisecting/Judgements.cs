using System.Globalization;
using SplNet.Values;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Bisecting;

/// <summary>Reads judgements about commits from results of experiments.</summary>
internal static class Judgements
{
    /// <summary>Good if the formula holds, bad if it does not.</summary>
    public static CommitVerdict VerdictOf(ExperimentResult result) => result.Verdict switch
    {
        Verdict.Pass => CommitVerdict.Good,
        Verdict.Fail => CommitVerdict.Bad,
        Verdict.Inconclusive => CommitVerdict.Undecided,
        _ => CommitVerdict.Skipped,
    };

    /// <summary>The judgement of a comparison of two versions of one method.</summary>
    /// <param name="result">The result of a formula with one comparison, whose left side takes longer if the version in
    /// question has the change.</param>
    /// <param name="limit">The factor on its right side.</param>
    /// <param name="revision">The version in question.</param>
    /// <param name="times">The quantities of the ratio.</param>
    public static CommitJudgement OfRatio(ExperimentResult result, double limit, Revision revision, string times)
    {
        var verdict = VerdictOf(result);
        if (verdict == CommitVerdict.Skipped || result.Comparisons is not [var comparison] || !double.IsFinite(comparison.Evidence.Effect))
            return new CommitJudgement(verdict, ReasonOf(result, revision));
        var evidence = comparison.Evidence;
        var (ratio, lower, upper) = (evidence.Effect * limit, comparison.Interval.Lower * limit, comparison.Interval.Upper * limit);
        return new CommitJudgement(
            verdict,
            string.Create(
                CultureInfo.InvariantCulture,
                $"{Figure(ratio)} {times}, interval {Figure(lower)} to {Figure(upper)}, {evidence.Blocks} pairs"))
        {
            Ratio = ratio,
            Lower = lower,
            Upper = upper,
        };

        string Figure(double value) => Quantity.Significant(value, upper - lower);
    }

    /// <summary>Why a result is as it is, in one line.</summary>
    /// <param name="result">The result.</param>
    /// <param name="revision">The version in question, which the line need not name again.</param>
    public static string ReasonOf(ExperimentResult result, Revision revision) => result.Verdict switch
    {
        Verdict.Invalid =>
            FirstLine(After($" at {revision}: ", result.Problems.Count > 0 ? result.Problems[0] : "it could not be measured")),
        Verdict.Inconclusive => result.Comparisons.Count > 0 ? result.Comparisons[0].Explanation : "it could not be decided",
        Verdict.Pass => "the formula holds",
        _ => "the formula does not hold",
    };

    private static string After(string lead, string problem) =>
        problem.IndexOf(lead, StringComparison.Ordinal) is var start and >= 0 ? problem[(start + lead.Length)..] : problem;

    private static string FirstLine(string problem)
    {
        var lines = problem.Split('\n', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);

        // A line that ends with a colon only leads to the next one: the compiler's first error.
        return lines.Length > 1 && lines[0].EndsWith(':') ? $"{lines[0]} {lines[1]}" : lines[0];
    }
}
