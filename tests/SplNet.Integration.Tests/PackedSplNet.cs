using SplNet.Tests.Shared;

[assembly: AssemblyFixture(typeof(SplNet.Integration.Tests.PackedSplNet))]

namespace SplNet.Integration.Tests;

/// <summary>
/// The packages of this checkout in a folder of their own. Everything else that a project needs comes from the user's package
/// folder, which building this checkout has filled, so no test needs a registry.
/// </summary>
public sealed class PackedSplNet : IAsyncLifetime
{
    private readonly string _root = OwnedFolder.Create("splnet-packed-");

    /// <summary>The folder that holds the packages.</summary>
    public string Packages => Path.Combine(_root, "packages");

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        foreach (var project in new[] { "SplNet.Syntax", "SplNet.Statistics", "SplNet.Versions", "SplNet", "SplNet.MSTest", "SplNet.NUnit", "SplNet.TUnit", "SplNet.Xunit", "SplNet.Xunit2" })
        {
            var path = Repository.PathOf($"src/{project}/{project}.csproj");
            var packed = await DotNet.RunAsync(Repository.Root, NoChange, "pack", path, "-c", "Release", "--no-build", "-o", Packages);
            Assert.True(packed.ExitCode == 0, packed.Text);
        }
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        OwnedFolder.Delete(_root);
        return ValueTask.CompletedTask;
    }

    /// <summary>A new folder outside the checkout, ready for a project.</summary>
    internal UserProject NewProject(string name, bool withSources = false) => new(Path.Combine(_root, name), Packages, Path.Combine(_root, "cache"), withSources);

    /// <summary>A project in a folder of a repository; versions that it builds are kept beside the packages.</summary>
    internal UserProject NewProjectIn(string folder) => new UserProject(folder, Packages, Path.Combine(_root, "cache")).With("SPLNET_CACHE", Path.Combine(_root, "versions"));

    private static Dictionary<string, string> NoChange { get; } = new(StringComparer.Ordinal);
}
