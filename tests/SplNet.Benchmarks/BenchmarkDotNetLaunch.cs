using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Filters;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Loggers;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Perfolizer.Horology;

namespace SplNet.Benchmarks;

/// <summary>Runs benchmarks as BenchmarkDotNet does by default: generate a project, build it, start it.</summary>
internal static class BenchmarkDotNetLaunch
{
    public static Summary Run(Type benchmarks, Job job) => Run(benchmarks, [job], static config => config);

    /// <summary>
    /// Rounds of one launch of each benchmark, which is followed at once by runs of SplNet. A machine that others use changes its speed
    /// from minute to minute, so what is compared is measured within seconds; a project is built once for all rounds.
    /// </summary>
    /// <param name="benchmarks">The benchmarks.</param>
    /// <param name="launch">One launch.</param>
    /// <param name="rounds">How many.</param>
    /// <param name="own">Measures what a benchmark of that name does, and gives the iterations of the runs, in nanoseconds.</param>
    /// <param name="prefix">How the names of the benchmarks begin.</param>
    /// <returns>The rounds by the names of the benchmarks.</returns>
    public static Dictionary<string, List<LaunchPair>> InTurn(
        Type benchmarks, Job launch, int rounds, Func<string, IReadOnlyList<IReadOnlyList<double>>> own, string prefix = "")
    {
        var runs = new Dictionary<BenchmarkCase, IReadOnlyList<IReadOnlyList<double>>>();
        var afterwards = new AfterLaunch(done =>
        {
            Console.Error.WriteLine($"{done.Job.Id} of {rounds}: {NameOf(done)}");
            runs[done] = own(NameOf(done));
        });
        var summary = Run(
            benchmarks,
            [.. Enumerable.Range(1, rounds).Select(round => launch.WithId(FormattableString.Invariant($"round {round:00}")))],
            config => config.AddDiagnoser(afterwards).AddFilter(new NameFilter(name => name.StartsWith(prefix, StringComparison.Ordinal))));
        return summary.Reports.GroupBy(static report => NameOf(report.BenchmarkCase), StringComparer.Ordinal).ToDictionary(
            static group => group.Key,
            group => group.Select(report => new LaunchPair(
                [.. report.GetResultRuns().Select(static iteration => iteration.GetAverageTime().Nanoseconds)],
                runs[report.BenchmarkCase])).ToList(),
            StringComparer.Ordinal);
    }

    /// <summary>
    /// One launch, long enough for the method, and for the empty one that BenchmarkDotNet subtracts, to reach their final tier with the
    /// runtime's ordinary settings.
    /// </summary>
    public static Job LongLaunch() => new Job()
        .WithLaunchCount(1)
        .WithWarmupCount(30)
        .WithIterationCount(20)
        .WithIterationTime(TimeInterval.FromMilliseconds(20));

    /// <summary>One launch with SplNet's 20 iterations of 3 ms, after a warm-up as long as the median one of SplNet (200 ms).</summary>
    public static Job SameTime() => new Job()
        .WithLaunchCount(1)
        .WithWarmupCount(66)
        .WithIterationCount(20)
        .WithIterationTime(TimeInterval.FromMilliseconds(3));

    /// <summary>The iterations that SplNet measures by default.</summary>
    public static Job SameIterations() => new Job()
        .WithLaunchCount(5)
        .WithWarmupCount(5)
        .WithIterationCount(20)
        .WithIterationTime(TimeInterval.FromMilliseconds(3));

    // BenchmarkDotNet builds this project and all that it refers to.
    private static readonly TimeSpan LongestBuild = TimeSpan.FromMinutes(10);

    private static string NameOf(BenchmarkCase benchmark) => benchmark.Descriptor.WorkloadMethod.Name;

    private static Summary Run(Type benchmarks, Job[] jobs, Func<ManualConfig, ManualConfig> further)
    {
        var artifacts = Directory.CreateTempSubdirectory("splnet-benchmarks").FullName;
        try
        {
            var config = further(ManualConfig.CreateEmpty()
                .AddJob([.. jobs.Select(static job => job.WithArguments([new MsBuildArgument("/p:RunAnalyzers=false")]))])
                .AddLogger(NullLogger.Instance)
                .WithBuildTimeout(LongestBuild)
                .WithArtifactsPath(artifacts)
                .WithOptions(ConfigOptions.DisableLogFile));
            var summary = BenchmarkRunner.Run(benchmarks, config);
            return summary.Reports.All(static report => report.Success)
                ? summary
                : throw new InvalidOperationException(
                    "BenchmarkDotNet could not build or run the benchmarks: " + string.Join(Environment.NewLine, summary.Reports
                        .Select(static report => report.BuildResult.ErrorMessage ?? report.BuildResult.GenerateException?.Message)
                        .OfType<string>()));
        }
        finally
        {
            Directory.Delete(artifacts, recursive: true);
        }
    }
}
