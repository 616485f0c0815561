namespace SplNet.Integration.Tests.Frameworks;

/// <summary>A project with limited tests for the newest version of each framework, all built by one command. Their tests run side by side, since they do little but wait.</summary>
public sealed class TimeLimitProjects(PackedSplNet packed) : IAsyncLifetime
{
    /// <summary>A test whose limit does not count that its experiment waits.</summary>
    public const string Waits = "Waits";

    /// <summary>A test that ends at its limit.</summary>
    public const string Ended = "Ended";

    // Longer than any limit of these tests.
    private static readonly TimeSpan Long = TimeSpan.FromSeconds(11);

    private static readonly (string Framework, string Source, string Option, string[] Tests)[] Limited =
    [
        ("MSTest", TimeLimitSources.MSTest, "--filter Name=", [Waits, Ended]),
        ("xUnit.net v3", TimeLimitSources.Xunit, "--filter-method LimitedTests.", [Ended]),
        ("NUnit", TimeLimitSources.NUnit, "--filter Name=", [Waits]),
        ("TUnit", TimeLimitSources.TUnit, "--treenode-filter /*/*/*/", [Waits]),
    ];

    private readonly UserProject _solution = packed.NewProject("limits", Matrix.IsFloating).Brisk();
    private readonly Dictionary<string, Task<(CommandOutput Run, string? End)>> _runs = new(StringComparer.Ordinal);

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        foreach (var (framework, source, _, _) in Limited)
        {
            var row = RowOf(framework);
            _solution.Add($"{row.Name}/{row.Name}.csproj", MatrixProjects.ProjectOf(row))
                .Add($"{row.Name}/Claims.cs", MatrixSources.Claims)
                .Add($"{row.Name}/End.cs", TimeLimitSources.End)
                .Add($"{row.Name}/LimitedTests.cs", source);
        }

        _solution.Add("limits.slnx", SolutionFile.Of(Limited.Select(static one => RowOf(one.Framework).Name)));
        var built = await _solution.RunAsync("build", "limits.slnx", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        foreach (var (framework, _, option, tests) in Limited)
        {
            foreach (var test in tests)
                _runs[framework + test] = RunAsync(RowOf(framework).Name, test, (option + test).Split(' '));
        }
    }

    /// <inheritdoc/>
    public async ValueTask DisposeAsync() => await Task.WhenAll(_runs.Values);

    /// <summary>The run of a test alone, and what its experiment said when the test was given up; null if it was not.</summary>
    internal Task<(CommandOutput Run, string? End)> RunOf(string framework, string test) => _runs[framework + test];

    // Under Microsoft.Testing.Platform, while another process, as it seems, has the turn to measure. An experiment that shall be given up never gets it.
    private async Task<(CommandOutput Run, string? End)> RunAsync(string project, string test, string[] filter)
    {
        var (turn, end) = (Path.Combine(project, test + ".turn"), Path.Combine(project, test + ".end"));
        _solution.Add(turn, string.Empty);
        await using var taken = new FileStream(_solution.PathOf(turn), FileMode.Open, FileAccess.Read, FileShare.None);
        var running = _solution.RunAsync(
            new Dictionary<string, string>(StringComparer.Ordinal) { ["SPLNET_LOCK"] = _solution.PathOf(turn), ["LIMIT_MARK"] = _solution.PathOf(end) },
            [Path.Combine(project, "bin", "Release", "net10.0", project + ".dll"), .. filter]);
        if (test == Waits)
        {
            await Task.WhenAny(running, Task.Delay(Long));
            await taken.DisposeAsync();
        }

        return (await running, _solution.Has(end) ? _solution.Read(end) : null);
    }

    private static MatrixRow RowOf(string framework) => Matrix.Chosen.Single(row => row.Framework == framework && row.IsNewest);
}
