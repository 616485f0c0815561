using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>Benchmarks that are generated into a folder of a test.</summary>
internal sealed class GeneratedFolder : IDisposable
{
    public string Folder { get; } = OwnedFolder.Create("splnet-generate-");

    public string Into => Path.Combine(Folder, "My.Performance");

    public void Dispose() => OwnedFolder.Delete(Folder);

    public (int ExitCode, string Output, string Errors) Generate(string framework, params string[] options) =>
        InThisProcess.Run(["generate", Built.Candidates(framework), "--into", Into, "--no-trial", .. options]);

    public string Read(string file) => File.ReadAllText(Path.Combine(Into, file));

    public SortedDictionary<string, string> Files() => new(
        Directory.EnumerateFiles(Into).ToDictionary(static file => Path.GetFileName(file), File.ReadAllText, StringComparer.Ordinal),
        StringComparer.Ordinal);
}
