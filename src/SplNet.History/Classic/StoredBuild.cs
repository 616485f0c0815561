namespace SplNet.History.Classic;

/// <summary>The stored numbers of a build.</summary>
/// <param name="Executions">One result per execution.</param>
/// <param name="Observations">All observations within the executions; empty if they are not stored.</param>
internal sealed record StoredBuild(double[] Executions, double[] Observations);
