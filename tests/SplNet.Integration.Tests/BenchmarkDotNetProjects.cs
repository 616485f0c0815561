using System.IO.Compression;

namespace SplNet.Integration.Tests;

/// <summary>
/// Projects with SplNet, built by one command as far as they can be: each refers to a different version of BenchmarkDotNet, and one does
/// not refer to it. Their outputs have the assemblies of packages.
/// </summary>
public sealed class BenchmarkDotNetProjects(PackedSplNet packed) : IAsyncLifetime
{
    private static readonly string[] Versions = ["0.16.0", "0.16.0-preview.1", "0.13.12", "0.14.0", "0.15.99"];

    /// <summary>The project that hides SplNet's types from its compiler.</summary>
    public const string Hiding = "Hiding";

    private const string Without = "Without";

    private readonly UserProject _solution = packed.NewProject("benchmarkdotnet");

    /// <summary>What the build has printed.</summary>
    public string Printed { get; private set; } = string.Empty;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        foreach (var version in Versions)
        {
            if (version != "0.14.0")
                AddPackage(version);
            AddProject(
                NameOf(version), "SplNet", $"<ItemGroup><PackageReference Include=\"BenchmarkDotNet\" Version=\"[{version}]\" " +
                    "/></ItemGroup><PropertyGroup><NoWarn>$(NoWarn);NU1605;NU1608</NoWarn></PropertyGroup>");
        }

        AddProject(Without, "SplNet.MSTest", string.Empty);
        AddProject(Hiding, "SplNet", "<ItemGroup><PackageReference Update=\"SplNet\" ExcludeAssets=\"compile\" /></ItemGroup>");
        _solution.Add("benchmarkdotnet.slnx", SolutionFile.Of([.. Versions.Select(NameOf), Without, Hiding]));
        Printed = (await _solution.RunAsync("build", "benchmarkdotnet.slnx", "-c", "Release")).Text;
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    /// <summary>True if the project with this version has an output.</summary>
    public bool IsBuilt(string version) => _solution.Has($"{NameOf(version)}/bin/Release/net10.0/{NameOf(version)}.dll");

    /// <summary>What the build has printed of the project with this version.</summary>
    public IEnumerable<string> PrintedOf(string version) =>
        Printed.Split('\n').Where(line => line.Contains($"{NameOf(version)}.csproj", StringComparison.Ordinal));

    /// <summary>
    /// The files in the output of the project with a version, or of the one without a reference, by their relative paths with slashes.
    /// </summary>
    public Dictionary<string, FileInfo> OutputOf(string? version)
    {
        var folder = _solution.PathOf($"{(version is null ? Without : NameOf(version))}/bin/Release/net10.0");
        return Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).ToDictionary(
            file => Path.GetRelativePath(folder, file).Replace('\\', '/'), static file => new FileInfo(file), StringComparer.Ordinal);
    }

    private void AddProject(string name, string package, string more) => _solution
        .Add($"{name}/{name}.csproj", TestProjects.Library(package).Replace(
            "</Project>",
            $"{more}<PropertyGroup><EnableDynamicLoading>true</EnableDynamicLoading></PropertyGroup></Project>",
            StringComparison.Ordinal))
        .Add($"{name}/Nothing.cs", "namespace User;\n\npublic static class Nothing;\n");

    private static string NameOf(string version) => $"With{version.Replace('.', '_').Replace('-', '_')}";

    // Of the real package only its name and version matter here; any assembly will do.
    private void AddPackage(string version)
    {
        using var package = ZipFile.Open(Path.Combine(packed.Packages, $"BenchmarkDotNet.{version}.nupkg"), ZipArchiveMode.Create);
        using (var writer = new StreamWriter(package.CreateEntry("BenchmarkDotNet.nuspec").Open()))
        {
            writer.Write($"""
                <package><metadata><id>BenchmarkDotNet</id><version>{version}</version><authors>none</authors><description>A name and a version.</description>
                <dependencies><group targetFramework="netstandard2.0" /></dependencies></metadata></package>
                """);
        }

        package.CreateEntryFromFile(typeof(Repository).Assembly.Location, "lib/netstandard2.0/BenchmarkDotNet.dll");
    }
}
