using System.Text.Json;

namespace SplNet.Views.Reading;

/// <summary>An experiment on a page, read from its document or from its result alone.</summary>
internal sealed record ReadExperiment
{
    private const string Problem = "Problem";

    public required string? Name { get; init; }

    public required string Formula { get; init; }

    public required string Verdict { get; init; }

    public required IReadOnlyList<string> Problems { get; init; }

    public required IReadOnlyList<string> Notes { get; init; }

    public required IReadOnlyList<ReadOperand> Operands { get; init; }

    public required IReadOnlyList<ReadComparison> Comparisons { get; init; }

    public required IReadOnlyList<ReadExplanation> Explanations { get; init; }

    public required IReadOnlyList<(string Label, string Value)> Conditions { get; init; }

    public required string? Repeat { get; init; }

    /// <summary>Gets the unit of its processes in pictures: Bytes if only bytes are compared, otherwise Nanoseconds.</summary>
    public string UnitOfRuns =>
        Comparisons.Count > 0 && Comparisons.All(static comparison => comparison.Unit == "Bytes") ? "Bytes" : "Nanoseconds";

    /// <summary>Reads a document.</summary>
    /// <param name="json">A result document, or the result in it.</param>
    /// <exception cref="JsonException">The text is not JSON.</exception>
    public static ReadExperiment Read(string json)
    {
        using var document = JsonDocument.Parse(json);
        var root = document.RootElement;
        var result = root.TryGetProperty("result", out var inner) ? inner : root;
        var areOnDifferentRuntimes = result.Items("operands").Select(static operand => operand.Text("runtime"))
            .Distinct(StringComparer.Ordinal).Skip(1).Any();
        return new ReadExperiment
        {
            Name = result.Text("name"),
            Formula = result.Text("formula") ?? string.Empty,
            Verdict = result.Text("verdict") ?? "Invalid",
            Problems = MessagesOf(result, "problems", static severity => severity == Problem),
            Notes = MessagesOf(result, "notes", static severity => severity != Problem),
            Operands = [.. result.Items("operands").Select(operand => Operand(operand, areOnDifferentRuntimes))],
            Comparisons = [.. result.Items("comparisons").Select(Comparison)],
            Explanations = [.. result.Items("explanations").Select(Explanation)],
            Conditions = [.. ConditionsOf(root, result)],
            Repeat = result.Text("repeat"),
        };
    }

    // Documents of earlier versions have texts without codes.
    private static IReadOnlyList<string> MessagesOf(JsonElement result, string texts, Func<string?, bool> wanted)
    {
        var messages = result.Items("messages").ToList();
        return messages.Count == 0
            ? result.Texts(texts)
            : [.. messages.Where(message => wanted(message.Text("severity")))
                .Select(static message => $"{message.Text("code")}: {message.Text("text")}")];
    }

    // Show the runtime only if operands differ in it.
    private static ReadOperand Operand(JsonElement operand, bool showsRuntime) => new(
        operand.Text("name") ?? string.Empty,
        operand.Text("version") ?? (showsRuntime ? operand.Text("runtime") : null),
        [.. operand.Items("runs")
            .Select(static run => new ReadRun(run.Numbers("nanoseconds"), run.Texts("flags"), run.Number("allocatedBytes")))],
        [.. operand.Items("estimates").Select(static estimate => new ReadEstimate(
            estimate.Text("text") ?? string.Empty, estimate.Text("unit") ?? string.Empty, estimate.Number("value"),
            estimate.Number("relativeError")))]);

    private static ReadComparison Comparison(JsonElement comparison)
    {
        var evidence = comparison.Member("evidence");
        var interval = comparison.Member("interval");
        return new ReadComparison(
            comparison.Text("text") ?? string.Empty,
            comparison.Text("truth") ?? "Unknown",
            comparison.Text("unit") ?? string.Empty,
            comparison.Text("explanation") ?? string.Empty,
            evidence.Text("scale") == "Ratio",
            evidence.Number("effect"),
            interval.Number("lower"),
            interval.Number("upper"),
            interval.Number("level"),
            comparison.Number("pValue"),
            Count(evidence.Number("blocks")))
        {
            Looks = [.. comparison.Items("looks").Select(Look)],
        };
    }

    private static ReadAnalysis Look(JsonElement analysis) => new(
        Count(analysis.Number("blocks")),
        analysis.Number("level"),
        analysis.Number("effect"),
        analysis.Member("interval").Number("lower"),
        analysis.Member("interval").Number("upper"),
        analysis.Number("pValue"),
        analysis.Text("truth") ?? "Unknown",
        analysis.Text("explanation") ?? string.Empty);

    private static int Count(double number) => double.IsFinite(number) ? (int)number : 0;

    private static ReadExplanation Explanation(JsonElement explanation) => new(
        explanation.Text("before") ?? string.Empty,
        explanation.Text("after") ?? string.Empty,
        explanation.Number("measuredRatio"),
        explanation.Number("countedChange"),
        explanation.Texts("lines"),
        explanation.Texts("notes"),
        [.. explanation.Items("causes").Append(explanation.Member("seenIn")).SelectMany(CountsOf)],
        [.. explanation.Items("work").Select(Frame)],
        [.. explanation.Items("sampled").Select(OfMethod)],
        [.. explanation.Items("instructions").Select(OfMethod)]);

    private static (string Name, double Before, double After) OfMethod(JsonElement method) =>
        (method.Text("name") ?? string.Empty, method.Number("before"), method.Number("after"));

    private static IEnumerable<ReadCount> CountsOf(JsonElement method) => method.Items("counts").Select(count => new ReadCount(
        method.Text("name") ?? string.Empty, method.Text("change"), count.Text("kind") ?? string.Empty,
        count.Text("target") ?? string.Empty, count.Number("before"), count.Number("after")));

    private static ReadFrame Frame(JsonElement frame) =>
        new(frame.Text("name") ?? string.Empty, frame.Number("before"), frame.Number("after"), [.. frame.Items("callees").Select(Frame)]);

    private static IEnumerable<(string Label, string Value)> ConditionsOf(JsonElement root, JsonElement result)
    {
        var environment = result.Member("environment");
        (string Label, string? Value)[] all =
        [
            ("Runtime", environment.Text("runtime")),
            ("System", environment.Text("system")),
            ("Processor", environment.Text("processor")),
            ("Processors", environment.Literal("processors")),
            ("Garbage collector", environment.Text("collector")),
            ("Load", environment.Figure("load")),
            ("Significance", result.Figure("alpha")),
            ("Resolution", result.Figure("resolution")),
            ("Isolation", result.Text("isolation")),
            ("Engine", result.Text("engine")),
            ("Seed", result.Literal("seed")),
            ("Seconds", result.Figure("seconds")),
            ("Source", root.Text("source")),
            ("Ended", root.Text("ended")),
            ("Commit", root.Member("commit").Text("id")),
        ];
        return all.Where(static condition => condition.Value is not null).Select(static condition => (condition.Label, condition.Value!));
    }
}
