using SplNet.Evaluation.Observing;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Proving;

/// <summary>Decides from the evidence. What refutes counts before what is missing.</summary>
internal static class ProofRule
{
    /// <summary>The document with its answer.</summary>
    /// <param name="document">The evidence.</param>
    public static ProveDocument Decide(ProveDocument document)
    {
        if (Refutations(document).ToList() is { Count: > 0 } refuted)
            return document with { Verdict = ProofVerdict.Refuted, Reasons = refuted, ExitCode = (int)ExitCode.Fail };
        var missing = Missing(document).ToList();
        if (missing.Count > 0)
            return document with
            {
                Verdict = ProofVerdict.Unproven,
                Reasons = [.. missing.Select(static one => one.Reason)],
                ExitCode = (int)(missing.Exists(static one => one.IsFailure) ? ExitCode.NotMeasured : ExitCode.Inconclusive),
            };
        return document with
        {
            Verdict = ProofVerdict.Proven,
            Reasons = [.. document.Rows.Where(static row => IsTime(row) && row.Change == Change.Improvement)
                .Select(static row => $"{row.Operand} is faster and returns the same: ratio {CompareCells.Ratio(row)}.")],
            ExitCode = (int)ExitCode.Ok,
        };
    }

    /// <summary>True if nothing that is still to be measured can change the answer to proven.</summary>
    /// <param name="document">The evidence so far.</param>
    public static bool IsDecided(ProveDocument document) => Refutations(document).Any() || Unusable(document).Any();

    private static IEnumerable<string> Refutations(ProveDocument document)
    {
        if (document.Tests is { Outcome: TestOutcome.Failed } tests)
        {
            foreach (var problem in tests.Problems)
                yield return problem;
        }

        foreach (var (operand, results) in document.Results.Where(static one => one.Results.Kind == EqualityKind.Different))
            yield return $"{operand} returns something else for {results.Difference!.Input}: it {results.Difference.Base} at " +
                $"{document.Base}, and {results.Difference.Other} at {document.Head}.";
        foreach (var row in document.Rows.Where(static row => IsTime(row) && row.Change == Change.Regression))
            yield return $"{row.Operand} is slower: ratio {CompareCells.Ratio(row)}.";
    }

    private static IEnumerable<(string Reason, bool IsFailure)> Unusable(ProveDocument document)
    {
        if (document.Tests is { Outcome: TestOutcome.Unknown } tests)
            yield return ($"The tests of {document.Base} show nothing: {string.Join(' ', tests.Problems)}", true);
        foreach (var (operand, results) in document.Results.Where(static one => one.Results.Kind == EqualityKind.Unknown))
            yield return ($"{operand} cannot be compared: {results.Reason}.", false);
    }

    private static IEnumerable<(string Reason, bool IsFailure)> Missing(ProveDocument document)
    {
        foreach (var one in Unusable(document))
            yield return one;
        if (document.Comparison is not { } comparison)
        {
            if (document.Tests is null)
                yield return ("The tests did not run.", true);
            yield break;
        }

        foreach (var name in comparison.NotReached)
            yield return ($"{name} was not measured, because the command was interrupted. Run it again.", false);
        var times = document.Rows.Where(IsTime).ToList();
        foreach (var row in times.Where(static row => row.Change is Change.NotMeasured or Change.New))
            yield return ($"{row.Operand} could not be measured: {string.Join(' ', row.Remarks)}", true);
        foreach (var row in times.Where(static row => row.Change == Change.Undecided))
            yield return ($"{row.Operand} may be faster or slower: ratio {CompareCells.Ratio(row)}. Measure longer with --time-budget, " +
                "or on an idle machine.", false);
        if (times.TrueForAll(static row => row.IsUnaffected))
            yield return ("The change affects no operand: the code that they execute is the same. Name a method that it makes faster " +
                "with --method.", false);
        else if (!times.Exists(static row => row.Change is Change.Improvement or Change.Undecided or Change.NotMeasured or Change.New))
            yield return ("No operand is faster: a difference that matters is excluded. Name a method that the change makes faster with " +
                "--method, or lower --resolution.", false);
    }

    private static bool IsTime(ComparedRow row) => row.Metric == ComparedMetric.Mean.Name;
}
