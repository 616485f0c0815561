using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>A history in a file, filled without measuring.</summary>
/// <param name="file">The file.</param>
/// <param name="commits">The commits by their numbers; null for those that no repository has.</param>
internal sealed class MadeHistory(string file, IReadOnlyList<string>? commits = null)
{
    private static readonly DateTimeOffset Start = new(2026, 1, 1, 12, 0, 0, TimeSpan.Zero);

    // What happens to a series happens one after the other.
    private int _events;

    public static MachineClass Machine { get; } = MachineClass.Of("Processor", "X64", 2, "System 1", string.Empty);

    public static string Commit(int number) => $"{number:x10}{0:x30}";

    public static DateTimeOffset Day(int number) => Start.AddDays(number);

    public static SeriesName Series(string operand) => new("Tests.Sorting", "mean(op) < # ms", operand, "mean", "ns");

    /// <summary>Adds a session of the commit of a number: each operand with the time of its runs, which differ by a percent.</summary>
    public MadeHistory Session(int number, params (string Operand, double Time)[] values) =>
        Session(number, ".NET 10.0.1", runs: 3, iterations: 5, values);

    public MadeHistory Session(int number, string runtime, int runs, int iterations, params (string Operand, double Time)[] values)
    {
        using var store = Open();
        store.Add([new RecordedSession(
            new Session(Machine, new History.Measurements.Revision(IdOf(number), string.Empty, IsChanged: false), runtime, "day"),
            [.. values.Select(value => Experiment(number, value.Operand, value.Time, runs, iterations))])]);
        return this;
    }

    /// <summary>Adds what was decided of a change.</summary>
    public MadeHistory Event(
        int number, string operand, string kind, ChangeDirection direction = ChangeDirection.Slower, int baseline = 0, double ratio = 1.1,
        SessionEffect? effect = null, params int[] culprits)
    {
        using var store = Open();
        store.Add([
            new ChangeEvidence
            {
                Direction = direction,
                Baseline = IdOf(baseline),
                Claim = "claim",
                Ratio = ratio,
                Effect = effect,
                Lower = ratio - 0.02,
                Upper = double.PositiveInfinity,
                RestartsFrom = kind is EventKind.Environment or EventKind.SameCode ? IdOf(number) : null,
                Culprits = [.. culprits.Select(IdOf)],
                Repeat = $"splnet compare {IdOf(baseline)[..10]} {IdOf(number)[..10]}",
                Search = direction == ChangeDirection.Slower ? "splnet bisect --good a --bad b" : string.Empty,
            }.Event(Day(number).AddHours(1).AddSeconds(_events++), kind, Series(operand).Key, IdOf(number)),
        ]);
        return this;
    }

    private string IdOf(int number) => commits?[number] ?? Commit(number);

    private HistoryStore Open() => HistoryAccess.Open(file, create: true);

    private static RecordedExperiment Experiment(int number, string operand, double time, int runs, int iterations) => new()
    {
        Key = ContentKey.Of($"{number}", operand),
        Digest = "digest",
        Ended = Day(number),
        Source = "Tests.Sorting",
        Title = operand,
        Verdict = "Pass",
        Samples = [new Sample(Series(operand), [.. Enumerable.Range(0, runs).Select(run => new Run(
            time * (1 + (0.01 * run)),
            [.. Enumerable.Range(0, iterations).Select(iteration => (float)(time * (1 + (0.001 * (iteration + run)))))]))])],
    };
}
