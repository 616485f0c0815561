namespace SplNet.History.Classic;

/// <summary>What is stored of a build.</summary>
/// <param name="Executions">One result per execution.</param>
/// <param name="Observations">All that was observed within the executions; empty where that is not stored.</param>
internal sealed record StoredBuild(double[] Executions, double[] Observations);
