using SplNet.Causes.Differences;

namespace SplNet.Causes.Ranking;

/// <summary>The findings on why one side takes longer.</summary>
internal sealed record Findings
{
    /// <summary>The differences between the builds.</summary>
    public required LibraryDifference Difference { get; init; }

    /// <summary>The likeliest causes, the likeliest first; empty if nothing that was counted explains the change.</summary>
    public IReadOnlyList<Cause> Causes { get; init; } = [];

    /// <summary>The unchanged method in which most of it is seen; null if the causes do it themselves.</summary>
    public Cause? SeenIn { get; init; }

    /// <summary>The method that allocates most more; null if bytes hardly differ.</summary>
    public Cause? Allocates { get; init; }

    /// <summary>Bytes per operation on the older side, including bytes of other code; NaN if nothing was counted.</summary>
    public double BytesBefore { get; init; } = double.NaN;

    /// <summary>The same on the newer side.</summary>
    public double BytesAfter { get; init; } = double.NaN;

    /// <summary>
    /// The difference of the counted work, as a share of the older side's, in the direction of the verdict; NaN if nothing was counted.
    /// Weights are not times.
    /// </summary>
    public double CountedChange { get; init; } = double.NaN;

    /// <summary>The changed methods that ran, in set-up or operation.</summary>
    public IReadOnlyList<string> Ran { get; init; } = [];

    /// <summary>How many changed methods ran.</summary>
    public int ChangedAndRun => Ran.Count;

    /// <summary>The changed methods that ran; all of them if nothing was counted.</summary>
    public IEnumerable<string> RanOrAll => double.IsNaN(CountedChange) ? Difference.Methods.Keys.Order(StringComparer.Ordinal) : Ran;

    /// <summary>
    /// Changed methods that ran with the same counts, or with differences too small to explain anything, if no cause was found; methods
    /// with changed implementation flags come first.
    /// </summary>
    public IReadOnlyList<Cause> Innocent { get; init; } = [];

    /// <summary>Events that the runtime reported during counting.</summary>
    public IReadOnlyList<Clue> Events { get; init; } = [];

    /// <summary>The counted work as trees of calls.</summary>
    public IReadOnlyList<WorkFrame> Work { get; init; } = [];

    /// <summary>True if counts were equal in all runs of each side.</summary>
    public bool IsExact { get; init; } = true;
}
