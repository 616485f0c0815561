using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A series of a history.</summary>
/// <param name="Id">Its id in this store.</param>
/// <param name="Key">Its key everywhere.</param>
/// <param name="Name">What it measures.</param>
internal sealed record StoredSeries(long Id, string Key, SeriesName Name)
{
    /// <summary>What people call it: its name, with its requirement where several series of the history have that name.</summary>
    public string Title { get; private init; } = Name.ToString();

    /// <summary>All series of a history, each with a title of its own.</summary>
    public static IReadOnlyList<StoredSeries> Titled(IReadOnlyList<StoredSeries> all)
    {
        var shared = all.CountBy(static series => series.Title, StringComparer.Ordinal).Where(static name => name.Value > 1).Select(static name => name.Key).ToHashSet(StringComparer.Ordinal);
        return [.. all.Select(series => shared.Contains(series.Title) ? series with { Title = series.Name.WithRequirement } : series)];
    }
}
