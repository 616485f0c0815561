namespace SplNet.Views.Histories;

/// <summary>Sessions of a series between two changes of its reference, or between two shifts of its level.</summary>
/// <param name="First">The first session, counted from 0.</param>
/// <param name="Last">The last one.</param>
/// <param name="Mean">The mean of the sessions' means.</param>
/// <param name="Spread">The standard deviation between sessions; 0 for a single one.</param>
internal sealed record HistorySegment(int First, int Last, double Mean, double Spread);
