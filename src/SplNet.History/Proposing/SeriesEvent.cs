namespace SplNet.History.Proposing;

/// <summary>An event after a session that changes later proposals of a series.</summary>
/// <param name="Series">The series, or <see cref="SessionMedian.Series"/>.</param>
/// <param name="Kind">The kind of event.</param>
/// <param name="From">The id of the session at which the new reference or baseline starts; null for a measurement. It
/// may precede the session of the event, and the series need not have a value in it.</param>
internal sealed record SeriesEvent(string Series, SeriesEventKind Kind, string? From)
{
    /// <summary>
    /// Records that the series was measured against its baseline after the session without showing a change: its sums restart at 0, and the
    /// session's value is a possible effect of the machine alone. An answer that leaves a change likely causes no event: the sum stays and
    /// soon proposes again.
    /// </summary>
    /// <param name="series">The series.</param>
    public static SeriesEvent Refused(string series) => new(series, SeriesEventKind.Refused, From: null);

    /// <summary>
    /// Records that the machine has changed but not the code: the reference restarts at a session, and the baseline stays.
    /// </summary>
    /// <param name="series">The series.</param>
    /// <param name="from">The first session of the new reference.</param>
    public static SeriesEvent ReferenceRestarted(string series, string from) => new(series, SeriesEventKind.ReferenceRestarted, from);

    /// <summary>
    /// Records that a change was confirmed or accepted, or that the body of the test has changed: baseline and
    /// reference restart at a session.
    /// </summary>
    /// <param name="series">The series.</param>
    /// <param name="from">The session of the new baseline commit.</param>
    public static SeriesEvent BaselineMoved(string series, string from) => new(series, SeriesEventKind.BaselineMoved, from);
}
