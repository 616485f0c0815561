namespace SplNet.Causes.Ranking;

/// <summary>A method on a path of calls, with what it does there on both sides.</summary>
/// <param name="Method">The key of the method.</param>
/// <param name="Before">Its weight on the older side including its callees, as a share of that side's whole.</param>
/// <param name="After">The same on the newer side, as a share of the older side's whole.</param>
/// <param name="Callees">The methods that it calls, the heaviest first.</param>
internal sealed record WorkFrame(string Method, double Before, double After, IReadOnlyList<WorkFrame> Callees)
{
    /// <summary>True if the type has further methods of its name.</summary>
    public bool IsOverloaded { get; init; }
}
