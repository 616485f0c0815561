using System.Globalization;
using System.Text;
using SplNet.Quantities;
using SplNet.Statistics;

namespace SplNet.Reports;

/// <summary>The report for people: what was claimed, what was found, how sure that is, how to repeat it.</summary>
internal static class TextReport
{
    private const string Indent = "      ";

    // Beyond it each operand has its own line.
    private const int LongestLine = 110;

    // In seconds.
    private const double NoticeableWait = 1;

    public static string Render(ExperimentResult result)
    {
        var lines = new List<string> { $"{Label(result.Verdict),-5} {result.Formula}" };
        lines.AddRange(result.Problems.SelectMany(Wrapped));
        if (result.Operands.Any(IsMeasured))
            lines.AddRange(IncompleteText.Of(result) is { } incomplete ? [incomplete] : Operands(result));
        foreach (var comparison in result.Comparisons)
            lines.AddRange(Comparison(comparison, result));
        if (result.Comparisons.Count > 0)
            lines.Add(Design(result));
        lines.AddRange(Notes(result).SelectMany(Wrapped));
        if (result.Repeat is { } repeat && result.Comparisons.Count > 0)
            lines.Add("repeat: " + repeat);
        if (result.Environment is { } environment && result.Comparisons.Count > 0)
            lines.Add("environment: " + Environment(environment));
        return string.Join(System.Environment.NewLine + Indent, lines);
    }

    private static string Label(Verdict verdict) => verdict switch
    {
        Verdict.Pass => "PASS",
        Verdict.Fail => "FAIL",
        Verdict.Inconclusive => "INCONCLUSIVE",
        _ => "INVALID",
    };

    private static bool IsMeasured(OperandResult operand) => operand.Runs.Count > 0 && double.IsFinite(operand.Nanoseconds);

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

        // What batches show is no finding about calls.
        if (comparison.Reason == SequentialReason.NotOfCalls)
        {
            yield return comparison.Explanation;
            yield break;
        }

        yield return EvidenceText.Finding(comparison, result.Alpha);
        yield return comparison.Explanation;
        if (comparison.Truth != Truth.True && !EvidenceText.IsSignificant(comparison) && double.IsFinite(evidence.DetectableEffect))
            yield return $"nine of ten such measurements would have shown a difference of {EffectText.Detectable(comparison)}";
        foreach (var line in MeanText.Of(comparison, result))
            yield return line;
    }

    private static string Design(ExperimentResult result)
    {
        var blocks = result.Comparisons.Max(static comparison => comparison.Evidence.Blocks);
        var runs = result.Operands.SelectMany(static operand => operand.Runs).ToList();
        var iterations = runs.Select(static run => run.Nanoseconds.Count).ToList();
        var (fewest, most) = (iterations.Min(), iterations.Max());
        return string.Create(
            CultureInfo.InvariantCulture,
            $"{blocks} blocks × {(fewest == most ? $"{most}" : $"{fewest} to {most}")} iterations of {Lengths(runs)}, warm-up {WarmUps(runs)}, {result.Seconds:0.0} s, seed {result.Seed}");
    }

    private static string Lengths(IReadOnlyList<RunResult> runs) =>
        Range([.. runs.Select(static run => RunSummaries.Median([.. run.Nanoseconds]) * run.Operations)]);

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
            yield return string.Create(CultureInfo.InvariantCulture, $"note: {capped} of {runs.Count} runs were still warming up when their time limit ended the warm-up.");
        foreach (var disturbance in DisturbanceText.Of(runs))
            yield return "note: " + disturbance;
        if (MeanText.IsGross(result))
            yield return "note: " + MeanText.NothingDeducted;
        if (result.WaitedSeconds >= NoticeableWait)
            yield return $"note: waited {Durations.Text(TimeSpan.FromSeconds(result.WaitedSeconds))} for other experiments on this machine, which the time budget does not count.";
        foreach (var note in result.Notes)
            yield return "note: " + note;
    }

    private static string Environment(MeasuringEnvironment environment)
    {
        var where = new[] { environment.Runtime, environment.System, environment.Architecture, environment.Processor };
        var text = new StringBuilder(string.Join(", ", where.OfType<string>()));
        text.Append(CultureInfo.InvariantCulture, $", {environment.Processors} cores, {environment.Collector} GC");
        if (environment.Governors.Count > 0)
            text.Append("; governor ").AppendJoin(", ", environment.Governors);
        if (environment.Turbo is { } turbo)
            text.Append(turbo ? "; turbo on" : "; turbo off");
        if (environment.OnBattery == true)
            text.Append("; on battery");
        if (environment.Load is { } load)
            text.Append("; load ").Append(Quantity.Significant(load));
        if (environment.OtherWork is { } others)
            text.Append(CultureInfo.InvariantCulture, $", other work on {others:0.#} cores");
        return text.ToString();
    }

    private static IEnumerable<string> Wrapped(string text) => text.Split('\n').Select(static line => line.TrimEnd());
}
