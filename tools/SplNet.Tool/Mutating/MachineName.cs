using System.Runtime.InteropServices;
using SplNet.Mutations.Results;
using SplNet.Tool.Requirements;

namespace SplNet.Tool.Mutating;

/// <summary>Describes the machine of a run, and the runtime on which its tests are measured.</summary>
internal static class MachineName
{
    /// <summary>This machine.</summary>
    /// <param name="tests">The assembly of the tests; null if there is none.</param>
    public static MeasuringMachine Of(string? tests) => new(
        Environment.MachineName, RuntimeInformation.OSDescription, RuntimeInformation.ProcessArchitecture.ToString(),
        Environment.ProcessorCount, RuntimeOf(tests));

    private static string RuntimeOf(string? tests) =>
        tests is null
            ? RuntimeInformation.FrameworkDescription
            : $".NET {Path.GetFileName(Path.TrimEndingDirectorySeparator(SharedFrameworks.Measured(tests).Folders[0]))}";
}
