using SplNet.Evaluation.Baselines;
using SplNet.Evaluation.ResultDocuments;
using SplNet.Machine;
using SplNet.Statements.Experiments;
using SplNet.Values;
using SplNet.Values.Messages;

namespace SplNet.Evaluation.Learning;

/// <summary>Finds the earlier runs from which an experiment learns how its operands vary.</summary>
/// <param name="options">The options of the experiment.</param>
/// <param name="kept">Reads the kept runs of an operand.</param>
internal sealed class LearningSearch(ExperimentOptions options, Func<MeasuredOperand, LearntRuns?> kept)
{
    // Operands share the documents.
    private readonly List<ResultDocument> _read = [];
    private List<string>? _files;
    private MachineReadings? _machine;

    /// <summary>Learns.</summary>
    /// <param name="operands">The measured operands.</param>
    /// <param name="series">The requirement.</param>
    /// <param name="isOfText">True if the name of an operand says in every document which code it is.</param>
    /// <exception cref="SplNetException">No folder is named, a document cannot be read, or nothing is learnt and one run was to
    /// suffice.</exception>
    public (LearntOperands? Learnt, IReadOnlyList<ResultMessage> Notes) Of(
        IReadOnlyList<MeasuredOperand> operands, RequirementSeries series, bool isOfText)
    {
        var learn = options.Learn!;
        var place = learn.AreKept ? "the store of kept runs" : learn.IsHistory ? "the history" : FolderOf(learn);
        var found = operands.ToDictionary(static operand => operand.Symbol, operand => LearntOf(operand, learn, place, series, isOfText));
        var learnt = new LearntOperands(found);
        if (learnt.Known.Any())
            return (learnt, Notes(learnt));
        var nothing = $"Nothing was learnt of {string.Join(" and ", operands.Select(static operand => $"'{operand.Name}'"))}: " +
            $"{place} lacks a build with two runs of it on this machine.";
        if (options.Runs == 1)
            throw new SplNetException(
                $"{nothing} One run does not show how much runs differ. Measure with more runs first, as with Runs = 5, " +
                "or name an operand that behaves alike (Learn.Operand, learn-from).");
        return (null, [MessageRules.LittleLearnt.Of(nothing + " Its own runs decide.")]);
    }

    private static List<ResultMessage> Notes(LearntOperands learnt)
    {
        var notes = learnt.Known.Select(static one => MessageRules.Learnt.Of($"How runs vary was learnt from {one}.")).ToList();
        if (learnt.Known.Where(static one => one.Runs.Count < LearntRuns.Enough).ToList() is { Count: > 0 } few)
            notes.Add(MessageRules.LittleLearnt.Of(
                $"Only {string.Join(" and ", few.Select(static one => $"{Plural.Of(one.Runs.Count, "run")} of '{one.Name}'"))} " +
                $"{(few.Count == 1 && few[0].Runs.Count == 1 ? "was" : "were")} learnt: with fewer than {LearntRuns.Enough}, " +
                "false alarms are more frequent than the significance."));
        if (learnt.Unknown.ToList() is { Count: > 0 } unknown)
            notes.Add(MessageRules.LittleLearnt.Of(
                $"Nothing was learnt of {string.Join(" and ", unknown.Select(static operand => $"'{operand}'"))}, " +
                "which is assumed to vary like the other side."));
        return notes;
    }

    private LearntRuns? LearntOf(MeasuredOperand operand, LearnFrom learn, string place, RequirementSeries series, bool isOfText)
    {
        if (learn.AreKept)
            return kept(operand);
        var name = learn.Operand ?? operand.Symbol.WithoutVersion;
        if (learn.IsHistory)
            return LearntOperands.Histories is { } read
                ? LearntRuns.Of(name, read(learn.Folder, name, series.Framework))
                : throw new SplNetException(
                    "A history is read by splnet run only. In a test, learn from result documents: " +
                    "LearnFrom.Results(\"perf-results\").");
        var machine = _machine ??= MachineReadings.Take();

        // A lambda's operand is only known in its own experiment; the name of a text is its code.
        var isAny = isOfText || learn.Operand is not null;
        _files ??= [.. isAny ? ResultDocumentFile.FilesOf(place) : ResultDocumentFile.FilesOf(place, series.Source).Reverse()];
        return LearntOperands.OfDocuments(
            Documents(), name,
            document => document.Framework == series.Framework && IsOf(document.Result.Environment, machine)
                && (isAny || IsOf(document, series)));
    }

    private IEnumerable<ResultDocument> Documents()
    {
        for (var index = 0; index < _files!.Count; index++)
        {
            if (index == _read.Count)
                _read.Add(ResultDocumentFile.Read(_files[index]));
            yield return _read[index];
        }
    }

    private static bool IsOf(ResultDocument document, RequirementSeries series) =>
        RequirementSeries.Of(document) is var other && (other.Source, other.Instance, other.Requirement)
        == (series.Source, series.Instance, series.Requirement);

    private static bool IsOf(MeasuringEnvironment? environment, MachineReadings machine) =>
        environment is not null && environment.Processor == machine.Processor && environment.Processors == machine.Processors;

    private string FolderOf(LearnFrom learn) => learn.Folder ?? options.Results ?? ExperimentOptions.Default.Results
        ?? throw new SplNetException(
            "Learn names no folder of result documents, and Results (SPLNET_RESULTS) is not set. " +
            "Write LearnFrom.Results(\"perf-results\"), or learn = 'results:perf-results' in a text.");
}
