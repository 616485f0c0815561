using System.Globalization;
using System.Runtime.InteropServices;
using System.Text;

namespace SplNet.Benchmarks;

/// <summary>
/// A real use of <c>splnet history</c>: commit by commit a library is recorded and checked, and what was confirmed is
/// compared with what was planted.
/// </summary>
internal static class RecordedHistory
{
    private const int Usage = 3;
    private const int Owed = 2;

    /// <summary>Records and checks.</summary>
    /// <param name="series">How many operations are measured, those with changes first.</param>
    /// <param name="every">Which commits: the last, and each that many before it.</param>
    public static string Run(int series, int every)
    {
        ArgumentOutOfRangeException.ThrowIfLessThan(every, 1);
        var watched = RecordedSeries.All.Take(series).ToList();
        using var library = RecordedLibrary.Of(watched);
        using var interrupted = PosixSignalRegistration.Create(PosixSignal.SIGINT, _ => library.Dispose());
        using var ended = PosixSignalRegistration.Create(PosixSignal.SIGTERM, _ => library.Dispose());
        var (confirmed, seconds, words) = (new List<ConfirmedChange>(), new List<(double Record, double Check)>(), new List<string>());
        foreach (var (index, commit) in library.Commits.Index().Where(commit => (library.Commits.Count - 1 - commit.Index) % every == 0))
        {
            library.CheckOut(commit);
            var record = Required(library.History("record", "--revision", "HEAD", "--runs", "3"));
            var check = Required(library.History("check"));
            if (check.ExitCode == Owed)
            {
                var again = Required(library.History("check", "--again-after", "0"));
                check = (again.ExitCode, check.Output + again.Output, check.Seconds + again.Seconds);
            }

            seconds.Add((record.Seconds, check.Seconds));
            words.AddRange(check.Output.Split('\n'));
            var now = ConfirmedChange.In(check.Output, library.Commits);
            confirmed.AddRange(now);
            Console.Error.WriteLine(string.Create(
                CultureInfo.InvariantCulture, $"{index + 1} {RecordedCommit.All[index].Title}: " +
                    $"{record.Seconds:0.0} + {check.Seconds:0.0} s {string.Join(", ", now.Select(static change => change.Text))}"));
        }

        return Text(watched, confirmed, seconds, words, library.StoreBytes);
    }

    // Everything else is an answer, also that something could not be measured.
    private static (int ExitCode, string Output, double Seconds) Required((int ExitCode, string Output, double Seconds) run) =>
        run.ExitCode is >= 0 and not Usage
            ? run
            : throw new InvalidOperationException($"splnet history ended with exit code {run.ExitCode}: {run.Output}");

    private static string Text(
        IReadOnlyList<RecordedSeries> watched,
        IReadOnlyList<ConfirmedChange> confirmed,
        IReadOnlyList<(double Record, double Check)> seconds,
        IReadOnlyList<string> words,
        long bytes)
    {
        var table = new StringBuilder().AppendLine("| commit | planted | confirmed | commit named |").AppendLine("|---:|---|---|---|");
        var planted = RecordedCommit.All.Index().Where(commit => watched.Any(series => series.Class == commit.Item.Class))
            .Select(static commit => (Number: commit.Index + 1, Commit: commit.Item)).ToList();
        foreach (var (number, commit) in planted)
        {
            var found = confirmed.FirstOrDefault(change => change.IsOf(number, commit));
            table.AppendLine(CultureInfo.InvariantCulture, $"| {number} | {commit.Planted} | {found?.Text ?? "no"} | {found?.Place} |");
        }

        var others = confirmed.Where(change => !planted.Exists(commit => change.IsOf(commit.Number, commit.Commit)))
            .Select(static change => change.Text).ToList();
        return table.AppendLine()
            .AppendLine(
                CultureInfo.InvariantCulture, $"Confirmed besides: {(others.Count == 0 ? "nothing" : string.Join(", ", others))}. " +
                    $"Proposed and not shown: {Count("not shown")}; shown by one session and not by the next: {Count("unstable")}; " +
                    $"told as the machine's: {Count("environment")}; not measured: {Count("not measured")}.")
            .AppendLine()
            .AppendLine("| figure | value |")
            .AppendLine("|---|---:|")
            .AppendLine(CultureInfo.InvariantCulture, $"| commits × series | {seconds.Count} × {watched.Count} |")
            .AppendLine(
                CultureInfo.InvariantCulture, $"| recording a commit, the build of its version included, " +
                    $"median s | {Median.Of([.. seconds.Select(static one => one.Record)]):0.0} |")
            .AppendLine(
                CultureInfo.InvariantCulture, $"| checking it, second session and search included, " +
                    $"median s | {Median.Of([.. seconds.Select(static one => one.Check)]):0.0} |")
            .AppendLine(CultureInfo.InvariantCulture, $"| checking it, longest s | {seconds.Max(static one => one.Check):0.0} |")
            .AppendLine(CultureInfo.InvariantCulture, $"| all of it, min | {seconds.Sum(static one => one.Record + one.Check) / 60:0.0} |")
            .AppendLine(CultureInfo.InvariantCulture, $"| the history, kB | {bytes / 1000.0:0} |")
            .ToString();

        int Count(string word) => words.Count(line => line.StartsWith(word, StringComparison.Ordinal));
    }
}
