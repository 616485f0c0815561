namespace SplNet.Integration.Tests;

/// <summary>A project of a user, outside the checkout.</summary>
internal sealed class UserProject
{
    private readonly string _folder;
    private readonly Dictionary<string, string> _environment;

    public UserProject(string folder, string packages, string cache)
    {
        _folder = folder;
        Directory.CreateDirectory(folder);
        var filled = Environment.GetEnvironmentVariable("NUGET_PACKAGES")
            ?? Path.Combine(Environment.GetFolderPath(Environment.SpecialFolder.UserProfile), ".nuget", "packages");
        _environment = new(StringComparer.Ordinal) { ["NUGET_PACKAGES"] = cache };
        Add("nuget.config", $"""
            <configuration>
              <packageSources><clear /><add key="packed" value="{packages}" /></packageSources>
              <fallbackPackageFolders><clear /><add key="filled" value="{filled}" /></fallbackPackageFolders>
            </configuration>
            """);
    }

    public UserProject Add(string file, string content)
    {
        File.WriteAllText(Path.Combine(_folder, file), content);
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
