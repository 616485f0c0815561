namespace SplNet.Views.Histories;

/// <summary>What a session says of a series.</summary>
/// <param name="Commit">The commit, as people call it.</param>
/// <param name="Measured">When, in universal time.</param>
/// <param name="Runtime">The runtime; empty if it is not known.</param>
/// <param name="Runs">How many processes measured it.</param>
/// <param name="Mean">The mean of their values.</param>
/// <param name="Deviation">Their standard deviation; 0 for one process.</param>
/// <param name="Values">Their values; empty where only the mean is shown.</param>
internal sealed record ShownSession(string Commit, DateTimeOffset Measured, string Runtime, int Runs, double Mean, double Deviation, IReadOnlyList<double> Values);
