using SplNet.Versions.Tests.Repositories;

namespace SplNet.Versions.Tests.Builds;

/// <summary>
/// A folder that takes the place of the system's temporary folder, for this process and those that it starts. Without a space: MSBuild runs
/// no command there otherwise.
/// </summary>
internal sealed class OwnTemporaryFolder : IDisposable
{
    private const string Variable = "TMPDIR";

    private readonly TemporaryFolder _folder = new();
    private readonly string? _before = Environment.GetEnvironmentVariable(Variable);

    public OwnTemporaryFolder() => Environment.SetEnvironmentVariable(Variable, _folder.Path);

    /// <summary>The names of what lies there.</summary>
    public IReadOnlyList<string> Names() =>
        [.. Directory.EnumerateFileSystemEntries(_folder.Path).Select(static path => Path.GetFileName(path))];

    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Variable, _before);
        _folder.Dispose();
    }
}
