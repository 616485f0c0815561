using System.Diagnostics;
using SplNet.Processes.Protocol;
using SplNet.Values.Runtimes;

namespace SplNet.Processes;

/// <summary>
/// The command that starts a measuring process: the host's assembly under the dependency and runtime files of the user's
/// project, so that everything that the project needs is resolved as in the project itself.
/// </summary>
internal static class HostCommand
{
    /// <summary>Instead of the handle of a pipe: the host writes a line and ends.</summary>
    public const string StartOnly = Host.Program.StartOnly;

    /// <summary>The command, without the request.</summary>
    /// <param name="assemblyPath">The user's assembly.</param>
    /// <param name="answerHandle">The handle of the pipe that takes the answer.</param>
    /// <param name="environment">Changes of the environment; a null value removes a variable.</param>
    /// <exception cref="SplNetException">A file that the process needs is missing.</exception>
    public static ProcessStartInfo For(string assemblyPath, string answerHandle, IReadOnlyDictionary<string, string?> environment) =>
        For(assemblyPath, [answerHandle], environment);

    /// <summary>The command, without the request.</summary>
    /// <param name="assemblyPath">The user's assembly.</param>
    /// <param name="arguments">The arguments of the host.</param>
    /// <param name="environment">Changes of the environment; a null value removes a variable.</param>
    /// <param name="runtimeConfiguration">A runtime configuration with exact versions, which win over the environment; null for the
    /// configuration next to the assembly.</param>
    /// <exception cref="SplNetException">A file that the process needs is missing.</exception>
    public static ProcessStartInfo For(
        string assemblyPath,
        IReadOnlyList<string> arguments,
        IReadOnlyDictionary<string, string?> environment,
        string? runtimeConfiguration = null)
    {
        var start = new ProcessStartInfo(DotNet())
        {
            UseShellExecute = false,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        string[] exact = runtimeConfiguration is null ? [] : ["--roll-forward", nameof(RollForward.Disable)];
        var configuration = runtimeConfiguration ?? SiblingFile(assemblyPath, ".runtimeconfig.json");
        foreach (var argument in (string[])
        [
            "exec", .. exact, "--depsfile", SiblingFile(assemblyPath, ".deps.json"), "--runtimeconfig", configuration,
            HostFor(assemblyPath), .. arguments,
        ])
            start.ArgumentList.Add(argument);
        ChildEnvironment.Apply(start.Environment, environment);
        return start;
    }

    // The runtime searches the host's folder for files that the dependency file does not list, so the host in the folder of the user's
    // assembly is used; it may be a copy with another version in it. A project that does not refer to SplNet does not have the host.
    private static string HostFor(string assemblyPath)
    {
        var own = typeof(Host.Program).Assembly.Location;
        var beside = Path.Combine(Path.GetDirectoryName(assemblyPath)!, Path.GetFileName(own));
        return File.Exists(beside) ? beside : own;
    }

    private static string SiblingFile(string assemblyPath, string extension)
    {
        var path = Path.ChangeExtension(assemblyPath, null) + extension;
        return File.Exists(path)
            ? path
            : throw new SplNetException(
                $"{path} is missing, which the measuring process needs to find the project's dependencies. " +
                "Build the project with the .NET SDK; " +
                "a library needs <GenerateRuntimeConfigurationFiles>true</GenerateRuntimeConfigurationFiles>.");
    }

    /// <summary>The path of the <c>dotnet</c> command that runs this process.</summary>
    /// <exception cref="SplNetException">The command is missing.</exception>
    public static string DotNet()
    {
        var name = OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet";
        var muxer = Path.Combine(InstalledFrameworks.Here.Root, name);
        if (File.Exists(muxer))
            return muxer;
        return System.Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") is { Length: > 0 } path && File.Exists(path)
            ? path
            : throw new SplNetException(
                $"The 'dotnet' command was not found at {muxer}. Run the tests with an installed .NET runtime; " +
                "a self-contained or single-file program cannot start measuring processes.");
    }
}
