using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Runs;

/// <summary>A source that measures one run after the other.</summary>
internal interface ISequentialRunSource : IRunSource
{
    /// <summary>Measures one run of one operand.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="settings">How the run measures.</param>
    /// <param name="timeout">How long the run may take, if it can be ended.</param>
    LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout);

    /// <inheritdoc/>
    IRunGroup IRunSource.BeginGroup(IReadOnlyList<MeasuredOperand> operands) => new SequentialRunGroup(this);
}
