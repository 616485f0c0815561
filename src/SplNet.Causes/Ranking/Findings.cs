using SplNet.Causes.Differences;

namespace SplNet.Causes.Ranking;

/// <summary>What was found of why one side takes longer.</summary>
internal sealed record Findings
{
    /// <summary>What differs between the builds.</summary>
    public required LibraryDifference Difference { get; init; }

    /// <summary>The likeliest causes, the likeliest first; empty if nothing that was counted explains the change.</summary>
    public IReadOnlyList<Cause> Causes { get; init; } = [];

    /// <summary>The unchanged method in which most of it is seen; null where the causes do it themselves.</summary>
    public Cause? SeenIn { get; init; }

    /// <summary>The method that allocates most more; null where bytes hardly differ.</summary>
    public Cause? Allocates { get; init; }

    /// <summary>Bytes per operation on the older side, whoever allocates them; NaN if nothing was counted.</summary>
    public double BytesBefore { get; init; } = double.NaN;

    /// <summary>The same on the newer side.</summary>
    public double BytesAfter { get; init; } = double.NaN;

    /// <summary>By how much the counted work differs, as a share of the older side's, in the direction of the verdict; NaN if nothing was counted. Weights are no times.</summary>
    public double CountedChange { get; init; } = double.NaN;

    /// <summary>The changed methods that ran, in set-up or operation.</summary>
    public IReadOnlyList<string> Ran { get; init; } = [];

    /// <summary>How many changed methods ran.</summary>
    public int ChangedAndRun => Ran.Count;

    /// <summary>The changed methods that ran; where nothing was counted, all of them.</summary>
    public IEnumerable<string> RanOrAll => double.IsNaN(CountedChange) ? Difference.Methods.Keys.Order(StringComparer.Ordinal) : Ran;

    /// <summary>Changed methods that ran and did the same or so little otherwise that it explains nothing, those first of which the runtime is told something else; where no cause was found.</summary>
    public IReadOnlyList<Cause> Innocent { get; init; } = [];

    /// <summary>What the runtime told beside the counters.</summary>
    public IReadOnlyList<Clue> Events { get; init; } = [];

    /// <summary>The counted work as trees of calls.</summary>
    public IReadOnlyList<WorkFrame> Work { get; init; } = [];

    /// <summary>True if counts were equal in all runs of each side.</summary>
    public bool IsExact { get; init; } = true;
}
