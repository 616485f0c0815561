using System.Text.Json;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Integration.Tests;

/// <summary>A clone of the library in which a program with requirements is committed, and evaluated at commit after commit.</summary>
public sealed class BaselineProject(PackedSplNet packed) : IAsyncLifetime
{
    private readonly SampleHistory _history = new();
    private readonly TemporaryFolder _folder = new();
    private UserProject? _program;
    private Task<(CommandOutput First, CommandOutput Second)>? _sideBySide;

    /// <summary>The commit of the first evaluation.</summary>
    public string First { get; private set; } = string.Empty;

    /// <summary>What the program printed at the first commit.</summary>
    internal CommandOutput AtFirst { get; private set; } = null!;

    /// <summary>The same at the next, whose library is slower.</summary>
    internal CommandOutput AtSlower { get; private set; } = null!;

    /// <summary>The same at the one after that, which changes a page.</summary>
    internal CommandOutput AtLater { get; private set; } = null!;

    private string Clone => _folder.Combine("clone");

    private string Output => Path.Combine(Clone, "perf", "bin", "Release", "net10.0");

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        _history.Clone(_folder);
        GitCommand.Run(Clone, "checkout", "--quiet", "-b", "perf", "v1.1");
        _program = packed.NewProjectIn(Path.Combine(Clone, "perf")).Brisk()
            .Add("splnet.json", JsonSerializer.Serialize(new
            {
                project = "src/Sorting/Sorting.csproj",
                report = "full",
                baselines = _folder.Combine("baselines"),
                runs = 2,
                iterations = 2,
            }))
            .Add("Perf.csproj", TestProjects.Program("../src/Sorting/Sorting.csproj", "SplNet"))
            .Add("Program.cs", BaselineProgram.Source)
            .Add("perf.spl", BaselineProgram.Requirements);
        First = Commit("Requirements");
        await BuildAsync("build", "-c", "Release");
        AtFirst = await MeasureAsync();
        await File.WriteAllTextAsync(Path.Combine(Clone, "src", "Sorting", "Sorter.cs"), BaselineProgram.SlowSort);
        Commit("Sorting with an array for each number");
        await BuildAsync("build", "-c", "Release", "--no-restore");
        AtSlower = await MeasureAsync();
        await File.WriteAllTextAsync(Path.Combine(Clone, "README.md"), "# Sorting\n");
        Commit("A shorter page");
        AtLater = await MeasureAsync();
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        _folder.Dispose();
        _history.Dispose();
        return ValueTask.CompletedTask;
    }

    /// <summary>
    /// The same on a branch that was made of the first commit: at its first commit, and at its second one, with the
    /// last two passes as baselines.
    /// </summary>
    internal Task<(CommandOutput First, CommandOutput Second)> SideBySideAsync() => _sideBySide ??= MeasureSideBySideAsync();

    private async Task<(CommandOutput First, CommandOutput Second)> MeasureSideBySideAsync()
    {
        GitCommand.Run(Clone, "checkout", "--quiet", "-b", "beside", First);
        await File.WriteAllTextAsync(Path.Combine(Clone, "README.md"), "# Sorting of numbers\n");
        Commit("Another page");
        await BuildAsync("build", "-c", "Release", "--no-restore");
        var first = await MeasureAsync();
        await File.WriteAllTextAsync(Path.Combine(Clone, "README.md"), "# Sorting of many numbers\n");
        Commit("A longer page");
        _program!.With("SPLNET_HISTORIAN", "window 2");
        return (first, await MeasureAsync());
    }

    private string Commit(string title)
    {
        GitCommand.Run(Clone, "add", "--all");
        GitCommand.Run(Clone, "commit", "--quiet", "-m", title);
        return GitCommand.Run(Clone, "rev-parse", "HEAD");
    }

    private async Task BuildAsync(params string[] command)
    {
        var built = await _program!.RunAsync(command);
        Assert.True(built.ExitCode == 0, built.Text);
    }

    private Task<CommandOutput> MeasureAsync() => _program!.RunInAsync(Output, [Path.Combine(Output, "Perf.dll")]);
}
