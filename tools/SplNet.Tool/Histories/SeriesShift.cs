using SplNet.History.Classic;

namespace SplNet.Tool.Histories;

/// <summary>A shift of the level of a series, by its stored numbers alone.</summary>
/// <param name="Place">The place of its first session in the timeline.</param>
/// <param name="Change">The change.</param>
internal sealed record SeriesShift(int Place, UnconfirmedChange Change);
