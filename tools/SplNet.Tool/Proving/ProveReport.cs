using SplNet.Evaluation.Observing;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Values;

namespace SplNet.Tool.Proving;

/// <summary>The report of a proof: the answer first, then its evidence.</summary>
internal static class ProveReport
{
    private const int ShownFiles = 10;

    /// <summary>The sections.</summary>
    /// <param name="document">The proof.</param>
    public static IReadOnlyList<ReportSection> Sections(ProveDocument document) =>
    [
        new ReportSection(Answer(document), [.. document.Reasons.SelectMany(static reason => reason.Split('\n'))
            .Select(static line => (string.Empty, line.TrimEnd()))]),
        new ReportSection("Evidence", [.. Evidence(document)]),
        .. document.Comparison is { } comparison ? CompareReport.Sections(comparison) : [],
        .. document.Notes.Count == 0 || document.Comparison is not null
            ? []
            : (ReportSection[])[new ReportSection("Notes", [.. document.Notes.Select(static note => (string.Empty, note))])],
        new ReportSection("Repeat", [(string.Empty, document.Repeat)]),
    ];

    /// <summary>The answer as a title.</summary>
    /// <param name="document">The proof.</param>
    public static string Answer(ProveDocument document) => document.Verdict switch
    {
        ProofVerdict.Proven => $"Proven: {document.Head} is faster than {document.Base}, and does the same",
        ProofVerdict.Refuted => $"Refuted: {document.Head} does not replace {document.Base}",
        _ => $"Unproven: it was not shown that {document.Head} is faster than {document.Base} and does the same",
    };

    /// <summary>What was checked, and the outcome.</summary>
    /// <param name="document">The proof.</param>
    public static IEnumerable<(string Name, string Value)> Evidence(ProveDocument document)
    {
        yield return ("tests", Tests(document));
        foreach (var (operand, results) in document.Results)
            yield return ($"results of {operand}", Results(results));
        if (document.Comparison is { } comparison)
            yield return ("measured", ChangeCounts.Text(comparison.Comparisons));
        else
            yield return ("measured", "no, because the evidence above decides");
        if (document.Inputs is { } inputs)
            yield return ("inputs", $"{inputs}, which is not part of {document.Base}");
        if (document.ChangedTests.Count > 0)
            yield return ("changed tests", ChangedTests(document));
    }

    private static string Tests(ProveDocument document) => document.Tests switch
    {
        null => "did not run",
        { Outcome: TestOutcome.Passed } tests =>
            $"{(tests.Tests is { } count ? Plural.Of(count, "test") : "all tests")} of {document.Base} passed with both libraries" +
            (tests.FailedBefore.Count + tests.Skipped == 0
                ? string.Empty
                : FormattableString.Invariant($", but for {tests.FailedBefore.Count} that fail and ") +
                        FormattableString.Invariant($"{tests.Skipped} that are skipped there")),
        var tests => string.Join(' ', tests.Problems),
    };

    private static string Results(ResultEquality results) => results.Kind switch
    {
        EqualityKind.Same => FormattableString.Invariant($"equal for {results.Inputs} generated inputs"),
        EqualityKind.Different =>
            $"different for {results.Difference!.Input}: {results.Difference.Base}, then {results.Difference.Other}",
        _ => $"not compared: {results.Reason}",
    };

    private static string ChangedTests(ProveDocument document) =>
        $"{string.Join(", ", document.ChangedTests.Take(ShownFiles).Select(static one => $"{one.Path} ({Word(one)})"))}" +
        $"{(document.ChangedTests.Count > ShownFiles ? ", …" : string.Empty)}: " +
        $"not part of the proof, which uses those of {document.Base}";

    private static string Word(ChangedTest one) => one.Difference switch
    {
        Versions.Repositories.Git.FileDifference.Added => "added",
        Versions.Repositories.Git.FileDifference.Removed => "removed",
        _ => "changed",
    };
}
