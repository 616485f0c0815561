using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Measuring.Launching;

namespace SplNet.Experiments;

/// <summary>
/// Runs in processes that live side by side and measure their iterations in turn, never two at once and on the same processor, so that what the
/// machine does to one of them it does to the others as well (duet benchmarking: Bulej et al., "Duet Benchmarking: Improving Measurement Accuracy in the Cloud", 2020,
/// here one after the other instead of at the same time).
/// </summary>
/// <param name="start">Starts the process of a run, which then warms up.</param>
/// <param name="explain">What to say of an outcome.</param>
internal sealed class AlternatingRuns(
    Func<MeasuredOperand, MeasureSettings, TimeSpan, Launch> start, Func<MeasuredOperand, LaunchOutcome, LaunchOutcome> explain) : IRunGroup
{
    private readonly List<(MeasuredOperand Operand, Launch Launch)> _waiting = [];

    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        Launch launch;
        try
        {
            launch = start(operand, settings, timeout);
        }
        catch (SplNetException mistake)
        {
            return LaunchOutcome.Failed(mistake.Message);
        }
        catch (System.ComponentModel.Win32Exception failure)
        {
            return LaunchOutcome.Failed($"The measuring process could not be started: {failure.Message}");
        }

        if (launch.Outcome is null)
        {
            _waiting.Add((operand, launch));
            return null;
        }

        launch.Dispose();
        return explain(operand, launch.Outcome);
    }

    public IReadOnlyList<LaunchOutcome?> Complete()
    {
        var measuring = _waiting.ConvertAll(static run => run.Launch);
        while (measuring.Count > 0 && !_waiting.Exists(static run => run.Launch.Outcome?.Failure is not null))
        {
            TakeTurns(measuring);
            measuring.RemoveAll(static launch => launch.Outcome is not null);

            // The next round is the other way round, so that nobody always comes first.
            measuring.Reverse();
        }

        return _waiting.ConvertAll(run => run.Launch.Outcome is { } outcome ? explain(run.Operand, outcome) : null);
    }

    public void Dispose()
    {
        foreach (var (_, launch) in _waiting)
            launch.Dispose();
    }

    // The first of a round runs where the system likes, the others where it has run.
    private static void TakeTurns(List<Launch> launches)
    {
        var processor = CurrentProcessor.Any;
        foreach (var launch in launches)
        {
            launch.Permit(processor);
            processor = launch.Processor;
        }
    }
}
