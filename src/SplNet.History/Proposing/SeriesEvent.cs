namespace SplNet.History.Proposing;

/// <summary>What happened to a series after a session, and changes what is proposed from then on.</summary>
/// <param name="Series">The series, or <see cref="SessionMedian.Series"/>.</param>
/// <param name="Kind">What happened.</param>
/// <param name="From">The session, by its id, from which on reference or baseline hold; null for a measurement. It may lie before the session of the event, and the series need not have a value in it.</param>
internal sealed record SeriesEvent(string Series, SeriesEventKind Kind, string? From)
{
    /// <summary>The series was measured against its baseline after the session, and no change was seen: its sums begin at 0, and the session's value is what the machine alone can do. No event follows an answer that leaves a change likely: the sum stays, and soon proposes again.</summary>
    /// <param name="series">The series.</param>
    public static SeriesEvent Refused(string series) => new(series, SeriesEventKind.Refused, From: null);

    /// <summary>The machine has changed, and the code has not: the reference begins at a session, and the baseline stays.</summary>
    /// <param name="series">The series.</param>
    /// <param name="from">The first session of the new reference.</param>
    public static SeriesEvent ReferenceRestarted(string series, string from) => new(series, SeriesEventKind.ReferenceRestarted, from);

    /// <summary>A change was confirmed or accepted, or the body of the test has changed: baseline and reference begin at a session.</summary>
    /// <param name="series">The series.</param>
    /// <param name="from">The session of the commit that is the baseline now.</param>
    public static SeriesEvent BaselineMoved(string series, string from) => new(series, SeriesEventKind.BaselineMoved, from);
}
