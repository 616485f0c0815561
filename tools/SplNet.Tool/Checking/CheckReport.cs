using SplNet.Machine;
using SplNet.Tool.Methods;
using SplNet.Tool.Reporting;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.Checking;

/// <summary>The report of a check, apart from how it is shown.</summary>
internal static class CheckReport
{
    private const string Unread = "this system reports nothing about governor, turbo, load and battery";

    public static IReadOnlyList<ReportSection> Sections(
        MeasuredMethod method, CheckSummary summary, TimerReading timer, MachineReadings machine)
    {
        var advice = Advice.Of(machine);
        return
        [
            new("Check", [
                ("method", $"{method.Name}: {method.Description}, {Quantity.Format(summary.Nanoseconds, MetricUnit.Nanoseconds)}"),
                ("experiments", Invariant($"{summary.FalseAlarms.Experiments} of one(…) <= other(…) on equal methods, ") +
                    Invariant($"α = {summary.FalseAlarms.Alpha}, {summary.Blocks:0.#} pairs each, {summary.Duration.TotalSeconds:0} s")),
                ("seed", Invariant($"{summary.Seed} (SPLNET_SEED={summary.Seed} repeats the order of runs)"))]),
            FalseAlarms(summary),
            new("Variation", [
                ("between runs", About(summary.Variation.BetweenRuns)),
                ("in a run", About(summary.Variation.InRun)),
                ("between pairs", About(summary.Variation.BetweenBlocks) + ", of the ratio of two runs")]),
            new(Invariant($"Smallest slowdown visible in {100 * CheckSummary.Power:0} % of single tests"), [.. summary.Visible.Select(
                static visible =>
                    (Invariant($"{visible.Runs} runs"), Quantity.Percent(visible.Effect)))]),
            new("Timer", [
                ("resolution", Invariant($"{timer.Step:0.#} ns between different readings; it counts in {timer.Tick:0.###} ns")),
                ("cost", Invariant($"{timer.Cost:0.#} ns per reading"))]),
            new("Machine", Machine(machine)),
            .. Notes(summary),
            new(
                "Advice",
                [.. (advice.Count > 0 ? advice : ["None found in what could be read."]).Select(static line => (string.Empty, line))]),
        ];
    }

    private static IEnumerable<ReportSection> Notes(CheckSummary summary) =>
        summary.Notes.Count == 0 ? [] : [new("Notes", [.. summary.Notes.Select(static note => (string.Empty, note))])];

    private static ReportSection FalseAlarms(CheckSummary summary)
    {
        var alarms = summary.FalseAlarms;
        return new ReportSection("False alarms", [
            ("false alarms", Invariant($"{alarms.Count} of {alarms.Experiments}")),
            (
                "bound",
                Invariant($"{alarms.Bound}; a rate of α exceeds it by chance in at most {100 * Checking.FalseAlarms.Doubt:0} % of checks")),
            ("verdict", alarms.ExceedBound ? "TOO MANY: verdicts on this machine are less certain than they claim" : "within the bound"),
            ("true rate", $"at most {Quantity.Percent(alarms.UpperLimit())} (95 % confidence); more experiments narrow this"),
            ("undecided", Invariant($"{summary.Undecided} of {alarms.Experiments}"))]);
    }

    private static List<(string Name, string Value)> Machine(MachineReadings machine)
    {
        var rows = new List<(string, string)>();
        if (machine.Governors.Count > 0)
            rows.Add(("governor", string.Join(", ", machine.Governors)));
        if (machine.Turbo is { } turbo)
            rows.Add(("turbo", turbo ? "on" : "off"));
        if (machine.Load is { } load)
            rows.Add(("load before", Invariant($"{load:0.##} on {machine.Processors} processors")));
        if (machine.OnBattery is { } battery)
            rows.Add(("power", battery ? "battery" : "mains"));
        if (rows.Count == 0)
            rows.Add((string.Empty, Unread));
        return rows;
    }

    private static string About(double spread) => Quantity.Percent(spread);
}
