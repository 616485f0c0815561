namespace SplNet.Mutations.Results;

/// <summary>What a test does per operation, in the user's own assemblies.</summary>
/// <param name="Instructions">Instructions of IL.</param>
/// <param name="LeavingCalls">Calls of methods of other assemblies.</param>
/// <param name="LeavingNanoseconds">What such calls took in the counted copy, which is slow: no time of the program, and good for an order only. Of a mutant, those of methods that run as without it are given the time that they took there.</param>
/// <param name="Bytes">Bytes that all threads of the process allocated.</param>
internal readonly record struct SideCounts(double Instructions, double LeavingCalls, double LeavingNanoseconds, double Bytes)
{
    /// <summary>Of a side that was not counted.</summary>
    public static SideCounts None => default;
}
