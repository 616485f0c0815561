using System.Text.Json;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.History.Importing;

/// <summary>The result documents of SplNet, one for each experiment.</summary>
internal static class ResultDocumentFile
{
    private const int NewestForm = 1;
    private const int NewestResult = 2;

    /// <summary>Reads a document.</summary>
    /// <exception cref="JsonException">It is damaged.</exception>
    /// <exception cref="HistoryException">A newer SplNet has written it.</exception>
    public static RecordedSession Read(ReadOnlySpan<byte> content, ImportSettings settings)
    {
        var document = JsonSerializer.Deserialize(content, ImportJson.Default.ResultDocument) ?? throw new JsonException("it is empty");
        if (document.SchemaVersion > NewestForm || document.Result.SchemaVersion > NewestResult)
            throw new HistoryException(
                $"a newer SplNet has written it (form {document.SchemaVersion} with results of form {document.Result.SchemaVersion}; " +
                $"known are {NewestForm} and {NewestResult}). Use a newer splnet");
        if (document.Result.Environment is not { } environment)
            throw new HistoryException("it does not say where it was measured");
        var revision = settings.At is { } at ? at.Revision
            : document.Commit is { } commit ? new Revision(commit.Id, commit.Tree, commit.IsChanged)
                : settings.CheckedOut ?? new Revision(settings.Commit, string.Empty, IsChanged: false);
        var machine = MachineClass.Of(
            environment.Processor, environment.Architecture, environment.Processors, environment.System, settings.Machine);
        return new RecordedSession(
            new Session(machine, revision, environment.Runtime, settings.SessionOf(document.Ended)),
            [Experiment(document, ContentKey.Of(content), settings.At)]);
    }

    private static RecordedExperiment Experiment(ResultDocument document, string digest, MeasuredRevision? at) => new()
    {
        Key = document.Id.ToString("N"),
        Digest = digest,
        Ended = document.Ended,
        Source = SourceOf(document),
        Title = document.Result.Name ?? document.Result.Formula,
        Verdict = document.Result.Verdict,
        Alpha = document.Result.Alpha,
        Comparisons =
        [
            .. WholeList.Of(document.Result.Comparisons, "result.comparisons").Select(static comparison => new RecordedComparison(
                comparison.Text, comparison.Truth, comparison.PValue, comparison.Interval.Lower, comparison.Interval.Upper)),
        ],
        Samples = [.. WholeList.Of(document.Result.Operands, "result.operands").SelectMany(operand => Samples(document, operand, at))],
    };

    // The rows of a test and the evaluations in a loop are measured separately.
    private static string SourceOf(ResultDocument document) => document.Source + RowName.Of(document.Instance);

    // A measurement at another version does not belong to this commit, and reused runs were already reported when they were measured.
    private static IEnumerable<Sample> Samples(ResultDocument document, OperandDocument operand, MeasuredRevision? at)
    {
        var runs = WholeList.Of(operand.Runs, $"the runs of {operand.Name}")
            .Where(static run => run.Reused is null && run.Nanoseconds.Length > 0 && run.Nanoseconds.All(double.IsFinite)).ToList();
        if (runs.Count == 0 || (at is null ? operand.Version is not null : !operand.Name.EndsWith(at.Suffix, StringComparison.Ordinal)))
            yield break;
        var requirement = at?.Requirement ?? SeriesName.RequirementOf(document.Result.Name, document.Result.Formula);
        var name = at is null ? operand.Name : operand.Name[..^at.Suffix.Length];
        SeriesName Name(string metric, string unit) =>
            new(SourceOf(document), requirement, name, metric, unit) { Framework = document.Framework ?? string.Empty };
        var body = document.Bodies?.GetValueOrDefault(operand.Name) ?? string.Empty;
        yield return new Sample(Name("mean", "ns"), [.. runs.Select(static run =>
            new Run(run.Nanoseconds.Average(), Array.ConvertAll(run.Nanoseconds, static time => (float)time)))]) { Body = body };
        foreach (var (metric, unit, values) in Further(runs).Where(static further => further.Values.All(double.IsFinite)))
            yield return new Sample(Name(metric, unit), [.. values.Select(static value => new Run(value, []))]) { Body = body };
    }

    private static IEnumerable<(string Metric, string Unit, List<double> Values)> Further(List<RunDocument> runs) =>
    [
        .. Keys(runs[0].Metrics).Select(metric =>
            (metric, UnitOf(metric), runs.ConvertAll(run => run.Metrics?.GetValueOrDefault(metric, double.NaN) ?? double.NaN))),
        .. Keys(runs[0].Percentiles).Select(percentile =>
            (percentile, "ns", runs.ConvertAll(run => run.Percentiles?.GetValueOrDefault(percentile, double.NaN) ?? double.NaN))),
    ];

    private static IEnumerable<string> Keys(IReadOnlyDictionary<string, double>? values) => values?.Keys ?? [];

    private static string UnitOf(string metric) => metric switch
    {
        "cpu" => "ns",
        "allocated" => "B",
        _ => string.Empty,
    };
}
