using SplNet.Evaluation.ResultDocuments;
using SplNet.Evaluation.Reuse;

namespace SplNet.Evaluation.Learning;

/// <summary>What was learnt of the operands of a formula.</summary>
/// <param name="learnt">The learnt runs of each operand; null where nothing was learnt.</param>
internal sealed class LearntOperands(IReadOnlyDictionary<FormulaOperand, LearntRuns?> learnt)
{
    /// <summary>
    /// Reads the runs of an operand from a history: its location (null for the usual one), the name of the operand, and the framework.
    /// Null where no history can be read, as in a test.
    /// </summary>
    public static Func<string?, string, string?, IEnumerable<LearntGroup>>? Histories { get; set; }

    // Later ones say nothing new.
    private const int MostRuns = 200;

    /// <summary>The operands without learnt runs.</summary>
    public IEnumerable<FormulaOperand> Unknown => learnt.Where(static one => one.Value is null).Select(static one => one.Key);

    /// <summary>What was learnt, each once.</summary>
    public IEnumerable<LearntRuns> Known => learnt.Values.OfType<LearntRuns>()
        .DistinctBy(static one => one.Name, StringComparer.Ordinal);

    /// <summary>Takes the runs of an operand from documents.</summary>
    /// <param name="documents">The documents, the latest first; read as far as needed.</param>
    /// <param name="name">The name of the operand, without a revision.</param>
    /// <param name="isOfSeries">True for a document in which the name means this operand.</param>
    public static LearntRuns? OfDocuments(IEnumerable<ResultDocument> documents, string name, Func<ResultDocument, bool> isOfSeries)
    {
        var groups = new List<LearntGroup>();
        foreach (var document in documents)
        {
            if (groups.Sum(static group => group.Runs.Count) >= MostRuns)
                break;
            if (document.Result.Verdict == Verdict.Invalid || !isOfSeries(document))
                continue;
            var build = document.Commit is { IsChanged: false } commit ? commit.Id : document.Id.ToString();
            groups.AddRange(document.Result.Operands.Where(operand => Is(operand.Name, name) && operand.Runs.Count > 0)
                .Select(operand => new LearntGroup(
                    operand.Version ?? build, document.Ended, [.. operand.Runs.Where(static run => run.Reused is null)])));
        }

        return LearntRuns.Of(name, groups);
    }

    // The same operand, at any revision.
    private static bool Is(string measured, string name) =>
        measured == name || measured.StartsWith(name + "@", StringComparison.Ordinal);

    /// <summary>Reads the runs of an operand from the store of kept runs.</summary>
    /// <param name="store">The store.</param>
    /// <param name="key">The operand's key; null if its runs cannot be kept.</param>
    /// <param name="name">The name of the operand.</param>
    /// <param name="since">Earlier runs are left out.</param>
    /// <param name="resultOf">Converts the readings of a run.</param>
    public static LearntRuns? OfStore(
        RunStore store, string? key, string name, DateTimeOffset since, Func<Measuring.RunReadings, RunResult> resultOf) =>
        key is null ? null : LearntRuns.Of(name, store.Read(key, since)
            .Select(run => new LearntGroup(key, run.Measured, [resultOf(run.Readings)])));

    /// <summary>What was learnt of an operand; null for nothing.</summary>
    public LearntRuns? Of(FormulaOperand operand) => learnt.GetValueOrDefault(operand);
}
