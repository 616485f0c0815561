namespace SplNet.Integration.Tests;

/// <summary>A project of a user, outside the checkout.</summary>
internal sealed class UserProject
{
    private readonly string _folder;
    private readonly Dictionary<string, string> _environment;

    /// <summary>Makes the folder, with the sources of its packages.</summary>
    /// <param name="folder">Its folder.</param>
    /// <param name="packages">The folder of the packed packages.</param>
    /// <param name="others">The folder with all other unpacked packages.</param>
    /// <param name="cache">The folder where NuGet unpacks.</param>
    /// <param name="withSources">True to restore from the sources of the machine too.</param>
    public UserProject(string folder, string packages, string others, string cache, bool withSources = false)
    {
        _folder = folder;
        Directory.CreateDirectory(folder);
        _environment = new(StringComparer.Ordinal) { ["NUGET_PACKAGES"] = cache };
        Add("nuget.config", $"""
            <configuration>
              <packageSources>{(withSources ? string.Empty : "<clear />")}<add key="packed" value="{packages}" /></packageSources>
              <fallbackPackageFolders><clear /><add key="others" value="{others}" /></fallbackPackageFolders>
            </configuration>
            """);
    }

    public UserProject Add(string file, string content)
    {
        var path = Path.Combine(_folder, file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, content);
        return this;
    }

    public UserProject With(string variable, string value)
    {
        _environment[variable] = value;
        return this;
    }

    /// <summary>
    /// Below this folder programs have no tiers, so a warm-up is short, and SplNet and BenchmarkDotNet are compiled ahead, as in the suites
    /// of this checkout: for tests that judge no times.
    /// </summary>
    public UserProject Brisk() =>
        With("DOTNET_TieredPGO", "0")
            .Add("Directory.Build.props", "<Project><PropertyGroup><TieredCompilation>false</TieredCompilation></PropertyGroup></Project>")
            .Add("Directory.Build.targets", $"""
                <Project>
                  <!-- Neither the test frameworks nor the adapters, which differ from project to project. -->
                  <PropertyGroup><Precompiled>SplNet;Engine</Precompiled></PropertyGroup>
                  <Import Project="{Repository.PathOf("tests/Precompiled/CopyPrecompiled.targets")}" />
                </Project>
                """);

    public UserProject AddFile(string source)
    {
        File.Copy(source, Path.Combine(_folder, Path.GetFileName(source)));
        return this;
    }

    public bool Has(string file) => File.Exists(PathOf(file));

    public string PathOf(string file) => Path.Combine(_folder, file);

    public string Read(string file) => File.ReadAllText(PathOf(file));

    public Task<CommandOutput> RunAsync(params string[] arguments) => RunInAsync(_folder, arguments);

    public Task<CommandOutput> RunInAsync(string folder, string[] arguments) => DotNet.RunAsync(folder, _environment, arguments);

    /// <summary>Runs a command with more variables.</summary>
    public Task<CommandOutput> RunAsync(IReadOnlyDictionary<string, string> more, string[] arguments) =>
        DotNet.RunAsync(_folder, With(more), arguments);

    /// <summary>Starts a command with more variables.</summary>
    public System.Diagnostics.Process Start(string folder, IReadOnlyDictionary<string, string> more, string[] arguments) =>
        DotNet.Start(folder, With(more), arguments);

    private Dictionary<string, string> With(IReadOnlyDictionary<string, string> more)
    {
        var environment = new Dictionary<string, string>(_environment, StringComparer.Ordinal);
        foreach (var (name, value) in more)
            environment[name] = value;
        return environment;
    }
}
