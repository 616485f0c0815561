using System.Globalization;
using System.Text.Json;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>
/// A report of BenchmarkDotNet: <c>*-report-full.json</c> or its compressed form, or the brief one, which has one run without launches.
/// </summary>
internal static class BenchmarkDotNetFile
{
    private const string Workload = "Workload";
    private const string Result = "Result";

    /// <summary>Reads a report.</summary>
    /// <param name="content">The file.</param>
    /// <param name="settings">The missing information, above all the commit.</param>
    /// <param name="written">The time of writing, for reports whose title lacks a time.</param>
    /// <exception cref="HistoryException">The commit is unknown, or there are no measurements.</exception>
    public static RecordedSession Read(ReadOnlySpan<byte> content, ImportSettings settings, DateTime written)
    {
        var document = JsonSerializer.Deserialize(content, BenchmarkDotNetJson.Default.BenchmarkDotNetDocument)
            ?? throw new JsonException("it is empty");
        if (settings.Commit.Length == 0)
            throw new HistoryException("a report of BenchmarkDotNet does not name the commit that was measured. Name it: --commit ID");
        var benchmarks = WholeList.Of(document.Benchmarks, nameof(document.Benchmarks));
        var measured = benchmarks.Zip(BenchmarkDotNetJobs.Of(benchmarks))
            .Select(static one => (Name: one.First.FullName + one.Second, Samples: Samples(one.First, one.Second).ToList())).ToList();
        var samples = measured.SelectMany(static one => one.Samples).ToList();
        if (samples.Count == 0)
            throw new HistoryException("none of its benchmarks has a result");
        var title = document.Title ?? samples[0].Series.Source;
        var ended = BenchmarkDotNetTitle.TimeOf(title, written, TimeZoneInfo.Local);
        var host = document.HostEnvironmentInfo;
        var machine = BenchmarkDotNetMachine.Of(host, settings.Machine);
        return new RecordedSession(
            new Session(
                machine, new Revision(settings.Commit, string.Empty, IsChanged: false), host.RuntimeVersion ?? string.Empty,
                settings.SessionOf(ended)),
            [
                new RecordedExperiment
                {
                    // A report and its compressed form count as one.
                    Key = ContentKey.Of(settings.Commit, title, machine.Key, samples[0].Series.Key),
                    Digest = ContentKey.Of([.. samples.SelectMany(static sample =>
                        sample.Runs.Select(run => string.Create(CultureInfo.InvariantCulture, $"{sample.Series.Key} {run.Value:R}")))]),
                    Ended = ended,
                    Source = samples[0].Series.Source,
                    Title = title,
                    Verdict = string.Empty,
                    Samples = samples,
                },
            ])
        {
            WithoutNumbers = [.. measured.Where(static one => one.Samples.Count == 0).Select(static one => one.Name)],
        };
    }

    private static IEnumerable<Sample> Samples(BenchmarkDotNetCase benchmark, string mark)
    {
        var runs = RunsOf(benchmark);
        if (runs.Count == 0
            || new Sample(ForeignName.Of(benchmark.FullName, "mean", "ns", mark), runs) is not { Values.IsFinite: true } times)
            yield break;
        yield return times;
        if (benchmark.Memory?.BytesAllocatedPerOperation is { } bytes)
            yield return new Sample(ForeignName.Of(benchmark.FullName, "allocated", "B", mark), [new Run(bytes, [])]);
    }

    private static List<Run> RunsOf(BenchmarkDotNetCase benchmark)
    {
        var results = (benchmark.Measurements ?? [])
            .Where(static iteration => iteration is { IterationMode: Workload, IterationStage: Result, Operations: > 0 })
            .ToLookup(static iteration => iteration.LaunchIndex);
        if (results.Count > 0)
            return [.. results.OrderBy(static launch => launch.Key)
                .Select(static launch => RunOf(launch.Select(static iteration => iteration.Nanoseconds / iteration.Operations)))];
        var values = (benchmark.Statistics?.OriginalValues ?? []).OfType<double>().ToList();
        return values.Count > 0 ? [RunOf(values)] : [];
    }

    private static Run RunOf(IEnumerable<double> iterations)
    {
        var times = iterations.ToList();
        return new Run(times.Average(), times.ConvertAll(static time => (float)time));
    }
}
