using System.Runtime.InteropServices;
using SplNet.Mutations.Results;

namespace SplNet.Tool.Mutating;

/// <summary>Where a run is measured.</summary>
internal static class MachineName
{
    /// <summary>This machine.</summary>
    public static MeasuringMachine Of() => new(Environment.MachineName, RuntimeInformation.OSDescription, RuntimeInformation.ProcessArchitecture.ToString(), Environment.ProcessorCount, RuntimeInformation.FrameworkDescription);
}
