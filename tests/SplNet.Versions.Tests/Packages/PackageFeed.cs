using System.IO.Compression;
using SplNet.Versions.Cache;
using SplNet.Versions.Packages;

namespace SplNet.Versions.Tests.Packages;

/// <summary>
/// A folder of packages, and a user's project folder whose configuration names it: Lib 1.0.0 and 2.0.0, which needs
/// Dep 1.5.0, and Two with two assemblies.
/// </summary>
public sealed class PackageFeed : IDisposable
{
    // A source that does not answer is asked six times otherwise, with pauses between.
    private const string Tries = "NUGET_ENHANCED_MAX_NETWORK_TRY_COUNT";

    private readonly TestFolder _folder = new();
    private readonly string? _triesBefore = Environment.GetEnvironmentVariable(Tries);

    public PackageFeed()
    {
        Environment.SetEnvironmentVariable(Tries, "1");
        Pack("Dep", "1.5.0", string.Empty, "Dep.dll");
        Pack("Lib", "1.0.0", """<dependency id="Dep" version="1.5.0" />""", "Lib.dll");
        Pack("Lib", "2.0.0", string.Empty, "Lib.dll");
        Pack("Two", "1.0.0", string.Empty, "One.dll", "Other.dll");
        Pack("Float", "1.0.0", """<dependency id="Absent" version="1.0.0" />""", "Float.dll");
        _folder.Write(
            ("user/NuGet.Config", Configuration(_folder["feed"])),
            ("offline/NuGet.Config", Configuration("https://127.0.0.1:1/index.json")));
    }

    internal VersionCache Cache => new(new CacheOptions { Folder = _folder["cache"] });

    /// <inheritdoc/>
    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Tries, _triesBefore);
        _folder.Dispose();
    }

    internal PackageRequest Request(string id, string version, string user = "user") =>
        new() { Id = id, Version = version, ConfigurationFolder = _folder[Path.Combine(user, "src", "Lib.Tests")] };

    internal Task<CachedVersion> GetAsync(PackageRequest request) =>
        new PackageVersions(Cache).GetAsync(request, TestContext.Current.CancellationToken);

    internal async Task<string> FailureAsync(PackageRequest request) =>
        (await Assert.ThrowsAsync<PackageException>(() => GetAsync(request))).Message;

    private string Configuration(string source) => $"""
        <configuration>
          <config><add key="globalPackagesFolder" value="{_folder["packages"]}" /></config>
          <packageSources><clear /><add key="test" value="{source}" /></packageSources>
        </configuration>
        """;

    private void Pack(string id, string version, string dependencies, params string[] files)
    {
        Directory.CreateDirectory(_folder["feed"]);
        using var package = ZipFile.Open(_folder[$"feed/{id}.{version}.nupkg"], ZipArchiveMode.Create);
        using (var writer = new StreamWriter(package.CreateEntry(id + ".nuspec").Open()))
        {
            writer.Write($"""
                <package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"><metadata>
                  <id>{id}</id><version>{version}</version><authors>test</authors><description>test</description>
                  <dependencies><group targetFramework="net8.0">{dependencies}</group></dependencies>
                </metadata></package>
                """);
        }

        foreach (var file in files)
        {
            var path = _folder[$"emitted/{id}/{version}/{file}"];
            EmittedAssembly.Write(path, version + ".0");
            package.CreateEntryFromFile(path, "lib/net8.0/" + file);
        }

        _folder.Write(($"emitted/{id}/{version}/{id}.resources.txt", "text"));
        package.CreateEntryFromFile(_folder[$"emitted/{id}/{version}/{id}.resources.txt"], $"runtimes/linux-x64/native/lib{id}.so");
    }
}
