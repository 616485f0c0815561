using SplNet.Versions.Assemblies;

namespace SplNet.ResultDocuments;

/// <summary>The target framework of a measured program, with the runtime if that is newer. Times of one are not compared with times of another.</summary>
internal static class MeasuredFramework
{
    private const string Prefix = "net";

    /// <summary>For example <c>net10.0</c>, <c>net10.0-windows7.0</c> or <c>net10.0 on .NET 11</c>; null if the program names none.</summary>
    /// <param name="program">The path of the assembly of the tests or the program; empty if there is none.</param>
    public static string? Of(string program) =>
        program.Length > 0 && AssemblyFramework.Of(program) is { Length: > 0 } framework ? framework + NewerRuntime(framework) : null;

    private static string NewerRuntime(string framework) =>
        Version.TryParse(framework[Prefix.Length..].Split('-')[0], out var built) && built.Major < Environment.Version.Major ? FormattableString.Invariant($" on .NET {Environment.Version.Major}") : string.Empty;
}
