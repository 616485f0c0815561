using System.Diagnostics;
using System.Globalization;
using System.Text;
using Npgsql;
using SplNet.History.Importing;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;

namespace SplNet.Benchmarks;

/// <summary>What a history costs: keeping a session, importing many, reading and proposing, and its size.</summary>
internal static class HistoryCosts
{
    private const int Series = 200;
    private const int Runs = 10;
    private const int Iterations = 20;
    private const int Sessions = 2000;
    private const int Documents = 50_000;
    private const int DocumentsAtOnce = 500;

    /// <summary>Measures.</summary>
    /// <param name="server">A connection string to a database that may be filled; null for none.</param>
    public static string Run(string? server)
    {
        var folder = Directory.CreateTempSubdirectory("splnet-history-costs-").FullName;
        try
        {
            var table = new StringBuilder().AppendLine("| what | figure | aimed at |").AppendLine("|---|---:|---:|");
            var file = HistoryLocation.Of(Path.Combine(folder, "sessions.db"));
            Row(table, $"a session of {Series} series × {Runs} runs × {Iterations} iterations into SQLite, s", KeepSessions(file), "1");
            Row(table, "a commit of it, kB", Size(file.File!) / 10 / 1000, "200");
            if (server is not null)
            {
                Reset(server);
                Row(table, "the same into PostgreSQL on loopback, s", KeepSessions(HistoryLocation.Of($"postgres:{server}")), "3");
            }

            var imported = HistoryLocation.Of(Path.Combine(folder, "imported.db"));
            Row(
                table, $"{Documents * 2 * Runs / 1_000_000.0:0.#} million runs from {Documents} result documents imported, s",
                Import(folder, imported), "60");
            var (read, proposed) = ReadAndPropose(HistoryLocation.Of(Path.Combine(folder, "long.db")));
            Row(table, $"{Series} series × {Sessions} sessions read, s", read, string.Empty);
            Row(table, "and their proposals, s", proposed, string.Empty);
            Row(table, "both, s", read + proposed, "2");
            return table.ToString();
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static void Row(StringBuilder table, string what, double figure, string aim) =>
        table.AppendLine(CultureInfo.InvariantCulture, $"| {what} | {figure:0.00} | {aim} |");

    // The median of ten sessions, each a transaction of its own in an open store.
    private static double KeepSessions(HistoryLocation location)
    {
        using var store = HistoryStore.Open(location, create: true);
        return Median.Of(Enumerable.Range(0, 10).Select(number =>
        {
            var session = Session(number, Runs, Iterations);
            var start = Stopwatch.GetTimestamp();
            store.Add([session]);
            return Stopwatch.GetElapsedTime(start).TotalSeconds;
        }).ToList());
    }

    // From files to the store, as the command does it; the files are written before.
    private static double Import(string folder, HistoryLocation location)
    {
        var settings = new ImportSettings(string.Empty, string.Empty, Session: null);
        var file = Path.Combine(folder, "document.json");
        var seconds = 0.0;
        using var store = HistoryStore.Open(location, create: true);
        for (var first = 0; first < Documents; first += DocumentsAtOnce)
        {
            var paths = Enumerable.Range(first, DocumentsAtOnce)
                .Select(number => (Number: number, Path: $"{file}.{number % DocumentsAtOnce}")).ToList();
            foreach (var (number, path) in paths)
                File.WriteAllText(path, Document(number));
            var start = Stopwatch.GetTimestamp();
            store.Add([.. paths.SelectMany(path => ImportedFile.Read(path.Path, settings))]);
            seconds += Stopwatch.GetElapsedTime(start).TotalSeconds;
        }

        return seconds;
    }

    private static (double Read, double Proposed) ReadAndPropose(HistoryLocation location)
    {
        using (var filled = HistoryStore.Open(location, create: true))
        {
            foreach (var chunk in Enumerable.Range(0, Sessions).Chunk(50))
                filled.Add([.. chunk.Select(static number => Session(number, runs: 3, iterations: 0))]);
        }

        var start = Stopwatch.GetTimestamp();
        using var store = HistoryStore.Open(location, create: false);
        var sessions = store.Sessions();
        var points = store.Points().ToLookup(static point => point.Session);
        var read = Stopwatch.GetElapsedTime(start).TotalSeconds;
        start = Stopwatch.GetTimestamp();
        var proposer = new Proposer(new ProposalOptions());
        foreach (var session in sessions)
            proposer.Add(new SessionMeans(session.Session.Key, [.. points[session.Id].Select(static point => new SeriesValue(
                point.Series.ToString(CultureInfo.InvariantCulture), point.Logarithms!.Value.Mean, point.LogMedian!.Value))]));
        return (read, Stopwatch.GetElapsedTime(start).TotalSeconds);
    }

    private static double Size(string file) =>
        new FileInfo(file).Length + (File.Exists(file + "-wal") ? new FileInfo(file + "-wal").Length : 0);

    private static void Reset(string server)
    {
        using var connection = new NpgsqlConnection(server);
        connection.Open();
        using var command = connection.CreateCommand();
        command.CommandText = "DROP SCHEMA IF EXISTS splnet CASCADE";
        command.ExecuteNonQuery();
    }

    private static RecordedSession Session(int number, int runs, int iterations) =>
        MadeUpSession.Of(number, $"{number:x40}", Series, runs, random => Run(random, iterations));

    private static Run Run(Random random, int iterations)
    {
        var time = 1000 * (1 + (0.02 * random.NextDouble()));
        return new Run(time, [.. Enumerable.Range(0, iterations).Select(_ => (float)(time * (1 + (0.01 * random.NextDouble()))))]);
    }

    private static string Document(int number)
    {
        var random = new Random(number);
        string Times() =>
            string.Join(',', Run(random, Iterations).Iterations.Select(static time => time.ToString("R", CultureInfo.InvariantCulture)));
        string Operand(string name) =>
            $$"""{ "name": "{{name}}", "runs": [ {{string.Join(',', Enumerable.Range(0, Runs).Select(_ => $$"""{ "position": 1, "nanoseconds": [{{Times()}}], "flags": [{{string.Join(',', Enumerable.Repeat("\"None\"", Iterations))}}], "operations": 100, "metrics": {} }"""))}} ] }""";
        return $$"""
            { "schemaVersion": 1, "id": "{{new Guid(number, 0, 0, new byte[8])}}", "ended": "2026-01-01T00:00:00+00:00", "source": "Tests.Method{{number % 100}}",
              "commit": { "id": "{{number / 100:x40}}", "tree": "", "isChanged": false },
              "result": { "schemaVersion": 2, "formula": "mean(a) < mean(b)", "verdict": "Pass", "operands": [ {{Operand("a")}}, {{Operand("b")}} ], "comparisons": [],
                "environment": { "runtime": ".NET 10", "architecture": "X64", "system": "System 1", "processors": 2 } } }
            """;
    }
}
