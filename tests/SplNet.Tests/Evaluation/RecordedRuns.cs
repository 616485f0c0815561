using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Tests.Shared;
using SplNet.Values.Messages;

namespace SplNet.Tests.Evaluation;

/// <summary>Runs that were not measured but written down: a few nanoseconds per operand, a little different in each block.</summary>
internal sealed class RecordedRuns(params (string Operand, double Nanoseconds)[] times) : ISequentialRunSource
{
    private int _runs;

    /// <summary>The value of every metric that is asked for, by the operand and the number of the run.</summary>
    public Func<string, int, double> Metric { get; init; } = static (_, _) => double.NaN;

    /// <summary>The standard error of every metric.</summary>
    public double MetricError { get; init; }

    /// <summary>How much longer a run of three is than the one before, as a share.</summary>
    public double Spread { get; init; } = 0.001;

    /// <summary>The version of an operand, by its name.</summary>
    public Func<string, string?> Version { get; init; } = static _ => null;

    /// <summary>What each run remarks, by the operand and the number of the run.</summary>
    public Func<string, int, string[]> Remarks { get; init; } = static (_, _) => [];

    /// <summary>The names of the operands in the order in which they were asked for.</summary>
    public List<string> Asked { get; } = [];

    /// <summary>What measuring processes would have called them, in the same order.</summary>
    public List<string> Replayed { get; } = [];

    /// <summary>The versions that they were asked for at, in the same order.</summary>
    public List<Revision?> Revisions { get; } = [];

    /// <summary>The seeds of the data that they were asked for with.</summary>
    public List<int> Seeds { get; } = [];

    public string? VersionOf(MeasuredOperand operand) => Version(operand.Name) ?? operand.Operand.Revision?.ToString();

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        Asked.Add(operand.Name);
        Replayed.Add(operand.ReplayedAs ?? operand.Name);
        Revisions.Add(operand.Operand.Revision);
        Seeds.Add(settings.Seed);
        var time = times.Single(pair => pair.Operand == operand.Name).Nanoseconds * (1 + (Spread * (_runs++ % 3)));
        var readings = WrittenReadings.Of(time, time, time) with
        {
            Metrics = [.. settings.Metrics.Select(_ => Metric(operand.Name, _runs))],
            Remarks = Array.ConvertAll(Remarks(operand.Name, _runs), MessageRules.ChangedData.Of),
            MetricErrors = [.. settings.Metrics.Select(_ => MetricError)],
        };
        return new LaunchOutcome(readings, null, null);
    }
}
