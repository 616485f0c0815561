namespace SplNet.Views.Histories;

/// <summary>What a session measured of a series.</summary>
/// <param name="Revision">The commit, for people.</param>
/// <param name="Measured">When, for people.</param>
/// <param name="Runtime">The runtime; empty if unknown.</param>
/// <param name="Mean">The mean of its processes, in the unit of the series.</param>
/// <param name="Spread">The standard deviation between its processes; 0 for a single one.</param>
/// <param name="Count">How many processes there were.</param>
/// <param name="Processes">What each process measured; empty where it was not read.</param>
internal sealed record HistorySession(string Revision, string Measured, string Runtime, double Mean, double Spread, int Count, IReadOnlyList<double> Processes);
