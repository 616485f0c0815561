namespace SplNet.Tool.Generating.Writing;

/// <summary>The trial behind the states in a manifest. If a later generation has the same, the states hold without another trial.</summary>
/// <param name="Build">The build of the tests, as a hash.</param>
/// <param name="Tool">The version of the tool.</param>
/// <param name="Longest">The longest that a call might take, in seconds.</param>
/// <param name="LifeCycle">The life cycle that was asked for.</param>
/// <param name="Accepted">The names of the refusals that were switched off.</param>
internal sealed record ManifestTrial(string Build, string Tool, double Longest, LifeCycleChoice LifeCycle, IReadOnlyList<string> Accepted)
{
    /// <summary>True for a trial that would find the same.</summary>
    public bool IsSameAs(ManifestTrial other) => this with { Accepted = [] } == other with { Accepted = [] } && Accepted.SequenceEqual(other.Accepted, StringComparer.Ordinal);
}
