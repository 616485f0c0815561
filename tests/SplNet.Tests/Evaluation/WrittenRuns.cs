using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation;

/// <summary>Runs of one operand that were not measured: some hundred nanoseconds, and what else a measuring process has told.</summary>
/// <param name="reported">Adds it to the readings of a run, by its number from 1.</param>
internal sealed class WrittenRuns(Func<RunReadings, int, RunReadings> reported) : ISequentialRunSource
{
    private int _runs;

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout) =>
        new(reported(WrittenReadings.Of(100, 101, 102 + _runs), ++_runs), null, null);
}
