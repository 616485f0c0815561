using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>Runs that are measured one after the other, although they could be together.</summary>
/// <param name="source">Where they are measured.</param>
internal sealed class SequentialRunGroup(ISequentialRunSource source) : IRunGroup
{
    public LaunchOutcome? Enter(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout) =>
        source.Measure(operand, settings, timeout);

    public IReadOnlyList<LaunchOutcome?> Complete() => [];

    public void Dispose()
    {
    }
}
