using SplNet.Evaluation.Learning;
using SplNet.Evaluation.Reuse;
using SplNet.Evaluation.Runs;
using SplNet.Evaluation.Toolchain;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>Where runs come from, by the isolation that was chosen, and what each kind asks of an experiment.</summary>
internal static class RunSourceChoice
{
    public static IRunSource Of(Isolation isolation, Experiment experiment, EvaluationContext? context, CancellationToken cancellation) =>
        isolation switch
        {
            Isolation.None => new InProcessRunSource(experiment.Options.Engine),
            Isolation.BenchmarkDotNet => new ToolchainRunSource(experiment.Declaring.Location),
            _ when experiment.Options.Reuse => Reused(experiment, context!, cancellation),
            _ => new ProcessRunSource(context!, experiment.Site, experiment.Options, cancellation),
        };

    /// <summary>The reasons why runs cannot be measured that way, for the user.</summary>
    public static IEnumerable<ResultMessage> Problems(Isolation isolation, Experiment experiment, EvaluationContext? context) =>
        isolation switch
        {
            Isolation.None => experiment.MeasuredOperands().SelectMany(operand => NeedingAProcess(operand, experiment.Options))
                .Select(MessageRules.NotPossibleInIsolation.Of),
            Isolation.BenchmarkDotNet => experiment.MeasuredOperands().SelectMany(operand => Unnameable(operand, experiment.Options))
                .Concat(UnknownMetrics(experiment)).Select(MessageRules.NotPossibleInIsolation.Of),
            _ when context is null => [MessageRules.NotReplayable.Of(NotReplayable.Problem)],
            _ when context.Origin.AssemblyPath.Length == 0 =>
            [
                MessageRules.NotReplayable.Of(
                "The assembly of this test or program is not in a file: it was published as a single file, merged, " +
                "or loaded from memory, so no other process can load it. Run it from the output of a build; " +
                "Engine.Evaluate(experiment, isolate: false) measures in this process."),
            ],
            _ when context is { Origin: TestOrigin, Test.Refusal: { } refusal } =>
                [MessageRules.NotReplayable.Of($"{refusal} Engine.Evaluate(experiment, isolate: false) measures in this process.")],
            _ when context is { Origin.RunsAgain: true, Log.Cancelled: { } site } =>
            [
                MessageRules.NotReplayable.Of(
                    $"The evaluation of {site} was cancelled before in this test or program. " +
                    "A measuring process, which runs it again, cannot get past this point. End the test when an evaluation is cancelled."),
            ],
            _ when experiment.Options.Reuse => ReuseContent.Problems().Select(MessageRules.ReuseImpossible.Of),
            _ => [],
        };

    /// <summary>The kept runs of an operand, as measurements of later experiments; null if none can be kept.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="experiment">The experiment.</param>
    /// <param name="context">The test or program.</param>
    /// <param name="source">Where its runs come from, prepared.</param>
    /// <param name="measurement">How it is measured.</param>
    public static LearntRuns? Kept(
        MeasuredOperand operand, Experiment experiment, EvaluationContext? context, IRunSource source, ExperimentMeasurement measurement)
    {
        if (context is null || source.Counting is not ProcessRunSource runs
            || ReuseContent.KeyOf(context.Origin, runs.FolderOf(operand)) is not { } content)
            return null;
        var conditions = RunConditions.Of(context.Origin, experiment.Site, experiment.Options);
        return LearntOperands.OfStore(
            RunStore.InCache(null), RunKey.Of(operand, content + runs.RuntimeOf(operand), conditions, measurement.Settings), operand.Name,
            conditions.Started, readings => measurement.ResultOf(readings, operand));
    }

    private static ReusingRunSource Reused(Experiment experiment, EvaluationContext context, CancellationToken cancellation)
    {
        var runs = new ProcessRunSource(context, experiment.Site, experiment.Options, cancellation);
        return new ReusingRunSource(
            runs,
            RunStore.InCache(null),
            RunConditions.Of(context.Origin, experiment.Site, experiment.Options),
            operand => ReuseContent.KeyOf(context.Origin, runs.FolderOf(operand)) is { } key ? key + runs.RuntimeOf(operand) : null,
            experiment.Options.Resolution);
    }

    private static IEnumerable<string> NeedingAProcess(MeasuredOperand operand, ExperimentOptions options) =>
        operand.Operand.Environment.Keys
            .Select(variable => $"The operand '{operand.Name}' sets the environment variable {variable}, which needs a separate process. " +
                "Evaluate with isolate: true.")
            .Concat(operand.Operand.Revision is { } revision
                ? [$"The operand '{operand.Name}' is measured at {revision}, which needs a separate process. Evaluate with isolate: true."]
                : [])
            .Concat((operand.Operand.Runtime ?? options.Runtime) is { } runtime
                ? [$"The operand '{operand.Name}' is measured on {runtime}, which needs a separate process. Evaluate with isolate: true."]
                : []);

    private static IEnumerable<string> UnknownMetrics(Experiment experiment) => experiment.Metrics
        .Where(static metric => metric != Estimators.Allocated)
        .Select(static metric =>
            $"BenchmarkDotNet's toolchain reports times and allocated bytes, but the formula uses '{metric}'. Leave Isolation as it is.");

    private static IEnumerable<string> Unnameable(MeasuredOperand operand, ExperimentOptions options)
    {
        var refusal = operand.Operand.Revision is not null ? "it is measured at another version, which SplNet's own processes load"
            : (operand.Operand.Runtime ?? options.Runtime) is { } runtime
            ? $"it is measured on {runtime}, which only SplNet's own processes can be started on"
            : ToolchainCase.Refusal(operand);
        return refusal is null ? [] : [$"BenchmarkDotNet's toolchain cannot measure the operand '{operand.Name}': {refusal}."];
    }
}
