using SplNet.History.Measurements;

namespace SplNet.History.Tests;

/// <summary>Sessions as tests need them.</summary>
internal static class Recorded
{
    public static readonly MachineClass Machine = MachineClass.Of("AMD EPYC", "X64", 2, "Debian GNU/Linux 12 (bookworm)", string.Empty);

    public static readonly DateTimeOffset Start = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

    /// <summary>A session of one experiment for each series: its runs lie around a time.</summary>
    public static RecordedSession Session(int number, int series = 2, int runs = 3, int iterations = 4, string verdict = "Pass")
    {
        var session = new Session(Machine, CommitOf(number), ".NET 10.0.12", "day");
        return new RecordedSession(
            session, [.. Enumerable.Range(0, series).Select(index => Experiment(number, index, runs, iterations, verdict))]);
    }

    public static Revision CommitOf(int number) => new($"{number:x40}", $"{number + 1000:x40}", IsChanged: false);

    public static RecordedExperiment Experiment(int session, int series, int runs = 3, int iterations = 4, string verdict = "Pass")
    {
        var random = new Random((session * 1000) + series);
        var samples =
            new[] { new Sample(Series(series), [.. Enumerable.Range(0, runs).Select(_ => Run(random, 100 + series, iterations))]) };
        return new RecordedExperiment
        {
            Key = ContentKey.Of("experiment", $"{session}", $"{series}"),
            Digest = ContentKey.Of([.. samples[0].Runs.Select(static run => $"{run.Value:R}"), verdict]),
            Ended = Start.AddDays(session).AddSeconds(series),
            Source = "Tests.Sorting",
            Title = $"mean(op{series}) < 1 ms",
            Verdict = verdict,
            Alpha = 0.01,
            Comparisons = [new RecordedComparison($"mean(op{series}) < 1 ms", "True", 0.001, double.NegativeInfinity, 0.9)],
            Samples = samples,
        };
    }

    public static SeriesName Series(int number) => new("Tests.Sorting", "mean(op) < # ms", $"op{number}", "mean", "ns");

    private static Run Run(Random random, double time, int iterations)
    {
        var times = Enumerable.Range(0, iterations).Select(_ => (float)(time * (1 + (0.01 * random.NextDouble())))).ToList();
        return new Run(times.Count == 0 ? time : times.Average(static value => (double)value), times);
    }
}
