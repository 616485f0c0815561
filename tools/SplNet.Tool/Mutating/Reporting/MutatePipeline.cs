using SplNet.Mutations.Results;
using SplNet.Statements.Requirements;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Mutating.Reporting;

/// <summary>Mutants as results of a pipeline, each at its place in the sources.</summary>
internal static class MutatePipeline
{
    private static readonly PipelineRule Rule = new(
        "mutant",
        "A performance test notices this slowdown.",
        "splnet mutate has planted a slowdown here and run the performance tests. A slowdown that no test notices has survived: " +
            "a change like it would pass them. Survivors are failures only if the score is below --break-at.",
        "Add a requirement that runs this code, or use a smaller tolerance. " +
            "The comment '// splnet disable once' leaves the next line out.");

    /// <summary>The mutants that could be noticed, survivors first.</summary>
    /// <param name="results">The run.</param>
    public static IReadOnlyList<PipelineResult> Results(MutationResults results) =>
    [
        .. results.Mutants
            .Select(mutant => (Mutant: mutant, Outcome: OutcomeOf(mutant.Status, results.ExitCode == (int)ExitCode.Fail)))
            .Where(static one => one.Outcome is not null)
            .OrderBy(static one => one.Mutant.Status switch { MutantStatus.Survived => 0, MutantStatus.Killed => 2, _ => 1 })
            .Select(one => Result(one.Mutant, one.Outcome!.Value, results.Folder)),
    ];

    private static PipelineResult Result(MutantResult mutant, PipelineOutcome outcome, string folder)
    {
        var shown = MutantReports.Of(mutant);
        return new PipelineResult
        {
            Name = $"{mutant.Mutant.Id}: {mutant.Mutant.Title}",
            Group = mutant.Mutant.File,
            Outcome = outcome,
            Rule = Rule,
            Message = $"{mutant.Mutant.Title}: {shown.Word}{(shown.Reason.Length > 0 ? $"; {shown.Reason}" : string.Empty)}",
            Details = string.Join(Environment.NewLine, shown.Evidence),
            Place = SourcePaths.Of(
                new StatedPlace(Path.Combine(folder, mutant.Mutant.File), mutant.Mutant.StartLine, mutant.Mutant.StartColumn)),
        };
    }

    private static PipelineOutcome? OutcomeOf(MutantStatus status, bool isBelowLimit) => status switch
    {
        MutantStatus.Killed => PipelineOutcome.Holds,
        MutantStatus.Survived => isBelowLimit ? PipelineOutcome.Violated : PipelineOutcome.Undecided,
        MutantStatus.Inconclusive => PipelineOutcome.Undecided,
        MutantStatus.NotMeasured or MutantStatus.NotCounted => PipelineOutcome.NotReached,
        _ => null,
    };
}
