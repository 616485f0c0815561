using System.Globalization;
using System.Runtime.InteropServices;

namespace SplNet.Experiments;

/// <summary>Reads the environment of a measurement.</summary>
internal static class EnvironmentReading
{
    private const string LoadFile = "/proc/loadavg";

    public static MeasuringEnvironment Take(IReadOnlyList<OperandResult> operands) => new()
    {
        Runtime = RuntimeInformation.FrameworkDescription,
        Architecture = RuntimeInformation.ProcessArchitecture.ToString(),
        System = RuntimeInformation.OSDescription,
        Processors = System.Environment.ProcessorCount,
        Collector = operands.SelectMany(static operand => operand.Runs).Select(static run => run.Collector).FirstOrDefault() ?? "unknown",
        Load = Load(),
    };

    private static double? Load()
    {
        if (!File.Exists(LoadFile))
            return null;
        var first = File.ReadAllText(LoadFile).Split(' ')[0];
        return double.TryParse(first, NumberStyles.Float, CultureInfo.InvariantCulture, out var load) ? load : null;
    }
}
