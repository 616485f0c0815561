using System.Globalization;
using SplNet.Mutations.Results;
using SplNet.Views.Mutations;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Describes mutants for the views.</summary>
internal static class MutantReports
{
    private const int MostEvidence = 8;

    /// <summary>Describes a mutant.</summary>
    public static ShownMutant Of(MutantResult result)
    {
        var (state, word, elements) = Words(result.Status);
        return new ShownMutant
        {
            Id = result.Mutant.Id,
            Operator = result.Mutant.Operator,
            Title = result.Mutant.Title,
            State = state,
            Word = word,
            Reason = result.Reason,
            ElementsStatus = elements,
            StartLine = result.Mutant.StartLine,
            StartColumn = result.Mutant.StartColumn,
            EndLine = result.Mutant.EndLine,
            EndColumn = result.Mutant.EndColumn,
            Replacement = result.Mutant.Replacement,
            Evidence = [.. result.Pairs.Where(static pair => pair.Differs).OrderByDescending(static pair => pair.IsMeasured)
                .ThenByDescending(static pair => pair.Counts.Weight).Take(MostEvidence).Select(Evidence)],
            CoveredBy = [.. result.Pairs.Where(static pair => pair.Differs).Select(static pair => pair.Test)],
            KilledBy = result.Verdicts.Count > 0 ? result.Verdicts[0].KilledBy : [],
        };
    }

    // Viewers compute a score of covered code from these states: killed and timed-out mutants divided by these and survived ones. It must
    // equal the score of the run, in which inconclusive mutants count as undetected, hanging ones do not count, and only
    // unmeasured ones are omitted.
    private static (MutationState State, string Word, string Elements) Words(MutantStatus status) => status switch
    {
        MutantStatus.Killed => (MutationState.Killed, "killed", "Killed"),
        MutantStatus.Survived => (MutationState.Survived, "survived", "Survived"),
        MutantStatus.Inconclusive => (MutationState.Inconclusive, "inconclusive", "Survived"),
        MutantStatus.NotExecutedDifferently => (MutationState.NotCovered, "not executed differently", "NoCoverage"),
        MutantStatus.NoCoverage => (MutationState.NotCovered, "not covered", "NoCoverage"),
        MutantStatus.NotMeasured => (MutationState.NotMeasured, "not measured", "Pending"),
        MutantStatus.NotCounted => (MutationState.NotMeasured, "not counted", "Pending"),
        MutantStatus.CompileError => (MutationState.LeftOut, "does not compile", "CompileError"),
        MutantStatus.Timeout => (MutationState.LeftOut, "took too long", "RuntimeError"),
        MutantStatus.Invalid => (MutationState.LeftOut, "changes results", "RuntimeError"),
        MutantStatus.Equivalent => (MutationState.LeftOut, "the same code", "Ignored"),
        _ => (MutationState.LeftOut, "left out", "Ignored"),
    };

    private static string Evidence(TestedPair pair)
    {
        var counts = string.Create(
            CultureInfo.InvariantCulture, $"{100 * pair.Counts.MoreInstructions:+0.#;-0.#;0} % instructions, " +
                $"{pair.Counts.MoreCalls:+0.##;-0.##;0} calls out, {pair.Counts.MoreBytes:+0.#;-0.#;0} B per operation");
        return pair switch
        {
            { IsMeasured: true, Measured: { } measured } => string.Create(
                CultureInfo.InvariantCulture, $"{pair.Test}: ratio {measured.Ratio:0.###} [{measured.Lower:0.###} .. " +
                    $"{measured.Upper:0.###}] in {measured.Blocks} blocks{Throughput(measured)}; {counts}"),
            { Measured.Failure: { } failure } => $"{pair.Test}: could not be measured: {failure}",
            { Counts.Failure: { } failure } => $"{pair.Test}: {failure}",
            _ => $"{pair.Test}: {counts}; not measured",
        };
    }

    private static string Throughput(MeasuredPair pair) => pair.Throughput is not { } interval ? string.Empty : string.Create(
        CultureInfo.InvariantCulture, $", RCI {interval.Lower:0.###} .. {interval.Upper:0.###} (RCIW {interval.Width:0.###}), " +
            $"bug size {100 * interval.BugSize:0.#} %");
}
