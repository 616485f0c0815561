using System.Diagnostics;
using SplNet.Evaluation;
using SplNet.Evaluation.Inquiries;
using SplNet.Replaying;

namespace SplNet;

/// <summary>Evaluates experiments.</summary>
[StackTraceHidden] // a failed test shows where it failed, but not how
public static class Engine
{
    private static int _versionNoted;

    /// <summary>Measures the operands of an experiment, and decides.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="isolate">
    /// True to measure each run as <see cref="ExperimentOptions.Isolation"/> says; by default that is a separate process.
    /// False measures in this process, for debugging; earlier code and the order of the operands then affect the result.
    /// </param>
    /// <returns>True only for <see cref="Verdict.Pass"/>; false for <see cref="Verdict.Fail"/> and
    /// <see cref="Verdict.Inconclusive"/>.</returns>
    /// <exception cref="ExperimentFailedException">
    /// The verdict is <see cref="Verdict.Invalid"/>: nothing was measured, and false would be as wrong an answer as true.
    /// </exception>
    public static bool Evaluate(Experiment experiment, bool isolate = true)
    {
        var context = Here();
        return Evaluated(Measure(experiment, isolate, context), context);
    }

    /// <summary>Measures the operands of an experiment on a separate thread, and decides.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="isolate">As for <see cref="Evaluate"/>.</param>
    /// <param name="cancellationToken">
    /// Ends the evaluation, its measuring processes and their children at once. A run in this process, or in BenchmarkDotNet's toolchain,
    /// continues to its end.
    /// </param>
    /// <returns>True only for <see cref="Verdict.Pass"/>.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is <see cref="Verdict.Invalid"/>.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static async Task<bool> EvaluateAsync(Experiment experiment, bool isolate = true, CancellationToken cancellationToken = default)
    {
        var context = Here();
        return Evaluated(await MeasureAsync(experiment, isolate, context, cancellationToken).ConfigureAwait(false), context);
    }

    internal static ExperimentResult Assert(Experiment experiment, bool isolate)
    {
        var context = Here();
        return Asserted(experiment, Measure(experiment, isolate, context), context);
    }

    internal static async Task<ExperimentResult> AssertAsync(Experiment experiment, bool isolate, CancellationToken cancellation)
    {
        var context = Here();
        return Asserted(experiment, await MeasureAsync(experiment, isolate, context, cancellation).ConfigureAwait(false), context);
    }

    internal static Task<ExperimentResult> RunAsync(Experiment experiment, bool isolate, CancellationToken cancellation)
    {
        var context = Here();
        return ShownAsync(MeasureAsync(experiment, isolate, context, cancellation), context);
    }

    private static ExperimentResult Asserted(Experiment experiment, ExperimentResult result, EvaluationContext? context)
    {
        if (result.Passed || (result.Verdict, experiment.Options.OnInconclusive) is (Verdict.Inconclusive, OnInconclusive.Pass))
        {
            Show(result, context);
            return result;
        }

        // Frameworks print the message; the output would repeat the report.
        throw (result.Verdict, experiment.Options.OnInconclusive) switch
        {
            (Verdict.Inconclusive, OnInconclusive.Skip) when context?.Framework?.Skip(result.ToString()) is { } skip => skip,
            _ => new ExperimentFailedException(result),
        };
    }

    internal static ExperimentResult Run(Experiment experiment, bool isolate) => Run(experiment, isolate, Here());

    /// <summary>
    /// Evaluates an experiment as if none had come before it. For a program that evaluates the same experiment many times: its
    /// measuring processes reach the first evaluation, which represents all of them, instead of passing through the earlier ones.
    /// </summary>
    internal static ExperimentResult RunAfresh(Experiment experiment) =>
        Run(experiment, isolate: true, EvaluationContext.Find() is { } found ? found with { Log = new EvaluationLog() } : null);

    // A measuring process measures in the step that reaches the experiment. The test waits for it, so that nothing runs concurrently.
    private static Task<ExperimentResult> MeasureAsync(
        Experiment experiment, bool isolate, EvaluationContext? context, CancellationToken cancellation)
    {
        ArgumentNullException.ThrowIfNull(experiment);
        return ReplaySession.Current is not null
            ? Task.FromResult(Measure(experiment, isolate, context, cancellation))
            : (context?.Log ?? new EvaluationLog()).InTurn(() => Measure(experiment, isolate, context, cancellation), cancellation);
    }

    private static ExperimentResult Run(Experiment experiment, bool isolate, EvaluationContext? context)
    {
        var result = Measure(experiment, isolate, context);
        Show(result, context);
        return result;
    }

    private static ExperimentResult Measure(
        Experiment experiment, bool isolate, EvaluationContext? context, CancellationToken cancellation = default)
    {
        ArgumentNullException.ThrowIfNull(experiment);
        if (ReplaySession.Current is { } session)
            return session.Reach(experiment, experiment.Site);

        // A test that its framework has given up needs no answer, and others wait for its turn.
        using var end = CancellationTokenSource.CreateLinkedTokenSource(cancellation, context?.Test?.GivenUp ?? CancellationToken.None);
        var result = RevisionInquiry.Current is { } inquiry && context?.Test is not null
            ? new InquiredExperiment(experiment, context, inquiry) { IsText = experiment.Place is not null }.Answer(
                (instead, row) => Evaluated(
                    new ExperimentRun(instead, isolate, context, display: inquiry.Display(), shownTest: row, cancellation: end.Token),
                    instead, context, cancellation))
            : Evaluated(
                new ExperimentRun(experiment, isolate, experiment.Place is { } place ? place(context) : context, cancellation: end.Token),
                experiment, context, cancellation);
        context?.Log.Add(experiment.Site, result);
        AttachedResult.Add(result, experiment.Options.Attach, context?.Test);
        if (context?.Framework?.VersionNote is { } note && Interlocked.Exchange(ref _versionNoted, 1) == 0)
            context.Test!.Write(note);
        return result;
    }

    private static async Task<ExperimentResult> ShownAsync(Task<ExperimentResult> measuring, EvaluationContext? context)
    {
        var result = await measuring.ConfigureAwait(false);
        Show(result, context);
        return result;
    }

    private static bool Evaluated(ExperimentResult result, EvaluationContext? context)
    {
        if (result.Verdict == Verdict.Invalid)
            throw new ExperimentFailedException(result);
        Show(result, context);
        return result.Passed;
    }

    private static ExperimentResult Evaluated(
        ExperimentRun run, Experiment experiment, EvaluationContext? context, CancellationToken cancellation)
    {
        try
        {
            return run.Evaluate();
        }
        catch (OperationCanceledException cancelled)
        {
            context?.Log.Cancel(experiment.Site);
            if (cancellation.IsCancellationRequested)
                throw new OperationCanceledException(cancelled.Message, cancelled, cancellation);
            if (context?.Test?.GivenUp is { IsCancellationRequested: true } givenUp)
                throw new OperationCanceledException(
                    "The test framework has given up this test, as after its time limit: nothing more is measured for it.",
                    cancelled,
                    givenUp);
            throw;
        }
    }

    // A measuring process already knows its context.
    private static EvaluationContext? Here() => ReplaySession.Current is null ? EvaluationContext.Find() : null;

    private static void Show(ExperimentResult result, EvaluationContext? context)
    {
        if (ReplaySession.Current is null && context?.Test is { } test)
            test.Write(result.ToString());
    }
}
