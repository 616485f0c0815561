using SplNet.Tests.Shared;

namespace SplNet.Integration.Tests.Runtimes;

/// <summary>The projects of some rows, built by one command.</summary>
public abstract class RuntimeProjects : IAsyncLifetime
{
    private readonly UserProject? _solution;
    private readonly IReadOnlyList<RuntimeRow> _rows;

    private protected RuntimeProjects(PackedSplNet packed, string name, IReadOnlyList<RuntimeRow> rows)
    {
        _rows = rows;

        // Users have no policy of rolling forward in their environment, and a project for net11.0 needs none.
        _solution = IsPossible ? packed.NewProject(name).With("DOTNET_ROLL_FORWARD", "Minor").With("SPLNET_REPORT", "full") : null;
    }

    /// <summary>True where projects for net11.0 can be built and run.</summary>
    public static bool IsPossible => InstalledSdk.IsThere && InstalledRuntime.Has(11);

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        if (_solution is null)
            return;
        _solution.Add(
            "Directory.Build.targets", $"""<Project><Import Project="{Repository.PathOf("tests/net11/net11.targets")}" /></Project>""");
        foreach (var row in _rows)
        {
            _solution.Add($"{row.Name}/{row.Name}.csproj", row.Project)
                .Add($"{row.Name}/{(row.Framework == RuntimeRow.Console ? "Program" : "PerformanceTests")}.cs", row.Source)
                .Add($"{row.Name}/Claims.cs", row.Claims);
        }

        _solution.Add(
            "runtimes.slnx",
            $"<Solution>{string.Concat(_rows.Select(static row => $"<Project Path=\"{row.Name}/{row.Name}.csproj\" />"))}</Solution>");
        var built = await _solution.RunAsync("build", "runtimes.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync()
    {
        GC.SuppressFinalize(this);
        return ValueTask.CompletedTask;
    }

    /// <summary>Runs the tests of a row.</summary>
    internal Task<CommandOutput> RunAsync(RuntimeRow row) =>
        _solution!.RunAsync(row.Command(Path.Combine(row.Name, "bin", "Release", "net11.0", row.Name + ".dll")));
}
