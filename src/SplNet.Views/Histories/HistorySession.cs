namespace SplNet.Views.Histories;

/// <summary>The measurement of a series in a session.</summary>
/// <param name="Revision">The commit, for people.</param>
/// <param name="Measured">The time, for people.</param>
/// <param name="Runtime">The runtime; empty if unknown.</param>
/// <param name="Mean">The mean of its processes, in the unit of the series.</param>
/// <param name="Spread">The standard deviation between its processes; 0 for a single one.</param>
/// <param name="Count">The number of processes.</param>
/// <param name="Processes">The value of each process; empty if it was not read.</param>
internal sealed record HistorySession(
    string Revision, string Measured, string Runtime, double Mean, double Spread, int Count, IReadOnlyList<double> Processes);
