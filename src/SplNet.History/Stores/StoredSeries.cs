using SplNet.History.Measurements;

namespace SplNet.History.Stores;

/// <summary>A series of a history.</summary>
/// <param name="Id">Its id in this store.</param>
/// <param name="Key">Its key everywhere.</param>
/// <param name="Name">What it measures.</param>
internal sealed record StoredSeries(long Id, string Key, SeriesName Name);
