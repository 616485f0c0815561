namespace SplNet.Tool.Generating.Writing;

/// <summary>The trial that found the states in a manifest. If a later generation uses the same trial, the states stay valid.</summary>
/// <param name="Build">The build of the tests, as a hash.</param>
/// <param name="Tool">The version of the tool.</param>
/// <param name="Longest">The time limit of a call, in seconds.</param>
/// <param name="LifeCycle">The requested life cycle.</param>
/// <param name="Accepted">The names of the disabled refusals.</param>
internal sealed record ManifestTrial(string Build, string Tool, double Longest, LifeCycleChoice LifeCycle, IReadOnlyList<string> Accepted)
{
    /// <summary>True for a trial with the same results.</summary>
    public bool IsSameAs(ManifestTrial other) =>
        this with { Accepted = [] } == other with { Accepted = [] } && Accepted.SequenceEqual(other.Accepted, StringComparer.Ordinal);
}
