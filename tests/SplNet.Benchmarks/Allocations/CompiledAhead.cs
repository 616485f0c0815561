using System.Diagnostics;
using System.Runtime.InteropServices;
using SplNet.Processes;
using SplNet.Versions.Repositories;

namespace SplNet.Benchmarks.Allocations;

/// <summary>
/// Compiles an assembly ahead for one runtime (ReadyToRun), with the compiler of the same version: .NET 11 does not use code that was
/// compiled ahead for .NET 10.
/// </summary>
internal static class CompiledAhead
{
    private static readonly string System = RuntimeInformation.RuntimeIdentifier[..RuntimeInformation.RuntimeIdentifier.LastIndexOf('-')];
    private static readonly string Package = $"Microsoft.NETCore.App.Crossgen2.{RuntimeInformation.RuntimeIdentifier}";

    /// <summary>Compiles.</summary>
    /// <param name="assembly">The assembly.</param>
    /// <param name="runtime">The runtime.</param>
    /// <param name="output">The file to be written.</param>
    /// <exception cref="MissingPartException">The compiler cannot be restored.</exception>
    public static void Write(string assembly, InstalledRuntime runtime, string output) => ProcessOutput.Of(new ProcessStartInfo(
        Compiler(runtime.Version),
        [
            assembly, "-r", Path.Combine(runtime.Folder, "*.dll"), "-o", output, "--targetos", System, "--targetarch",
            RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant(), "-O",
        ]));

    private static string Compiler(string version)
    {
        using var folder = new PrivateFolder();
        var project = folder.Combine("compiler.csproj");
        File.WriteAllText(project, $"""
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
              <ItemGroup><PackageDownload Include="{Package}" Version="[{version}]" /></ItemGroup>
            </Project>
            """);
        try
        {
            ProcessOutput.Of(new ProcessStartInfo(HostCommand.DotNet(), ["restore", project, "-v", "quiet"]));
            var packages = ProcessOutput.Of(
                new ProcessStartInfo(HostCommand.DotNet(), ["msbuild", project, "-nologo", "-getProperty:NuGetPackageRoot"])).Trim();
            return Path.Combine(
                packages, Package.ToLowerInvariant(), version, "tools", OperatingSystem.IsWindows() ? "crossgen2.exe" : "crossgen2");
        }
        catch (InvalidOperationException failure)
        {
            throw new MissingPartException(
                $"ReadyToRun code needs the package {Package} {version}, which cannot be restored. " +
                $"Add a NuGet source that has it. {failure.Message}",
                failure);
        }
    }
}
