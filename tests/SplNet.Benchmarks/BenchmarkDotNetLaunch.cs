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
    public static Summary Run(Type benchmarks, Job job, string prefix = "")
    {
        var artifacts = Directory.CreateTempSubdirectory("splnet-benchmarks").FullName;
        try
        {
            var config = ManualConfig.CreateEmpty()
                .AddJob(job)
                .AddFilter(new NameFilter(name => name.StartsWith(prefix, StringComparison.Ordinal)))
                .AddLogger(NullLogger.Instance)
                .WithArtifactsPath(artifacts)
                .WithOptions(ConfigOptions.DisableLogFile);
            var summary = BenchmarkRunner.Run(benchmarks, config);
            return summary.Reports.All(static report => report.Success)
                ? summary
                : throw new InvalidOperationException("BenchmarkDotNet could not build or run the benchmarks: " + string.Join(' ', summary.ValidationErrors));
        }
        finally
        {
            Directory.Delete(artifacts, recursive: true);
        }
    }

    /// <summary>One launch, long enough for the method to reach its final tier with the runtime's ordinary settings.</summary>
    public static Job LongLaunch() => new Job()
        .WithLaunchCount(1)
        .WithWarmupCount(12)
        .WithIterationCount(15)
        .WithIterationTime(TimeInterval.FromMilliseconds(50));

    /// <summary>Launches with SplNet's 20 iterations of 3 ms, after a warm-up as long as the median one of SplNet (200 ms).</summary>
    public static Job SameTime(int launches) => new Job()
        .WithLaunchCount(launches)
        .WithWarmupCount(66)
        .WithIterationCount(20)
        .WithIterationTime(TimeInterval.FromMilliseconds(3));

    /// <summary>The iterations that SplNet measures by default.</summary>
    public static Job SameIterations() => new Job()
        .WithLaunchCount(5)
        .WithWarmupCount(5)
        .WithIterationCount(20)
        .WithIterationTime(TimeInterval.FromMilliseconds(3));
}
