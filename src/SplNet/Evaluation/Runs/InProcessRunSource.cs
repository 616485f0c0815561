using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Engine;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Runs;

/// <summary>All runs are measured in the calling process, for debugging.</summary>
/// <param name="kind">The engine that measures.</param>
internal sealed class InProcessRunSource(MeasuringEngine kind) : ISequentialRunSource, IDisposable
{
    private readonly Task<IMeasuringEngine> _engine = Task.Run(() => EnginePrelude.Run(kind));

    // An assembly loaded here need not be measured code, so it is a note and not an error.
    public IEnumerable<ResultMessage> End() =>
    [
        MessageRules.InThisProcess.Of(
            "Measured in the calling process: runs share its compiled code and memory, so they are not independent."),
        .. CoveredAssemblies.Loaded() is { Length: > 0 } covered
            ? [MessageRules.LoadedHere.Of(
                $"Loaded in this process, and counting which of its lines run, for code coverage: {string.Join(", ", covered)}.")]
            : Array.Empty<ResultMessage>(),
        .. UnoptimisedAssemblies.Loaded() is { Length: > 0 } found
            ? [MessageRules.LoadedHere.Of(
                $"Not optimised, and loaded in this process, perhaps for what was measured: {string.Join(", ", found)}.")]
            : Array.Empty<ResultMessage>(),
    ];

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        try
        {
            return new LaunchOutcome(
                operand.Operand.Measure(new RunMeasurement(settings, _engine, NoTurns.Instance), operand.Parameters), null, null);
        }
        catch (SplNetException mistake)
        {
            return LaunchOutcome.Failed(mistake.Message);
        }
        catch (Exception failure)
        {
            return LaunchOutcome.Failed(FailureText.Of(failure));
        }
    }

    // An engine that could not be made was the failure of a run already.
    public void Dispose()
    {
        if (_engine.IsCompletedSuccessfully)
            _engine.Result.Dispose();
    }
}
