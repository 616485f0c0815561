using SplNet.History.Confirming;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>A change that is measured: the checked-out commit against a baseline.</summary>
/// <param name="Series">The series.</param>
/// <param name="Suspect">The change.</param>
/// <param name="Baseline">The commit of the comparison.</param>
/// <param name="Commit">The commit that may have the change.</param>
/// <param name="Earlier">The verdicts of earlier sessions, in order.</param>
internal sealed record SuspectedChange(
    StoredSeries Series, Suspect Suspect, string Baseline, string Commit, IReadOnlyList<SessionVerdict> Earlier)
{
    /// <summary>True for a possible rest of a confirmed change before or after its named commit.</summary>
    public bool IsRest { get; init; }
}
