using System.Diagnostics;
using SplNet.Mutations.Compiling;
using SplNet.Tests.Shared;

namespace SplNet.Causes.Tests.Building;

/// <summary>The compilers of F# and Visual Basic in the SDK, started as processes.</summary>
internal static class SdkCompilers
{
    private static string Sdk => Path.GetFullPath(Path.Combine(SdkCompiler.Folder!, "..", ".."));

    /// <summary>Compiles F#.</summary>
    /// <param name="place">The folder of the sources below a folder for the test.</param>
    /// <param name="sources">The sources by file name, in the order of the compiler.</param>
    public static string FSharp(string place, params IReadOnlyList<(string File, string Source)> sources) => Compile(
        place,
        sources,
        Path.Combine(Sdk, "FSharp", "fsc.dll"),
        output => [
            "--nologo", "--target:library", "--noframework", "--optimize+", "--debug:portable", "--deterministic+", "--nowarn:25,3370",
            $"-o:{output}", $"-r:{Path.Combine(Sdk, "FSharp", "FSharp.Core.dll")}", .. Framework.Select(static path => "-r:" + path)]);

    /// <summary>Compiles Visual Basic.</summary>
    /// <param name="place">The folder of the sources below a folder for the test.</param>
    /// <param name="sources">The sources by file name.</param>
    public static string VisualBasic(string place, params IReadOnlyList<(string File, string Source)> sources) => Compile(
        place,
        sources,
        Path.Combine(Sdk, "Roslyn", "bincore", "vbc.dll"),
        static output => [
            "/nologo", "/nosdkpath", "/nostdlib", "/define:_MYTYPE=\\\"Empty\\\"", "/target:library", "/optimize+", "/debug:portable",
            "/deterministic+", $"/vbruntime:{Path.Combine(RuntimeFolder, "Microsoft.VisualBasic.Core.dll")}", $"/out:{output}",
            "/imports:System,System.Linq,System.Collections.Generic,System.Threading.Tasks",
            .. Framework.Select(static path => "/r:" + path)]);

    private static string RuntimeFolder => Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    private static IEnumerable<string> Framework => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
        .Where(static path => Path.GetDirectoryName(path) == RuntimeFolder);

    private static string Compile(
        string place, IReadOnlyList<(string File, string Source)> sources, string compiler, Func<string, string[]> arguments)
    {
        var root = OwnedFolder.Create("splnet-identity-");
        var folder = Directory.CreateDirectory(Path.Combine(root, place)).FullName;
        var files = sources.Select(source => Path.Combine(folder, source.File)).ToList();
        foreach (var (file, source) in files.Zip(sources))
            File.WriteAllText(file, source.Source);
        var response = Path.Combine(root, "arguments.rsp");
        File.WriteAllLines(response, [.. arguments(Path.Combine(root, "Sut.dll")), .. files]);
        using var process = Process.Start(new ProcessStartInfo(
            Environment.ProcessPath is { } own && Path.GetFileNameWithoutExtension(own) == "dotnet"
                ? own
                : Path.Combine(Sdk, "..", "..", OperatingSystem.IsWindows() ? "dotnet.exe" : "dotnet"),
            [compiler, "@" + response]) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false })!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, output + errors.Result);
        return root;
    }
}
