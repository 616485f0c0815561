using SplNet.Statistics;

namespace SplNet.History.Proposing;

/// <summary>
/// Proposes changes from stored session means. The input is session by session, in the topological order of their commits, each with the
/// events that follow it; the proposals of the last one are worth measuring at its commit. Two histories with the same sessions and events
/// have the same proposals. It reads no store and no clock, and a session costs the same however many came before.
/// </summary>
/// <remarks>
/// A series is compared with its sessions since the last restart of reference or baseline (<see cref="SeriesReference"/>), after
/// subtracting the median residual of the session (<see cref="SessionMedian"/>). A change is proposed if a sum of scores
/// (<see cref="CumulativeSum"/>) or the value alone is far out, in either direction, or if a short series has stepped to another level
/// (<see cref="SeriesStep"/>).
/// </remarks>
internal sealed class Proposer(ProposalOptions options)
{
    private readonly Dictionary<string, SeriesStream> _streams = new(StringComparer.Ordinal);
    private readonly Dictionary<string, int> _places = new(StringComparer.Ordinal);
    private readonly List<string> _sessions = [];
    private readonly CriticalValues? _slower = CriticalValues.Of(options.Level);
    private readonly CriticalValues? _slowerThanFew = CriticalValues.Of(options.LevelOfFew);
    private readonly CriticalValues? _faster = CriticalValues.Of(options.LevelOfGains);

    /// <summary>Adds the next session, then applies its events.</summary>
    /// <param name="session">The session.</param>
    /// <returns>Its proposals, before its events.</returns>
    /// <exception cref="ArgumentException">The session was added before, has a series twice or a value that
    /// is not finite, or an event names an unknown series or session.</exception>
    public SessionProposals Add(SessionMeans session)
    {
        Require(session);
        var place = _sessions.Count;
        if (!_places.TryAdd(session.Id, place))
            throw new ArgumentException($"The session {session.Id} was added before.", nameof(session));
        _sessions.Add(session.Id);
        var streams = session.Values.Select(value => StreamOf(value.Series, place)).ToArray();
        var values = streams.Zip(session.Values, static (stream, value) => stream.Of(value)).ToArray();
        var ready = streams.Index().Where(static stream => stream.Item.IsReady).ToArray();
        var proposals = new List<Proposal>();
        var shift = 0.0;
        if (ready.Length >= options.FewestOfMedian)
        {
            shift = SessionMedian.Of([.. ready.Select(stream => values[stream.Index] - stream.Item.Reference.Mean)]);
            if (Advance(StreamOf(SessionMedian.Series, place), place, shift) is { } common)
                proposals.Add(common with { Measured = SessionMedian.MeasuredOn(ready.Select(static stream => stream.Item)) });
        }

        for (var index = 0; index < streams.Length; index++)
        {
            if (Advance(streams[index], place, values[index] - shift) is { } proposal)
                proposals.Add(proposal);
        }

        foreach (var change in session.Events)
            Apply(change);
        return new SessionProposals(session.Id, ready.Length, shift, proposals);
    }

    /// <summary>Applies an event after the session that was added last.</summary>
    /// <param name="change">The event.</param>
    /// <exception cref="ArgumentException">It names an unknown series or session.</exception>
    public void Apply(SeriesEvent change)
    {
        if (!_streams.TryGetValue(change.Series, out var stream))
            throw new ArgumentException($"No session has the series {change.Series}.", nameof(change));
        var from = -1;
        if (change.Kind is SeriesEventKind.ReferenceRestarted or SeriesEventKind.BaselineMoved
            && (change.From is null || !_places.TryGetValue(change.From, out from)))
            throw new ArgumentException(
                $"An event of the series {change.Series} names the session {change.From ?? "(none)"}, which was not added.",
                nameof(change));
        stream.Apply(change.Kind, from);
    }

