namespace SplNet.Mutations.Results;

/// <summary>The work of a test per operation, in the user's own assemblies.</summary>
/// <param name="Instructions">IL instructions.</param>
/// <param name="LeavingCalls">Calls of methods of other assemblies.</param>
/// <param name="LeavingNanoseconds">The duration of such calls in the instrumented copy. The copy is slow, so this is not a time of the
/// program and serves only for an order. For a mutant, methods that run as without it keep their time from there.</param>
/// <param name="Bytes">Bytes that all threads of the process allocated.</param>
internal readonly record struct SideCounts(double Instructions, double LeavingCalls, double LeavingNanoseconds, double Bytes)
{
    /// <summary>Gets the counts of a side that was not counted.</summary>
    public static SideCounts None => default;
}
