using System.Globalization;
using System.Text;
using SplNet.Values;

namespace SplNet.Results.Reports;

/// <summary>The report with everything: the claim, the finding, its certainty, and how to repeat it.</summary>
internal static class TextReport
{
    private const string Indent = "      ";

    // Beyond it each operand has its own line.
    private const int LongestLine = 110;

    // In seconds.
    private const double NoticeableWait = 1;

    public static string Render(ExperimentResult result)
    {
        var lines = new List<string> { FullHeaderText.Of(result) };
        lines.AddRange(ProblemText.OtherLines(result));
        if (result.Operands.Any(IsMeasured))
            lines.AddRange(IncompleteText.Of(result) is { } incomplete ? [incomplete] : Operands(result));
        foreach (var comparison in result.Comparisons)
            lines.AddRange(Comparison(comparison, result));
        lines.AddRange(result.Explanations.SelectMany(WhyText.Of));
        if (result.Comparisons.Count > 0)
            lines.Add(Design(result));
        lines.AddRange(Notes(result).SelectMany(ProblemText.Lines));
        if (result.Repeat is { } repeat && result.Comparisons.Count > 0)
            lines.Add("repeat: " + repeat);
        if (result.Environment is { } environment && result.Comparisons.Count > 0)
            lines.Add("environment: " + Environment(environment));
        return Joined(lines);
    }

    /// <summary>The lines of a report as one text.</summary>
    public static string Joined(IEnumerable<string> lines) => string.Join(System.Environment.NewLine + Indent, lines);

    /// <summary>True for an operand with a time.</summary>
    public static bool IsMeasured(OperandResult operand) => operand.Runs.Count > 0 && double.IsFinite(operand.Nanoseconds);

    private static List<string> Operands(ExperimentResult result)
    {
        var operands = result.Operands.Where(IsMeasured).Select(OperandText.Of).ToList();
        return operands.Sum(static text => text.Length) <= LongestLine ? [string.Join("   ", operands)] : operands;
    }

    private static IEnumerable<string> Comparison(ComparisonResult comparison, ExperimentResult result)
    {
        var evidence = comparison.Evidence;
        var name = result.Comparisons.Count > 1 ? comparison.Text + ": " : string.Empty;
        if (evidence.Problem != EvidenceProblem.None)
        {
            yield return name + EvidenceText.Finding(comparison, result.Alpha);
            yield break;
        }

        yield return name + EffectText.Of(comparison);

        // The result of batches is not a finding about calls.
        if (comparison.Reason == SequentialReason.NotOfCalls)
        {
            yield return comparison.Explanation;
            yield break;
        }

        yield return EvidenceText.Finding(comparison, result.Alpha);
        yield return comparison.Explanation;
        if (comparison.Truth != Truth.True && !EvidenceText.IsSignificant(comparison) && double.IsFinite(evidence.DetectableEffect))
            yield return $"could detect a difference of {EffectText.Detectable(comparison)} (90 % power)";
        foreach (var line in MeanText.Of(comparison, result))
            yield return line;
    }

    private static string Design(ExperimentResult result)
    {
        var runs = result.Operands.SelectMany(static operand => operand.Runs).ToList();
        var iterations = runs.Select(static run => run.Nanoseconds.Count).ToList();
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{BlocksOf(result)} × {Plural.Range(iterations.Min(), iterations.Max(), "iteration")} of {Lengths(runs)}, " +
            $"warm-up {WarmUps(runs)}, {Seconds(result)}, seed {result.Seed}");
    }

    private static string BlocksOf(ExperimentResult result) =>
        Plural.Of(result.Comparisons.Max(static comparison => comparison.Evidence.Blocks), "block");

    private static string Seconds(ExperimentResult result) => Durations.Text(TimeSpan.FromSeconds(result.Seconds));

    private static string Lengths(IReadOnlyList<RunResult> runs) =>
        Range([.. runs.Select(static run => run.MedianIteration())]);

    private static string WarmUps(IReadOnlyList<RunResult> runs) => Range([.. runs.Select(static run => run.WarmUpMilliseconds * 1e6)]);

    private static string Range(double[] nanoseconds)
    {
        var least = Quantity.Format(nanoseconds.Min(), MetricUnit.Nanoseconds);
        var most = Quantity.Format(nanoseconds.Max(), MetricUnit.Nanoseconds);
        return least == most ? least : $"{least} to {most}";
    }

    private static IEnumerable<string> Notes(ExperimentResult result)
    {
        var runs = result.Operands.SelectMany(static operand => operand.Runs).ToList();
        var capped = runs.Count(static run => run.WarmUpCapped);
        if (capped > 0)
            yield return string.Create(
                CultureInfo.InvariantCulture, $"note: {capped} of {Plural.Of(runs.Count, "run")} {(capped == 1 ? "was" : "were")} still " +
                    $"warming up at the time limit of the warm-up.");
        foreach (var disturbance in DisturbanceText.Of(runs))
            yield return "note: " + disturbance;
        if (MeanText.IsGross(result))
            yield return "note: " + MeanText.NothingDeducted;
        if (SetUpText.Of(result) is { } setUp)
            yield return "note: " + setUp;
        if (result.WaitedSeconds >= NoticeableWait)
            yield return $"note: waited {Durations.Text(TimeSpan.FromSeconds(result.WaitedSeconds))} for other experiments on this " +
                "machine; the time budget does not count that.";
        foreach (var note in MessageText.Notes(result, MessageSeverity.Note))
            yield return note;
    }

    private static string Environment(MeasuringEnvironment environment)
    {
        var where = new[] { environment.Runtime, environment.System, environment.Architecture, environment.Processor };
        var text = new StringBuilder(string.Join(", ", where.OfType<string>()));
        text.Append(CultureInfo.InvariantCulture, $", {Plural.Of(environment.Processors, "core")}, {environment.Collector} GC");
        if (environment.Governors.Count > 0)
            text.Append("; governor ").AppendJoin(", ", environment.Governors);
        if (environment.Turbo is { } turbo)
            text.Append(turbo ? "; turbo on" : "; turbo off");
        if (environment.OnBattery == true)
            text.Append("; on battery");
        if (environment.Load is { } load)
            text.Append("; load ").Append(Quantity.Significant(load));
        if (environment.OtherWork is { } others)
            text.Append(", other work on ").Append(Cores(others));
        return text.ToString();
    }

    private static string Cores(double cores)
    {
        var text = cores.ToString("0.#", CultureInfo.InvariantCulture);
        return text == "1" ? "1 core" : text + " cores";
    }
}
