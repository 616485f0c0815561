using SplNet.Measuring;
using SplNet.Measuring.Alternation;
using SplNet.Processes;
using SplNet.Processes.Protocol;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>
/// Runs in processes that live side by side and measure their iterations in turn, never two at once and on the same
/// processor, so that what the machine does to one of them it does to the others as well (duet benchmarking: Bulej et al., "Duet
/// Benchmarking: Improving Measurement Accuracy in the Cloud", 2020, here one after the other instead of at the same time).
/// </summary>
/// <param name="operands">The measured operands, in the order in which they enter.</param>
/// <param name="processors">How many processes may start or warm up at once.</param>
/// <param name="start">Starts the process of a run.</param>
/// <param name="request">Makes the request to that process.</param>
/// <param name="explain">Explains an outcome.</param>
internal sealed class AlternatingRunGroup(
    IReadOnlyList<MeasuredOperand> operands,
    int processors,
    Func<MeasuredOperand, Launch> start,
    Func<MeasuredOperand, MeasureSettings, MeasureRequest> request,
    Func<MeasuredOperand, LaunchOutcome, LaunchOutcome> explain) : IRunGroup
{
    private readonly Queue<(Launch? Launch, LaunchOutcome? Failure)> _ahead = new();
    private readonly List<(MeasuredOperand Operand, Launch Launch)> _waiting = [];
    private int _started;

    // The user's set-up never runs in two processes at once: each may write the same file. A process that warms up leaves
    // other processors idle, however, and nothing is measured meanwhile.
    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        for (; _started < operands.Count && _ahead.Count < processors; _started++)
            _ahead.Enqueue(Start(operands[_started]));
        var (launch, failure) = _ahead.Dequeue();
        if (launch is null)
            return failure;
        launch.Begin(request(operand, settings), timeout);
        if (launch.Outcome is null)
        {
            _waiting.Add((operand, launch));
            if (_waiting.Count(static run => run.Launch.IsWarmingUp) >= processors)
                _waiting.Find(static run => run.Launch.IsWarmingUp).Launch.EndWarmUp();
            return null;
        }

        launch.Dispose();
        return explain(operand, launch.Outcome);
    }

    public IReadOnlyList<LaunchOutcome?> Complete()
    {
        foreach (var (_, launch) in _waiting)
            launch.EndWarmUp();
        var measuring = _waiting.ConvertAll(static run => run.Launch).FindAll(static launch => launch.Outcome is null);
        while (measuring.Count > 0 && !_waiting.Exists(static run => run.Launch.Outcome?.Failure is not null))
        {
            TakeTurns(measuring);
            measuring.RemoveAll(static launch => launch.Outcome is not null);

            // Reverse the next round, so that no process always comes first.
            measuring.Reverse();
        }

        return _waiting.ConvertAll(run => run.Launch.Outcome is { } outcome ? explain(run.Operand, outcome) : null);
    }

    public void Dispose() =>
        End([.. _waiting.Select(static run => run.Launch), .. _ahead.Select(static next => next.Launch).OfType<Launch>()]);

    // Continue if one of them throws: a process that is not ended lives as long as this one.
    private static void End(ReadOnlySpan<Launch> launches)
    {
        if (launches.IsEmpty)
            return;
        try
        {
            launches[0].Dispose();
        }
        finally
        {
            End(launches[1..]);
        }
    }

    private (Launch? Launch, LaunchOutcome? Failure) Start(MeasuredOperand operand)
    {
        try
        {
            return (start(operand), null);
        }
        catch (SplNetException mistake)
        {
            return (null, LaunchOutcome.Failed(mistake.Message));
        }
        catch (System.ComponentModel.Win32Exception failure)
        {
            return (null, LaunchOutcome.Failed($"The measuring process could not be started: {failure.Message}"));
        }
    }

    // The first of a round runs on any processor, and the others follow on the same one.
    private static void TakeTurns(List<Launch> launches)
    {
        var processor = CurrentProcessor.Any;
        foreach (var launch in launches)
        {
            launch.GrantTurn(processor);
            processor = launch.Processor;
        }
    }
}
