using System.Globalization;
using SplNet.Views.Histories;
using SplNet.Views.Reading;

namespace SplNet.Views.Tests.Histories;

/// <summary>Series as pages are told of them.</summary>
internal static class Made
{
    /// <summary>A series of sessions around 100 ns.</summary>
    public static HistorySeries Series(int number, int sessions = 8, int processes = 3) => new()
    {
        Id = number.ToString("x12", CultureInfo.InvariantCulture),
        Name = $"Tests.Sorting: mean(op{number})",
        Requirement = "mean(op) < # ms",
        Machine = "Processor, X64, 2, System 1",
        Unit = "Nanoseconds",
        State = "no change known",
        Sessions = [.. Enumerable.Range(0, sessions).Select(session => Session(session, 100 + ((session * 7919) % 11), processes))],
        Segments = [new HistorySegment(0, sessions - 1, 105, 3)],
    };

    public static HistorySession Session(int number, double mean, int processes = 3) => new(
        number.ToString("x10", CultureInfo.InvariantCulture), "2026-01-01 12:00", ".NET 10.0.1", mean, 1, processes,
        [.. Enumerable.Range(0, processes).Select(process => mean + process - 1)]);

    /// <summary>A change that was confirmed.</summary>
    public static HistoryChange Change(int place) => new()
    {
        Word = "confirmed slower",
        Mark = ChangeMark.Slower,
        Place = place,
        Commit = "bbbb222222",
        Baseline = "aaaa111111",
        Ratio = 1.0514,
        Lower = 1.02,
        Upper = 1.083,
        When = "2026-01-02 12:00",
    };

    /// <summary>A series with a change, the densities of both ends, and commands.</summary>
    public static HistorySeries Changed(int number) => Series(number) with
    {
        State = "confirmed slower",
        Mark = ChangeMark.Slower,
        Changes = [Change(4)],
        Segments = [new HistorySegment(0, 3, 105, 3), new HistorySegment(4, 7, 106, 2)],
        Ends = [End("aaaa111111", 100), End("bbbb222222", 105)],
        Commands =
        [
            new HistoryCommand("Measures both.", "splnet compare aaaa111111 bbbb222222"),
            new HistoryCommand("Searches.", "splnet bisect --good aaaa111111 --bad bbbb222222 --method \"Sort.Quick[<>]\""),
        ],
    };

    private static ReadOperand End(string name, double time) => new(
        name, Version: null, [new ReadRun([.. Enumerable.Range(0, 40).Select(iteration => time + (iteration % 7))], [], double.NaN)], []);
}
