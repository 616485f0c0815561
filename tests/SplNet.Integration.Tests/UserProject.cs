namespace SplNet.Integration.Tests;

/// <summary>A project of a user, outside the checkout.</summary>
internal sealed class UserProject
{
    private readonly string _folder;
    private readonly Dictionary<string, string> _environment;

    /// <summary>Makes the folder, with the sources of its packages.</summary>
    /// <param name="folder">Its folder.</param>
    /// <param name="packages">The folder of the packed packages.</param>
    /// <param name="cache">The folder where NuGet unpacks.</param>
    /// <param name="withSources">True to restore from the sources of the machine too.</param>
    public UserProject(string folder, string packages, string cache, bool withSources = false)
    {
        _folder = folder;
        Directory.CreateDirectory(folder);
        var filled = Environment.GetEnvironmentVariable("NUGET_PACKAGES")
            ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        _environment = new(StringComparer.Ordinal) { ["NUGET_PACKAGES"] = cache };
        Add("nuget.config", $"""
            <configuration>
              <packageSources>{(withSources ? string.Empty : "<clear />")}<add key="packed" value="{packages}" /></packageSources>
              <fallbackPackageFolders><clear /><add key="filled" value="{filled}" /></fallbackPackageFolders>
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

    public UserProject AddFile(string source)
    {
        File.Copy(source, Path.Combine(_folder, Path.GetFileName(source)));
        return this;
    }

    public string Read(string file) => File.ReadAllText(Path.Combine(_folder, file));

    public Task<CommandOutput> RunAsync(params string[] arguments) => RunInAsync(_folder, arguments);

    public Task<CommandOutput> RunInAsync(string folder, string[] arguments) => DotNet.RunAsync(folder, _environment, arguments);

    /// <summary>Starts a command with more variables.</summary>
    public System.Diagnostics.Process Start(string folder, IReadOnlyDictionary<string, string> more, string[] arguments)
    {
        var environment = new Dictionary<string, string>(_environment, StringComparer.Ordinal);
        foreach (var (name, value) in more)
            environment[name] = value;
        return DotNet.Start(folder, environment, arguments);
    }
}
