using SplNet.Measuring;
using SplNet.Measuring.Engine;
using SplNet.Measuring.Launching;

namespace SplNet.Experiments;

/// <summary>All runs are measured in the calling process, for debugging.</summary>
internal sealed class InProcessRuns : IRunSource
{
    public string? Note => "Measured in the calling process: runs share its compiled code and memory, so they are not independent.";

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        try
        {
            return new LaunchOutcome(RunMeasurement.Measure(operand.Operand, operand.Parameters, settings, Task.Run(EnginePrelude.Run)), null, null);
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
}
