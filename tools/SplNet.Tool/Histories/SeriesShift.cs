using SplNet.History.Classic;

namespace SplNet.Tool.Histories;

/// <summary>A level shift of a series, from stored numbers only.</summary>
/// <param name="Place">The index of its first session in the timeline.</param>
/// <param name="Change">The change.</param>
internal sealed record SeriesShift(int Place, UnconfirmedChange Change);
