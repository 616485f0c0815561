
using SplNet.Evaluation;
using SplNet.Replaying;
using SplNet.Testing;

namespace SplNet;

/// <summary>Evaluates experiments.</summary>
public static class Engine
{
    private static int _versionNoted;

    /// <summary>Measures the operands of an experiment, and decides.</summary>
    /// <param name="experiment">The experiment.</param>
    /// <param name="isolate">
    /// True to measure each run as <see cref="ExperimentOptions.Isolation"/> says, which is in a process of its own unless it was changed.
    /// False measures in this process, for debugging: what ran before, and the order of the operands, then have a say in the result.
    /// </param>
    /// <returns>True only for <see cref="Verdict.Pass"/>; false for <see cref="Verdict.Fail"/> and <see cref="Verdict.Inconclusive"/>.</returns>
    /// <exception cref="ExperimentFailedException">
    /// The verdict is <see cref="Verdict.Invalid"/>: nothing was measured, and false would be as wrong an answer as true.
    /// </exception>
    public static bool Evaluate(Experiment experiment, bool isolate = true)
    {
        var result = Run(experiment, isolate);
        if (result.Verdict == Verdict.Invalid)
            throw new ExperimentFailedException(result);
        return result.Passed;
    }

    internal static ExperimentResult Assert(Experiment experiment, bool isolate)
    {
        var context = Here();
        var result = Run(experiment, isolate, context);
        if (result.Passed || (result.Verdict, experiment.Options.OnInconclusive) is (Verdict.Inconclusive, OnInconclusive.Pass))
            return result;
        throw (result.Verdict, experiment.Options.OnInconclusive) switch
        {
            (Verdict.Inconclusive, OnInconclusive.Skip) when context?.Framework?.Skip(result.ToString()) is { } skip => skip,
            _ => new ExperimentFailedException(result),
        };
    }

    internal static ExperimentResult Run(Experiment experiment, bool isolate) => Run(experiment, isolate, Here());

    /// <summary>
    /// Evaluates an experiment as if none had come before it. For a program that evaluates the same experiment many times: its
    /// measuring processes reach the first evaluation, which stands for all of them, instead of passing through the earlier ones.
    /// </summary>
    internal static ExperimentResult RunAfresh(Experiment experiment) =>
        Run(experiment, isolate: true, EvaluationContext.Find() is { } found ? found with { Log = new EvaluationLog() } : null);

    private static ExperimentResult Run(Experiment experiment, bool isolate, EvaluationContext? context)
    {
        ArgumentNullException.ThrowIfNull(experiment);
        if (ReplaySession.Current is { } session)
            return session.Reach(experiment, experiment.Site);
        var result = new ExperimentRun(experiment, isolate, experiment.Place is { } place ? place(context) : context).Evaluate();
        context?.Log.Add(experiment.Site, result);
        Publish(result, context);
        return result;
    }

    // A measuring process knows where it is.
    private static EvaluationContext? Here() => ReplaySession.Current is null ? EvaluationContext.Find() : null;

    private static void Publish(ExperimentResult result, EvaluationContext? context)
    {
        context?.Test?.Write(result.ToString());
        Attach(result, context?.Test);
        if (context?.Framework?.VersionNote is { } note && Interlocked.Exchange(ref _versionNoted, 1) == 0)
            context.Test!.Write(note);
    }

    // A verdict is worth more than its attachment, for which a version of a framework may have another method.
    private static void Attach(ExperimentResult result, RunningTest? test)
    {
        try
        {
            test?.Attach?.Invoke("splnet.json", result.ToJson());
        }
        catch (MissingMethodException missing)
        {
            test!.Write($"The result is not attached: {missing.Message}");
        }
    }
}
