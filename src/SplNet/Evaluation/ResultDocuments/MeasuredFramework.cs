using SplNet.Values.Runtimes;
using SplNet.Versions.Assemblies;

namespace SplNet.Evaluation.ResultDocuments;

/// <summary>
/// The target framework of a measured program, with the runtime if that is newer. Times of one are not compared with times of another.
/// </summary>
internal static class MeasuredFramework
{
    private const string Prefix = "net";

    /// <summary>
    /// For example <c>net10.0</c>, <c>net10.0-windows7.0</c> or <c>net10.0 on .NET 11</c>; null if the program names none.
    /// </summary>
    /// <param name="program">The path of the assembly of the tests or the program; empty without one.</param>
    /// <param name="runtime">The runtime that the options choose; null if the program decides.</param>
    public static string? Of(string program, Runtime? runtime) =>
        program.Length > 0 && AssemblyFramework.Of(program) is { Length: > 0 } framework
            ? framework + NewerRuntime(framework, runtime?.Least.Number.Major ?? MajorOf(program))
            : null;

    private static string NewerRuntime(string framework, int major) =>
        Version.TryParse(framework[Prefix.Length..].Split('-')[0], out var built) && built.Major < major
            ? FormattableString.Invariant($" on .NET {major}")
            : string.Empty;

    // The tool has loaded the assemblies that it measures, and runs on a different runtime than their processes.
    private static int MajorOf(string program) =>
        (ThisProgram.Is(program) ? null : RuntimeConfiguration.Of(program)?.Chosen(
            InstalledFrameworks.Here, Environment.GetEnvironmentVariable(RollForwardRules.Variable)))?.Number.Major
        ?? Environment.Version.Major;
}
