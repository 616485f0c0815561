using SplNet.History.Measurements;

namespace SplNet.Benchmarks;

/// <summary>Sessions of a history that nobody measured.</summary>
internal static class MadeUpSession
{
    private static readonly MachineClass Machine = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);

    /// <summary>The session of a commit.</summary>
    /// <param name="number">Its number, from which its time and its random values follow.</param>
    /// <param name="commit">The id of the commit.</param>
    /// <param name="series">The number of series.</param>
    /// <param name="runs">The number of runs of each.</param>
    /// <param name="run">Makes a run.</param>
    public static RecordedSession Of(int number, string commit, int series, int runs, Func<Random, Run> run)
    {
        var random = new Random(number);
        return new RecordedSession(
            new Session(Machine, new History.Measurements.Revision(commit, string.Empty, IsChanged: false), ".NET", "day"), [
                .. Enumerable.Range(0, series).Select(one => new RecordedExperiment
                {
                    Key = ContentKey.Of($"{number} {one}"),
                    Digest = "digest",
                    Ended = DateTimeOffset.UnixEpoch.AddHours(number),
                    Source = "Tests",
                    Title = $"op{one}",
                    Verdict = "Pass",
                    Samples = [new Sample(
                        new SeriesName("Tests", "formula", $"op{one}", "mean", "ns"),
                        [.. Enumerable.Range(0, runs).Select(_ => run(random))])],
                }),
            ]);
    }
}
