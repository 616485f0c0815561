using SplNet.Tests.Shared;

[assembly: AssemblyFixture(typeof(SplNet.Integration.Tests.PackedSplNet))]

namespace SplNet.Integration.Tests;

/// <summary>
/// The packages of this checkout in a folder of their own, packed once, when a test first asks for them. Everything else that a project
/// needs comes from the user's package folder, which building this checkout has filled, so no test needs a registry.
/// </summary>
public sealed class PackedSplNet : IDisposable
{
    private static readonly string[] Shipped =
        [
            "SplNet.Syntax", "SplNet.Statistics", "SplNet.Views", "SplNet.Causes", "SplNet.Versions", "SplNet", "SplNet.MSTest",
            "SplNet.NUnit", "SplNet.TUnit", "SplNet.Xunit", "SplNet.Xunit2", "SplNet.Templates",
        ];

    private static readonly string Filled =
        Environment.GetEnvironmentVariable("NUGET_PACKAGES")
        ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");

    private readonly string _root = OwnedFolder.Create("splnet-packed-");
    private readonly Lazy<string> _packages;
    private readonly Lazy<string> _others;
    private readonly Lazy<Task<ExampleProjects>> _examples;
    private readonly Lazy<Task<ExampleProjects>> _longExamples;

    /// <summary>Packs nothing yet.</summary>
    public PackedSplNet()
    {
        _packages = new(Pack);
        _others = new(() => Others(Filled, Path.Combine(_root, "others")));
        _examples = new(() => ExampleProjects.BuildAsync(this, areLong: false));
        _longExamples = new(() => ExampleProjects.BuildAsync(this, areLong: true));
    }

    /// <summary>The folder that holds the packages.</summary>
    public string Packages => _packages.Value;

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_root);

    /// <summary>An example with those that stand beside it, built once for all tests that ask for one of them.</summary>
    internal Task<ExampleProjects> ExamplesAsync(string example) => (ExampleProjects.IsLong(example) ? _longExamples : _examples).Value;

    /// <summary>A new folder outside the checkout, ready for a project or several.</summary>
    internal UserProject NewProject(string name, bool withSources = false) =>
        new(Path.Combine(_root, name), Packages, _others.Value, Path.Combine(_root, "cache"), withSources);

    /// <summary>A project in a folder of a repository; versions that it builds are kept beside the packages.</summary>
    internal UserProject NewProjectIn(string folder) => new UserProject(folder, Packages, _others.Value, Path.Combine(_root, "cache")).With(
        "SPLNET_CACHE", Path.Combine(_root, "versions"));

    /// <summary>
    /// Makes a folder with links to all unpacked packages except those of SplNet. NuGet prefers a package in such a folder to the same
    /// version in a source, so the tests would use what an earlier checkout left there.
    /// </summary>
    internal static string Others(string filled, string folder)
    {
        Directory.CreateDirectory(folder);
        foreach (var package in Directory.EnumerateDirectories(filled))
        {
            if (!Path.GetFileName(package).StartsWith("splnet", StringComparison.OrdinalIgnoreCase))
                Directory.CreateSymbolicLink(Path.Combine(folder, Path.GetFileName(package)), package);
        }

        return folder;
    }

    // One process for all of them: most of the time of a command is its start and the reading of projects.
    private string Pack()
    {
        var folder = Path.Combine(_root, "packages");
        var all = Path.Combine(_root, "pack.proj");
        File.WriteAllText(all, $"""
            <Project>
              <ItemGroup>{string.Concat(Shipped.Select(static name => $"<Shipped Include=\"{Repository.PathOf($"src/{name}/{name}.csproj")}\" />"))}</ItemGroup>
              <Target Name="Pack">
                <MSBuild Projects="@(Shipped)" Targets="Pack" Properties="Configuration=Release;NoBuild=true;PackageOutputPath={folder}" />
              </Target>
            </Project>
            """);

        // On other threads than those of the tests, all of which may wait here.
        var packed = Task.Run(() => DotNet.RunAsync(
            Repository.Root, new Dictionary<string, string>(StringComparer.Ordinal), "msbuild", all, "-t:Pack", "-m:1", "-nologo"))
            .GetAwaiter().GetResult();
        Assert.True(packed.ExitCode == 0, packed.Text);
        return folder;
    }
}
