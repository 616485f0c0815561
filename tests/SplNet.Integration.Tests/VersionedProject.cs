using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>A clone of the library with a history, and in it a program that measures its versions with the packed SplNet.</summary>
public sealed class VersionedProject : IAsyncLifetime
{
    private readonly PackedSplNet _packed = new();
    private readonly SampleHistory _history = new();
    private readonly TemporaryFolder _folder = new();
    private UserProject? _program;

    /// <summary>The work tree of the clone.</summary>
    public string Clone { get; private set; } = string.Empty;

    /// <summary>The output of the program.</summary>
    public string Output => Path.Combine(Clone, "perf", "bin", "Release", "net10.0");

    internal SampleHistory History => _history;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        await _packed.InitializeAsync();
        Clone = _history.Clone(_folder);
        Commit("Twice(long n) => 2 * n", "long");
        Commit("Twice(int n) => 2 * n", "int");
        _program = await BuildAsync(Clone);
    }

    /// <inheritdoc/>
    public async ValueTask DisposeAsync()
    {
        await _packed.DisposeAsync();
        _folder.Dispose();
        _history.Dispose();
    }

    /// <summary>Runs an experiment of the program.</summary>
    internal Task<CommandOutput> MeasureAsync(params string[] arguments) => RunAsync(Output, arguments);

    /// <summary>The same, where the output was copied to another folder, and in that.</summary>
    internal Task<CommandOutput> MeasureElsewhereAsync(string folder, params string[] arguments)
    {
        foreach (var file in Directory.EnumerateFiles(Output))
            File.Copy(file, Path.Combine(folder, Path.GetFileName(file)));
        return RunAsync(folder, arguments);
    }

    /// <summary>The same in a clone with the last commit alone.</summary>
    internal async Task<CommandOutput> MeasureShallowAsync(params string[] arguments)
    {
        var clone = Path.Combine(_folder.Create("shallow"), "clone");
        GitCommand.Run(_folder.Path, "clone", "--quiet", "--depth", "1", new Uri(_history.Folder).AbsoluteUri, clone);
        return await MeasureElsewhereAsync(Directory.CreateDirectory(Path.Combine(clone, "out")).FullName, arguments);
    }

    private Task<CommandOutput> RunAsync(string output, string[] arguments) => _program!.RunInAsync(output, [Path.Combine(output, "Perf.dll"), .. arguments]);

    private async Task<UserProject> BuildAsync(string clone)
    {
        var program = _packed.NewProjectIn(Path.Combine(clone, "perf"))
            .Add("Perf.csproj", TestProjects.Program("../src/Sorting/Sorting.csproj", "SplNet"))
            .Add("Program.cs", VersionedProgram.Source)
            .Add("perf.spl", VersionedProgram.Requirements);
        var built = await program.RunAsync("build", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        return program;
    }

    private void Commit(string member, string tag)
    {
        File.WriteAllText(Path.Combine(Clone, "src", "Sorting", "Doubling.cs"), $"namespace Sorting;\n\npublic static class Doubling\n{{\n    public static long {member};\n}}\n");
        GitCommand.Run(Clone, "add", "--all");
        GitCommand.Run(Clone, "commit", "--quiet", "-m", $"Twice of {tag}");
        GitCommand.Run(Clone, "tag", tag);
    }
}
