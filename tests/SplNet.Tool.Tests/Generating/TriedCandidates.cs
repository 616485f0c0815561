using System.Text.Json;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>A generation from tests most of which do not repeat, made once for all that look at it.</summary>
public sealed class TriedCandidates : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-tried-");

    public TriedCandidates()
    {
        DeleteWritten();
        var into = Path.Combine(_folder, "My.Performance");
        (ExitCode, Output, Errors) = InThisProcess.Run(
            "generate", Built.Candidates("Tried"), "--into", into, "--longest", "0.2", "--lifecycle", "auto");
        Assert.True(ExitCode == 0, Errors);
        Manifest = JsonDocument.Parse(File.ReadAllText(Path.Combine(into, "splnet-generate.json")));
        Sources = string.Concat(Directory.EnumerateFiles(into, "*.cs").Order(StringComparer.Ordinal).Select(File.ReadAllText));
    }

    public int ExitCode { get; }

    public string Output { get; }

    public string Errors { get; }

    public JsonDocument Manifest { get; }

    public string Sources { get; }

    /// <summary>What one of the tests writes beside its assembly.</summary>
    internal static string WrittenFile => Path.Combine(Path.GetDirectoryName(Built.Candidates("Tried"))!, "written-by-a-test.txt");

    /// <summary>What another one writes there, but not again.</summary>
    internal static string FileWrittenOnce => Path.Combine(Path.GetDirectoryName(Built.Candidates("Tried"))!, "written-once-by-a-test.txt");

    /// <inheritdoc/>
    public void Dispose()
    {
        Manifest.Dispose();
        DeleteWritten();
        OwnedFolder.Delete(_folder);
    }

    private static void DeleteWritten()
    {
        File.Delete(WrittenFile);
        File.Delete(FileWrittenOnce);
    }
}
