using SplNet.Values.Messages;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Requirements;

/// <summary>The results of a run for pipelines.</summary>
internal static class RunPipeline
{
    private static readonly PipelineRule Rule = new(
        "requirement",
        "Every requirement on the performance of the code holds.",
        "A requirement is a formula about the times, bytes or counts of operands, which are measured in several processes. " +
        "It fails if the opposite is shown, and is undecided if neither is shown.",
        "Run the command again with --explain to see the cause, or correct the requirement. Allow more time if it is undecided. " +
        "The message of a requirement that could not be measured names the reason.");

    /// <summary>A result for each requirement, the gravest first, then those that were not reached.</summary>
    public static IReadOnlyList<PipelineResult> Results(RunDocument document) =>
    [
        .. document.ByGravity.Select(Of),
        .. document.NotReached.Select(static name => new PipelineResult
        {
            Name = name,
            Group = "not reached",
            Outcome = PipelineOutcome.NotReached,
            Rule = Rule,
            Message = "The run was interrupted before it was measured.",
        }),
    ];

    private static PipelineResult Of(RequirementResult requirement) => new()
    {
        Name = requirement.Name,
        Group = requirement.Location.Split('(', 2)[0],
        Outcome = requirement.Result.Verdict switch
        {
            Verdict.Pass => PipelineOutcome.Holds,
            Verdict.Fail => PipelineOutcome.Violated,
            Verdict.Inconclusive => PipelineOutcome.Undecided,
            _ => PipelineOutcome.NotMeasured,
        },
        Rule = requirement.Result.Messages.FirstOrDefault(static one => one.Severity == MessageSeverity.Problem) is { } problem
            ? RuleOf(problem)
            : Rule,
        Message = MessageOf(requirement.Result),
        Details = requirement.Result.ToString(),
        Place = requirement.Place,
        Seconds = requirement.Result.Seconds,
    };

    private static PipelineRule RuleOf(ResultMessage problem) =>
        MessageRules.All.FirstOrDefault(rule => rule.IsOf(problem)) is { } rule
            ? new PipelineRule(rule.Code, rule.Title, rule.Cause, rule.Remedy)
            : Rule;

    /// <summary>
    /// The first line of a report, which holds the verdict, the claim and the ratio; if nothing was measured the reason is more useful.
    /// </summary>
    public static string MessageOf(ExperimentResult result) =>
        (result.Problems is [var problem, ..] ? problem : result.ToString()).Split('\n', 2)[0].TrimEnd();
}
