using System.Text.Json.Nodes;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>The tests of a row, and the commands that their reports print, under each platform that the framework has.</summary>
internal sealed partial class MatrixRun
{
    private readonly UserProject _solution;
    private readonly SemaphoreSlim _runners;

    /// <summary>Begins.</summary>
    /// <param name="row">The row.</param>
    /// <param name="solution">The projects, which are built.</param>
    /// <param name="runners">How many runners may be there at once.</param>
    public MatrixRun(MatrixRow row, UserProject solution, SemaphoreSlim runners)
    {
        (Row, _solution, _runners) = (row, solution, runners);
        OnVstest = row.OnVstest
            ? RunAsync(
                "vstest",
                ["test", Output],
                row.Features is null || row.HasFeaturesOnVstest ? [] : ["--filter", "FullyQualifiedName!~Features."])
            : null;
        OnPlatform = row.OnPlatform ? RunAsync("platform", [Output], []) : null;
        Completion = Task.WhenAll(new[] { OnVstest, OnPlatform }.OfType<Task>());
    }

    /// <summary>The row.</summary>
    public MatrixRow Row { get; }

    /// <summary>Under VSTest; null where the framework does not run there.</summary>
    public Task<MatrixResult>? OnVstest { get; }

    /// <summary>Under Microsoft.Testing.Platform; null where the framework does not run there.</summary>
    public Task<MatrixResult>? OnPlatform { get; }

    /// <summary>Ends with both.</summary>
    public Task Completion { get; }

    private string Output => Path.Combine(Row.Name, "bin", "Release", "net10.0", Row.Name + ".dll");

    private async Task<MatrixResult> RunAsync(string platform, string[] command, string[] chosen)
    {
        await _runners.WaitAsync();
        try
        {
            var journal = Path.Combine(Row.Name, platform + ".journal");
            _solution.Add(journal, string.Empty);

            // Experiments wait for those of their own run; bytes do not hang on what other rows measure meanwhile.
            var environment = new Dictionary<string, string>(StringComparer.Ordinal)
            {
                ["MATRIX_JOURNAL"] = _solution.PathOf(journal),
                ["SPLNET_LOCK"] = _solution.PathOf(Path.Combine(Row.Name, platform + ".turn")),
            };
            var summary = Path.Combine(Row.Name, platform + ".summary.md");
            if (Row.HasSummary)
            {
                _solution.Add(summary, string.Empty);
                (environment["GITHUB_ACTIONS"], environment["GITHUB_STEP_SUMMARY"]) = ("true", _solution.PathOf(summary));
            }

            var results = _solution.PathOf(Path.Combine(Row.Name, platform + ".results"));
            var tested = await _solution.RunAsync(
                new Dictionary<string, string>(environment, StringComparer.Ordinal) { ["SPLNET_RESULTS"] = results },
                [.. command, .. chosen]);
            var repeated = Row.Repeats && RepeatOf(tested.Text) is { } arguments
                ? await _solution.RunAsync(environment, [.. command, .. arguments])
                : null;
            return new MatrixResult(
                tested, repeated, _solution.Read(journal), SurroundingsIn(journal), Row.HasSummary ? _solution.Read(summary) : null,
                Documents(results));
        }
        finally
        {
            _runners.Release();
        }
    }

    private (string Test, string Measured)? SurroundingsIn(string journal) =>
        Row.Language == "cs" ? (_solution.Read(journal + ".test"), _solution.Read(journal + ".measured")) : null;

    private static IReadOnlyList<JsonObject> Documents(string folder) =>
        Directory.Exists(folder)
            ? [.. Directory.EnumerateFiles(folder, "*.json").Select(static file => JsonNode.Parse(File.ReadAllText(file))!.AsObject())]
            : [];

    // What the command of the failing row's report says to the runner, which is here started from another folder.
    private static string[]? RepeatOf(string text) => Report().Match(text) is { Success: true } report
        ? [.. Argument().Matches(report.Groups["arguments"].Value)
            .Select(static one => string.Concat(one.Value.Where(static character => character is not ('"' or '\''))))]
        : null;

    [GeneratedRegex(
        @"FAIL\s+measured allocates .*?repeat: +SPLNET_SEED=\d+;? dotnet (?:test -c Release|run -c Release --) (?<arguments>[^\r\n]+)",
        RegexOptions.Singleline | RegexOptions.ExplicitCapture,
        60_000)]
    private static partial Regex Report();

    // Words, parts of which may stand in quotes.
    [GeneratedRegex(@"(?:[^\s""']|""[^""]*""|'[^']*')+", RegexOptions.None, 60_000)]
    private static partial Regex Argument();
}
