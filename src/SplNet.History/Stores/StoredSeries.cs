using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A series of a history.</summary>
/// <param name="Id">Its id in this store.</param>
/// <param name="Key">Its key in all stores.</param>
/// <param name="Name">Its name.</param>
internal sealed record StoredSeries(long Id, string Key, SeriesName Name)
{
    /// <summary>
    /// Gets its title for people: its name, with its requirement and its framework if several series of the history have that name.
    /// </summary>
    public string Title { get; private init; } = Name.ToString();

    /// <summary>Gets its name with its requirement, and with its framework if several series have both.</summary>
    public string LongTitle { get; private init; } = Name.WithRequirement;

    /// <summary>True if only the framework distinguishes it from a different series.</summary>
    public bool HasFrameworkInTitle => LongTitle != Name.WithRequirement;

    /// <summary>Assigns unique titles to all series of a history.</summary>
    public static IReadOnlyList<StoredSeries> Titled(IReadOnlyList<StoredSeries> all)
    {
        var (names, longNames) = (Shared(all, static series => series.Title), Shared(all, static series => series.LongTitle));
        return
        [
            .. all.Select(series => longNames.Contains(series.LongTitle)
                ? series with { Title = series.Name.WithFramework, LongTitle = series.Name.WithFramework }
                : names.Contains(series.Title) ? series with { Title = series.LongTitle }
                : series),
        ];
    }

    private static HashSet<string> Shared(IReadOnlyList<StoredSeries> all, Func<StoredSeries, string> name) =>
        all.CountBy(name, StringComparer.Ordinal).Where(static one => one.Value > 1).Select(static one => one.Key)
            .ToHashSet(StringComparer.Ordinal);
}
