using System.Diagnostics;
using SplNet.Replaying;

namespace SplNet;

/// <content>The evaluation.</content>
public sealed partial class Experiment
{
    /// <summary>
    /// The place where a measuring process finds the experiment, given the running test or program; null if it runs the same one again.
    /// </summary>
    internal Func<EvaluationContext?, EvaluationContext>? Place { get; init; }

    /// <summary>Measures in separate processes, and decides.</summary>
    /// <returns>The result, whatever the verdict.</returns>
    public ExperimentResult Run() => Engine.Run(this, isolate: true);

    /// <summary>Measures in separate processes, and decides, without blocking the caller.</summary>
    /// <param name="cancellationToken">Ends the evaluation, its measuring processes and their children at once.</param>
    /// <returns>The result, whatever the verdict.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<ExperimentResult> RunAsync(CancellationToken cancellationToken = default) =>
        Engine.RunAsync(this, isolate: true, cancellationToken);

    /// <summary>Measures without blocking the caller, and throws unless the verdict is <see cref="Verdict.Pass"/>.</summary>
    /// <param name="cancellationToken">Ends the evaluation, its measuring processes and their children at once.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<ExperimentResult> AssertAsync(CancellationToken cancellationToken = default) =>
        Engine.AssertAsync(this, isolate: true, cancellationToken);

    /// <summary>Measures, and throws unless the verdict is <see cref="Verdict.Pass"/>.</summary>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [StackTraceHidden]
    public ExperimentResult Assert() => Engine.Assert(this, isolate: true);
}
