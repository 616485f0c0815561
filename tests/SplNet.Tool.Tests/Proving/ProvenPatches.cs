using SplNet.Tests.Shared.Patches;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Proving;

/// <summary>A repository of some patches, with a cache of its builds.</summary>
public class ProvenPatches : IDisposable
{
    private static readonly string[] OfShortTests = ["test-changed"];

    private readonly PatchRepository _repository;
    private readonly string _cache = Directory.CreateTempSubdirectory("splnet-proven-").FullName;

    /// <summary>Makes the patches of short tests.</summary>
    public ProvenPatches()
        : this(static patch => OfShortTests.Contains(patch.Name))
    {
    }

    protected ProvenPatches(Func<Patch, bool> isWanted) => _repository = new PatchRepository(AllPatches.All.Where(isWanted));

    /// <summary>The root of the repository.</summary>
    public string Folder => _repository.Folder;

    /// <summary>The folder of the cache.</summary>
    public string Cache => _cache;

    public void Dispose()
    {
        Dispose(isCalled: true);
        GC.SuppressFinalize(this);
    }

    /// <summary>Removes the folders.</summary>
    /// <param name="isCalled">True unless a finaliser runs.</param>
    protected virtual void Dispose(bool isCalled)
    {
        if (!isCalled)
            return;
        _repository.Dispose();
        Directory.Delete(_cache, recursive: true);
    }

    internal Task<Command> ProveAsync(string name, params string[] more) => ToolAsync([
        "prove", PatchRepository.Base, name, "--test-project", PatchedSources.TestProject, "--method",
        AllPatches.All.Single(patch => patch.Name == name).Operand, .. more]);

    internal Task<Command> ToolAsync(params string[] words) =>
        Command.RunAsync("env", ["-C", Folder, "dotnet", Built.Tool, .. words], ("SPLNET_CACHE", _cache));
}
