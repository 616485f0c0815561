using SplNet.Measuring;
using SplNet.Measuring.Launching;
using SplNet.Measuring.Protocol;
using SplNet.Replaying;

namespace SplNet.Experiments;

/// <summary>Each run is a process of its own, which runs the test again up to this experiment.</summary>
internal sealed class ProcessRuns(Surroundings surroundings, CallSite site, ExperimentOptions options) : IRunSource
{
    private readonly ProcessorUse _use = new(options.Affinity, options.Priority);
    private readonly IReadOnlyList<PassedExperiment> _passed = surroundings.Log.Passed;

    public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
    {
        var script = new ReplayScript(_passed, site, operand.Name);
        try
        {
            return Launcher.Launch(new MeasureRequest(surroundings.Target, script, settings), operand.Operand.Environment, timeout, _use);
        }
        catch (SplNetException mistake)
        {
            return LaunchOutcome.Failed(mistake.Message);
        }
        catch (System.ComponentModel.Win32Exception failure)
        {
            return LaunchOutcome.Failed($"The measuring process could not be started: {failure.Message}");
        }
    }
}
