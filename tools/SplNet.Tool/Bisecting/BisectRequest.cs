using SplNet.Tool.Requirements;
using SplNet.Tool.Views;

namespace SplNet.Tool.Bisecting;

/// <summary>The user's request.</summary>
/// <param name="Good">A revision that is fast enough.</param>
/// <param name="Bad">A later one that is slow.</param>
/// <param name="Method">The method as formulas write it; null if a formula decides.</param>
/// <param name="Formula">A formula that holds at the good end and not at the bad one; null if a method is compared.</param>
/// <param name="Assembly">The assembly in which names are looked up; null for the only program in the current folder.</param>
/// <param name="FirstParent">True to follow the branch itself, without what it merged.</param>
/// <param name="Paths">Only commits that change one of these may be the culprit; none for all.</param>
/// <param name="Probes">How many commits of the rest are measured as well.</param>
/// <param name="Views">The requested forms of the result.</param>
/// <param name="Settings">How to measure.</param>
internal sealed record BisectRequest(
    string Good,
    string Bad,
    string? Method,
    string? Formula,
    string? Assembly,
    bool FirstParent,
    IReadOnlyList<string> Paths,
    int Probes,
    RequestedViews Views,
    RunSettings Settings)
{
    /// <summary>True if the commit is searched for that made the method faster: the good end is then the slow one.</summary>
    public bool IsForGain { get; init; }

    /// <summary>The known disagreement of sessions on such machines about the same pair of commits (τ), as a fraction.</summary>
    public double Disagreement { get; init; }

    /// <summary>True if the report explains the cause, provided that it was looked for.</summary>
    public bool ShowsExplanations { get; init; } = true;

    /// <summary>True to measure each commit, including those that run the same code as an end.</summary>
    public bool MeasuresAll { get; init; }

    /// <summary>
    /// The unit test whose benchmark the method is, and its assembly as the user named it; null for a method that the user has named.
    /// </summary>
    public (string Name, string Assembly)? UnitTest { get; init; }
}
