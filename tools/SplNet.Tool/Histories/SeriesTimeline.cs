using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>The measurements of a series on machines of one class, in the order of the commits.</summary>
/// <param name="Series">The series.</param>
/// <param name="Machine">The class of machines.</param>
/// <param name="Points">The sessions with their values.</param>
internal sealed record SeriesTimeline(StoredSeries Series, MachineClass Machine, IReadOnlyList<TimelinePoint> Points);

/// <summary>A session in a timeline.</summary>
/// <param name="Session">The session.</param>
/// <param name="Point">The value of the series.</param>
internal sealed record TimelinePoint(StoredSession Session, Point Point);
