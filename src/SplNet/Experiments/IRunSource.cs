using SplNet.Measuring;
using SplNet.Measuring.Launching;

namespace SplNet.Experiments;

/// <summary>Where runs are measured.</summary>
internal interface IRunSource
{
    /// <summary>Measures one run of one operand.</summary>
    LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings);
}
