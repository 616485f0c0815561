using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Tests.Histories;

/// <summary>
/// Sessions of a commit that was recorded once. Recorded each for itself, a busy machine would make them differ, and
/// then nothing is proposed.
/// </summary>
internal static class SessionsAlike
{
    private const int Sessions = 4;
    private const double Apart = 0.003;

    /// <summary>Adds them, each a little slower than the last one of the history; bytes stay as they are.</summary>
    /// <param name="location">The file of the history.</param>
    public static void AddTo(string location)
    {
        using var store = HistoryStore.Open(HistoryLocation.Of(location), create: false);
        var last = store.Session(store.Sessions()[^1]);
        store.Add([.. Enumerable.Range(1, Sessions).Select(number => last with
        {
            Session = last.Session with { Name = $"{last.Session.Name} {number}" },
            Experiments = [.. last.Experiments.Select(experiment => experiment with
            {
                Key = ContentKey.Of(experiment.Key, $"{number}"),
                Samples = [.. experiment.Samples.Select(sample => Slower(sample, sample.Series.Unit == "B" ? 1 : 1 + (Apart * number)))],
            })],
        })]);
    }

    private static Sample Slower(Sample sample, double factor) =>
        new(sample.Series, [.. sample.Runs.Select(run => new Run(run.Value * factor, []))]) { Body = sample.Body };
}
