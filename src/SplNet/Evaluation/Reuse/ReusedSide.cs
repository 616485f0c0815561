using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Reuse;

/// <summary>An operand whose runs may come from earlier experiments.</summary>
/// <param name="operand">The operand.</param>
/// <param name="key">The key of its runs.</param>
/// <param name="kept">Its runs so far, the latest first.</param>
/// <param name="resolution">The smallest relative effect that matters.</param>
internal sealed class ReusedSide(MeasuredOperand operand, string key, IReadOnlyList<StoredRun> kept, double resolution)
{
    // With fewer, the range in which a new run could be is too small, and reuse saves hardly anything.
    private const int FewestRuns = 3;

    private readonly List<StoredRun> _measured = [];
    private bool _failed;

    public string Name => operand.Name;

    /// <summary>True if it is measured with today's code, and not at a revision.</summary>
    public bool IsOfToday => operand.Operand.Revision is null;

    public string Key => key;

    /// <summary>The runs of earlier experiments, the latest first.</summary>
    public IReadOnlyList<StoredRun> Kept => kept;

    /// <summary>True if there are enough of them.</summary>
    public bool IsReusable => kept.Count >= FewestRuns;

    /// <summary>True if they are to be used.</summary>
    public bool IsReused { get; set; }

    /// <summary>The first new run, if it shows that the earlier ones are out of date.</summary>
    public StoredRun? Contradiction { get; private set; }

    /// <summary>How many of the earlier runs were used.</summary>
    public int Used { get; private set; }

    /// <summary>The runs to keep for later experiments, or null.</summary>
    public RunsToKeep? ToKeep => _failed || _measured.Count == 0 ? null : new RunsToKeep(_measured, Contradiction is not null);

    /// <summary>
    /// True if the next run is one of an earlier experiment. The first is measured in any case, as a probe of the others.
    /// </summary>
    public bool HasNext => IsReused && _measured.Count > 0 && Contradiction is null && Used < kept.Count;

    /// <summary>The next run of an earlier experiment; null if one has to be measured.</summary>
    public StoredRun? Next() => HasNext ? kept[Used++] : null;

    /// <summary>Takes a run that was measured now.</summary>
    public void Add(StoredRun run)
    {
        if (_measured.Count == 0 && IsReusable && !AgreesWithStored(run))
            Contradiction = run;
        _measured.Add(run);
    }

    /// <summary>Notes that the operand could not be measured.</summary>
    public void Fail() => _failed = true;

    // Half of the resolution: a shift of the whole of it would look like a difference. A superfluous run only costs its time.
    private bool AgreesWithStored(StoredRun probe)
    {
        var slack = 1 + (resolution / 2);

        // If some were timed call by call and others as batches, their length is near the threshold.
        if (kept.Any(run => run.Readings.TimedCalls > 0 != probe.Readings.TimedCalls > 0))
            return false;
        return probe.Values
            .Select((value, index) => (value, others: kept.Select(run => run.Values[index]).ToList()))
            .All(pair => pair.value >= pair.others.Min() / slack && pair.value <= pair.others.Max() * slack);
    }
}
