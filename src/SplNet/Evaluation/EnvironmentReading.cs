using System.Runtime.InteropServices;
using SplNet.Machine;
using SplNet.Measuring;

namespace SplNet.Evaluation;

/// <summary>Reads the environment of a measurement.</summary>
internal static class EnvironmentReading
{
    /// <summary>The environment at the end of a measurement.</summary>
    /// <param name="during">The activity of the machine during the measurement.</param>
    /// <param name="operands">The measured operands.</param>
    public static MeasuringEnvironment Of(MachineDuring during, IReadOnlyList<OperandResult> operands)
    {
        var machine = during.Machine;
        var collectors = operands.SelectMany(static operand => operand.Runs).Select(static run => run.Collector)
            .Distinct(StringComparer.Ordinal).ToList();
        var runtimes = operands.Select(static operand => operand.Runtime).OfType<string>().Distinct(StringComparer.Ordinal)
            .Order(StringComparer.Ordinal).ToList();
        return new MeasuringEnvironment
        {
            Runtime = runtimes.Count == 0 ? RuntimeName.Current : string.Join(" and ", runtimes),
            Architecture = RuntimeInformation.ProcessArchitecture.ToString(),
            System = RuntimeInformation.OSDescription,
            Processors = machine.Processors,
            Processor = machine.Processor,
            Governors = machine.Governors,
            Turbo = machine.Turbo,
            OnBattery = machine.OnBattery,
            Collector = collectors.Count == 0 ? "unknown" : string.Join(" and ", collectors),
            Load = machine.Load,
            OtherWork = operands.Any(static operand => operand.Runs.Count > 0) ? during.OtherWork : null,
            Throttled = during.Throttled,
        };
    }
}
