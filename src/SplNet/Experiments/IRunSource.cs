using SplNet.Measuring;
using SplNet.Measuring.Launching;

namespace SplNet.Experiments;

/// <summary>Where runs are measured.</summary>
internal interface IRunSource
{
    /// <summary>Measures one run of one operand.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="settings">How the run measures.</param>
    /// <param name="timeout">How long the run may take, where it can be ended.</param>
    LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout);
}
