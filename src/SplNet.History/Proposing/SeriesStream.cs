namespace SplNet.History.Proposing;

/// <summary>One running series: its values, the reference since its last restart, and a sum in each direction.</summary>
internal sealed class SeriesStream(string series, int firstSession, ProposalOptions options)
{
    // Normalised values in ascending order of session position; the reference is rebuilt from them when it restarts in the past.
    private readonly List<(int Session, double Value)> _values = [];
    private readonly List<(int Session, double Value, bool IsBySum)> _refused = [];
    // The start of the reference, as an index of the values; and the last session with a known answer.
    private int _begin;
    private int _answered = -1;

    private readonly PulledMeans _pulled = new();
    private readonly CumulativeSum[] _slower = [.. options.Sums.Select(sum => new CumulativeSum(sum, options.LargestScore))];
    private readonly CumulativeSum[] _faster = [.. options.SumsOfGains.Select(sum => new CumulativeSum(sum, options.LargestScore))];

    /// <summary>Gets the name of the series.</summary>
    public string Series => series;

    /// <summary>Gets the sessions since the reference started.</summary>
    public SeriesReference Reference { get; private set; } = new();

    /// <summary>Gets the position of the session whose commit is the baseline.</summary>
    public int Baseline { get; private set; } = firstSession;

    /// <summary>True if the reference has enough sessions.</summary>
    public bool IsReady => Reference.Count >= options.FewestSessions;

    /// <summary>
    /// Finds the sum in a direction that is above its limit; null if there is none. Correlated sessions and recently
    /// refused sums raise the limit.
    /// </summary>
    /// <param name="direction">The direction.</param>
    public CumulativeSum? Exceeded(ChangeDirection direction)
    {
        var (ratio, refused) = (Reference.VarianceRatio, _refused.Count(static refused => refused.IsBySum));
        return Array.Find(Sums(direction), sum => sum.IsExceeded(ratio, refused));
    }

    /// <summary>Gets the sum to show for a direction if a value proposes by itself.</summary>
    /// <param name="direction">The direction.</param>
    public CumulativeSum FirstSum(ChangeDirection direction) => Sums(direction)[0];

    /// <summary>True if the value of the last session is further out than each recently refused one.</summary>
    /// <param name="direction">The direction.</param>
    public bool IsFurtherOut(ChangeDirection direction)
    {
        var value = _values[^1].Value;
        return _refused.TrueForAll(refused => direction == ChangeDirection.Slower ? value > refused.Value : value < refused.Value);
    }

    /// <summary>Gets the value of the next session before it is normalised.</summary>
    /// <param name="value">Its value.</param>
    public double Of(SeriesValue value) => _pulled.Next(value.LogMean, value.LogMedian);

    /// <summary>Adds a session to sums and reference.</summary>
    /// <param name="session">Its position, later than all before.</param>
    /// <param name="value">Its log mean, normalised.</param>
    /// <returns>The t statistic against the sessions before; NaN while the series is not ready.</returns>
    public double Add(int session, double value)
    {
        var statistic = double.NaN;
        _refused.RemoveAll(refused => refused.Session < session - options.RefusalMemory);
        if (IsReady)
        {
            statistic = Reference.Statistic(value);
            var score = Reference.Score(statistic);
            Array.ForEach(_slower, sum => sum.Add(score, session));
            Array.ForEach(_faster, sum => sum.Add(-score, session));
        }

        _values.Add((session, value));
        Reference.Add(value);
        return statistic;
    }

    /// <summary>
    /// Finds the step to the level of the last session, with positions of sessions; null if there is none, if the reference has become
    /// long, or if the level was already measured. A single session does not make a level: its value proposes by
    /// itself, or waits for the next.
    /// </summary>
    public SeriesStep? Step()
    {
        var count = _values.Count - _begin;
        if (count > options.MostOfSteps)
            return null;
        var values = _values.Skip(_begin).Select(static value => value.Value).ToArray();
        if (SeriesStep.Of(values) is not { } step || SessionAt(step.Last) <= _answered || step.Last == count - 1)
            return null;
        return step with { Second = SessionAt(step.Second), Last = SessionAt(step.Last) };
    }

    /// <summary>Applies an event to the series.</summary>
    /// <param name="kind">The kind of the event.</param>
    /// <param name="from">The position of the session at which it takes effect.</param>
    public void Apply(SeriesEventKind kind, int from)
    {
        var isBySum = (Exceeded(ChangeDirection.Slower) ?? Exceeded(ChangeDirection.Faster)) is not null;
        Array.ForEach(_slower, static sum => sum.Reset());
        Array.ForEach(_faster, static sum => sum.Reset());
        _answered = _values.Count > 0 ? _values[^1].Session : -1;
        if (kind == SeriesEventKind.Refused)
        {
            if (_values.Count > 0)
                _refused.Add((_values[^1].Session, _values[^1].Value, isBySum));
            return;
        }

        _refused.Clear();
        if (kind == SeriesEventKind.BaselineMoved)
            Baseline = from;
        Reference = new SeriesReference();
        _begin = FirstFrom(from);
        for (var index = _begin; index < _values.Count; index++)
            Reference.Add(_values[index].Value);
    }

    private int SessionAt(int index) => _values[_begin + index].Session;

    private CumulativeSum[] Sums(ChangeDirection direction) => direction == ChangeDirection.Slower ? _slower : _faster;

    private int FirstFrom(int session)
    {
        var index = _values.Count;
        while (index > 0 && _values[index - 1].Session >= session)
            index--;
        return index;
    }
}
