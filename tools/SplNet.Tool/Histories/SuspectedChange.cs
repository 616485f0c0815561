using SplNet.History.Confirming;
using SplNet.History.Stores;

namespace SplNet.Tool.Histories;

/// <summary>A change that is measured: what is checked out beside a baseline.</summary>
/// <param name="Series">The series.</param>
/// <param name="Suspect">The change.</param>
/// <param name="Baseline">The commit that it is compared with.</param>
/// <param name="Commit">The commit that is suspected to have it.</param>
/// <param name="Earlier">What earlier sessions have shown of it, in their order.</param>
internal sealed record SuspectedChange(StoredSeries Series, Suspect Suspect, string Baseline, string Commit, IReadOnlyList<SessionVerdict> Earlier)
{
    /// <summary>True for what may be left of a confirmed change before or after the commit that was named for it.</summary>
    public bool IsRest { get; init; }
}