    private SeriesStream StreamOf(string series, int place)
    {
        if (!_streams.TryGetValue(series, out var stream))
            _streams.Add(series, stream = new SeriesStream(series, place, options));
        return stream;
    }

    private Proposal? Advance(SeriesStream stream, int place, double value)
    {
        var (count, mean, freedom) = (stream.Reference.Count, stream.Reference.Mean, stream.Reference.Freedom);
        var statistic = stream.Add(place, value);
        if (double.IsNaN(statistic) || DirectionOf(stream, statistic, freedom) is not { } direction)
            return Step(stream, place) ?? (double.IsNaN(statistic) && count > 0 ? WithoutSpread(stream, place, count, value - mean) : null);
        var exceeded = stream.Exceeded(direction);
        var sum = exceeded ?? stream.FirstSum(direction);
        return new Proposal
        {
            Series = stream.Series,
            Direction = direction,
            Session = _sessions[place],
            Baseline = _sessions[stream.Baseline],
            Onset = _sessions[sum.Onset >= 0 ? sum.Onset : place],
            Measured = [stream.Series],
            ReferenceSessions = count,
            Ratio = Math.Exp(value - mean),
            Statistic = statistic,
            PValue = StudentDistribution.LowerTail(direction == ChangeDirection.Slower ? -statistic : statistic, freedom),
            Sum = sum.Value,
            IsBySum = exceeded is not null,
        };
    }

    private Proposal? Step(SeriesStream stream, int place) => stream.Step() is { } step
        ? ByLevel(stream, place, step.First, step.Difference) with
        {
            Onset = _sessions[step.Second],
            Statistic = step.Statistic,
            PValue = step.PValue,
        }
        : null;

    private Proposal? WithoutSpread(SeriesStream stream, int place, int count, double difference) =>
        Math.Abs(difference) > options.ChangeWithoutSpread ? ByLevel(stream, place, count, difference) : null;

    private Proposal ByLevel(SeriesStream stream, int place, int count, double difference)
    {
        var direction = difference > 0 ? ChangeDirection.Slower : ChangeDirection.Faster;
        return new Proposal
        {
            Series = stream.Series,
            Direction = direction,
            Session = _sessions[place],
            Baseline = _sessions[stream.Baseline],
            Onset = _sessions[place],
            Measured = [stream.Series],
            ReferenceSessions = count,
            Ratio = Math.Exp(difference),
            Statistic = double.NaN,
            PValue = double.NaN,
            Sum = stream.FirstSum(direction).Value,
            IsBySum = false,
        };
    }

    // A sum may be high while the session itself is on the other side.
    private ChangeDirection? DirectionOf(SeriesStream stream, double statistic, int freedom)
    {
        var slower = freedom < options.FewSessions - 1 ? _slowerThanFew ?? _slower : _slower;
        if (IsProposed(ChangeDirection.Slower, statistic > slower?.At(freedom)))
            return ChangeDirection.Slower;
        return IsProposed(ChangeDirection.Faster, -statistic > _faster?.At(freedom)) ? ChangeDirection.Faster : null;

        bool IsProposed(ChangeDirection direction, bool isFarOut) =>
            stream.Exceeded(direction) is not null || (isFarOut && stream.IsFurtherOut(direction));
    }

    private static void Require(SessionMeans session)
    {
        var seen = new HashSet<string>(session.Values.Count, StringComparer.Ordinal);
        foreach (var (series, value, median) in session.Values)
        {
            if (!double.IsFinite(value) || !double.IsFinite(median))
                throw new ArgumentException(
                    $"The series {series} has the log mean {value} and the log median {median} in session {session.Id}; " +
                    "only finite ones can be compared.",
                    nameof(session));
            if (!seen.Add(series))
                throw new ArgumentException($"The series {series} is twice in session {session.Id}.", nameof(session));
            if (series == SessionMedian.Series)
                throw new ArgumentException($"The name {series} is reserved for the median.", nameof(session));
        }
    }
}
