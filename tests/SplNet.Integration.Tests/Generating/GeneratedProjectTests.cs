using System.Text.Json;

namespace SplNet.Integration.Tests.Generating;

/// <summary>
/// Projects that <c>splnet generate</c> has written from real unit tests build without a warning, and do what the frameworks do.
/// </summary>
public abstract class GeneratedProjectTests(GeneratedProjects projects)
{
    /// <summary>The benchmarks do what the framework does, in the same order.</summary>
    protected async Task VerifyEventsAsync(string tests)
    {
        var expected = await projects.EventsOfTestsAsync(tests);

        Assert.NotEmpty(expected);
        Assert.Equal(expected, await projects.EventsOfBenchmarksAsync(tests));
    }

    /// <summary>Each benchmark is a requirement that can be read, and BenchmarkDotNet finds its own.</summary>
    protected async Task VerifyListsAsync(string tests)
    {
        using var manifest = JsonDocument.Parse(await projects.ReadAsync(tests, "splnet-generate.json"));

        var requirements = await projects.ToolAsync("list", tests);
        var benchmarks = await projects.BenchmarkDotNetAsync(tests, "--list", "flat");

        Assert.True(requirements.ExitCode == 0, requirements.Text);
        Assert.Equal(
            manifest.RootElement.GetProperty("benchmarks").GetArrayLength(),
            requirements.Text.Split('\n').Count(static line => line.Contains("@before", StringComparison.Ordinal)));
        Assert.Empty(manifest.RootElement.GetProperty("refused").EnumerateArray());
        Assert.Contains("Benchmarks.Journals.RowsBenchmarks.Test", benchmarks.Text, StringComparison.Ordinal);
    }

    /// <summary>
    /// The rows are measured. There is no baseline, so today's code is compared with itself: how that is decided hangs on the machine, that
    /// it is measured does not.
    /// </summary>
    protected async Task VerifyMeasuredAsync(string tests)
    {
        var measured = await projects.ToolAsync("run", tests, "--filter", "Journals.Rows");

        Assert.True(measured.ExitCode is 0 or 1 or 2, measured.Text);
        Assert.Contains("mean(SELF(1, 'a'))", measured.Text, StringComparison.Ordinal);
        Assert.Contains("No baseline was found", measured.Text, StringComparison.Ordinal);
    }
}
