using System.Globalization;
using SplNet.Versions.Assemblies;
using SplNet.Versions.Builds;
using SplNet.Versions.Cache;

namespace SplNet.Versions.Tests.Builds;

/// <summary>
/// One build of sources with all that makes old commits hard to build: a pinned SDK, frameworks that nobody has, a stamper that cannot be
/// restored, a reference to a project with other frameworks, one of which nobody needs and cannot be restored. Two ask for it at the same
/// time, in Turkish.
/// </summary>
public sealed class OldCommit : IAsyncLifetime
{
    private readonly TestFolder _folder = new();
    private CachedVersion[] _versions = [];

    /// <summary>The times that it was built.</summary>
    public int Builds => File.ReadAllLines(_folder["journal"]).Length;

    internal BuiltVersion Version => _versions[0].Version;

    internal IReadOnlyList<CachedVersion> Versions => _versions;

    /// <summary>What is in the folder of work afterwards.</summary>
    public IEnumerable<string> Work => Directory.EnumerateFileSystemEntries(Path.Combine(_folder["cache"], "work"));

    /// <summary>What is in the temporary folder afterwards.</summary>
    public IReadOnlyList<string> Temporary { get; private set; } = [];

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        using var temporary = new OwnTemporaryFolder();
        var culture = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("tr-TR");
        try
        {
            var builder = new VersionBuilder(new VersionCache(new CacheOptions { Folder = _folder["cache"] }));
            var request = Request(_folder["journal"]);
            _versions = await Task.WhenAll(
                builder.GetAsync(request, CancellationToken.None),
                Task.Run(() => builder.GetAsync(request with { Name = "HEAD~3" }, CancellationToken.None)));
            Temporary = temporary.Names();
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        foreach (var version in _versions)
            version.Dispose();
        _folder.Dispose();
        return ValueTask.CompletedTask;
    }

    private static BuildRequest Request(string journal) => Sources.Request(
        new BuildOptions
        {
            DroppedPackages = ["Stamper.That.Is.Gone", "Linker.That.Is.Gone"],
            Properties = new Dictionary<string, string>(StringComparer.Ordinal) { ["Greeting"] = "a; b, %41 'c'", ["Journal"] = journal },
        },
        ("global.json", """{ /* old */ "sdk": { "version": "2.1.300" }, "msbuild-sdks": { "Some.Sdk": "1.0.0" } }"""),
        ("Directory.Packages.props", """
            <Project>
              <PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup>
              <ItemGroup><GlobalPackageReference Include="Stamper.That.Is.Gone" Version="3.0.0" /><PackageVersion Include="Linker.That.Is.Gone" Version="1.0.0" /></ItemGroup>
            </Project>
            """),
        (Sources.Project, Sources.ProjectFile(
            "<TargetFrameworks>net472;net8.0;net10.0;net11.0</TargetFrameworks>",
            """
            <ItemGroup>
              <ProjectReference Include="../Base/Base.csproj" />
              <PackageReference Include="Linker.That.Is.Gone" PrivateAssets="all" />
              <AssemblyMetadata Include="Greeting" Value="$(Greeting)" />
            </ItemGroup>
            <Target Name="Count" AfterTargets="Build">
              <WriteLinesToFile File="$(Journal)" Lines="$(TargetFramework)" />
              <Exec Command="cat" Condition="'$(OS)' != 'Windows_NT'" />
            </Target>
            """)),
        ("src/Lib ü/Sorter.cs", "namespace Lib; public static class Sorter { public static string Name() => Base.Text.Name; }"),
        ("src/Base/Base.csproj", Sources.ProjectFile(
            "<TargetFrameworks> net472;\n netstandard2.0 ;net10.0 ;net11.0</TargetFrameworks>",
            "<ItemGroup Condition=\"'$(TargetFramework)' == 'netstandard2.0'\"><PackageReference Include=\"Polyfill.That.Is.Gone\" " +
            "VersionOverride=\"1.0.0\" /></ItemGroup>")),
        ("src/Base/Text.cs", "namespace Base; public static class Text { public static string Name => \"old\"; }"));
}
