using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>Runs that were not measured but written down, and counted when they were asked for.</summary>
/// <param name="times">Nanoseconds by the operand.</param>
internal sealed class CountedRuns(params (string Operand, double Nanoseconds)[] times) : ISequentialRunSource, IDisposable
{
    private int _runs;

    /// <summary>The names of the operands in the order in which they were measured.</summary>
    public List<string> Measured { get; } = [];

    public bool IsDisposed { get; private set; }

    /// <summary>Changes what a launch comes to.</summary>
    public Func<LaunchOutcome, LaunchOutcome> Outcome { get; init; } = static outcome => outcome;

    /// <summary>What the source has to say at the end.</summary>
    public IEnumerable<string> Notes { get; init; } = [];

    public IEnumerable<ResultMessage> End() => Notes.Select(MessageRules.VersionUsed.Of);

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        Measured.Add(operand.Name);
        var time = times.Single(pair => pair.Operand == operand.Name).Nanoseconds * (1 + (0.001 * (_runs++ % 3)));
        return Outcome(
            new LaunchOutcome(Kept.Readings(time) with { Metrics = [.. settings.Metrics.Select(static _ => 24.0)] }, null, null));
    }

    public void Dispose() => IsDisposed = true;
}
