using SplNet.Replaying;

namespace SplNet;

/// <content>The evaluation.</content>
public sealed partial class Experiment
{
    /// <summary>Where a measuring process finds the experiment, given the running test or program; null if it runs that one again.</summary>
    internal Func<EvaluationContext?, EvaluationContext>? Place { get; init; }

    /// <summary>Measures in processes of its own, and decides.</summary>
    /// <returns>The result, whatever the verdict.</returns>
    public ExperimentResult Run() => Engine.Run(this, isolate: true);

    /// <summary>Measures, and throws unless the verdict is <see cref="Verdict.Pass"/>.</summary>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    public ExperimentResult Assert() => Engine.Assert(this, isolate: true);
}
