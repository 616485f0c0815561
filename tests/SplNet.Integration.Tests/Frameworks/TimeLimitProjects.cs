using LimitedRuns = System.Collections.Generic.Dictionary<
    string, System.Threading.Tasks.Task<(SplNet.Integration.Tests.CommandOutput Run, string? End)>>;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>
/// A project with limited tests for the newest version of a framework, built when a test first asks for it. Tests of a project run side by
/// side, since they do little but wait.
/// </summary>
public sealed class TimeLimitProjects : IAsyncDisposable
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

    private readonly PackedSplNet _packed;
    private readonly Dictionary<string, Lazy<Task<LimitedRuns>>> _runs;

    /// <summary>Builds nothing yet.</summary>
    public TimeLimitProjects(PackedSplNet packed) => (_packed, _runs) = (packed, Limited.ToDictionary(
        static one => one.Framework, one => new Lazy<Task<LimitedRuns>>(() => BeginAsync(one.Framework, one.Source, one.Option, one.Tests)),
        StringComparer.Ordinal));

    /// <inheritdoc/>
    public async ValueTask DisposeAsync()
    {
        foreach (var begun in _runs.Values.Where(static one => one.IsValueCreated))
            await Task.WhenAll((await begun.Value).Values);
    }

    /// <summary>The run of a test alone, and what its experiment said when the test was given up; null if it was not.</summary>
    internal async Task<(CommandOutput Run, string? End)> RunOf(string framework, string test) =>
        await (await _runs[framework].Value)[test];

    private async Task<LimitedRuns> BeginAsync(string framework, string source, string option, string[] tests)
    {
        var row = Matrix.Chosen.Single(row => row.Framework == framework && row.IsNewest);
        var project = _packed.NewProject("limits_" + row.Name, Matrix.IsFloating).Brisk()
            .Add($"{row.Name}.csproj", MatrixProjects.ProjectOf(row))
            .Add("Claims.cs", MatrixSources.Claims)
            .Add("End.cs", TimeLimitSources.End)
            .Add("LimitedTests.cs", source);
        var built = await project.RunAsync("build", "-c", "Release");
        Assert.True(built.ExitCode == 0, built.Text);
        return tests.ToDictionary(
            static test => test, test => RunAsync(project, row.Name, test, (option + test).Split(' ')), StringComparer.Ordinal);
    }

    // Under Microsoft.Testing.Platform, while another process, as it seems, has the turn to measure. An experiment that shall be given up
    // never gets it.
    private static async Task<(CommandOutput Run, string? End)> RunAsync(UserProject project, string name, string test, string[] filter)
    {
        var (turn, end) = (test + ".turn", test + ".end");
        project.Add(turn, string.Empty);
        await using var taken = new FileStream(project.PathOf(turn), FileMode.Open, FileAccess.Read, FileShare.None);
        var running = project.RunAsync(
            new Dictionary<string, string>(StringComparer.Ordinal)
            {
                ["SPLNET_LOCK"] = project.PathOf(turn),
                ["LIMIT_MARK"] = project.PathOf(end),
            },
            [Path.Combine("bin", "Release", "net10.0", name + ".dll"), .. filter]);
        if (test == Waits)
        {
            await Task.WhenAny(running, Task.Delay(Long));
            await taken.DisposeAsync();
        }

        return (await running, project.Has(end) ? project.Read(end) : null);
    }
}
