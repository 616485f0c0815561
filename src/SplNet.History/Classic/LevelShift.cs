namespace SplNet.History.Classic;

/// <summary>A shift of the level of a series.</summary>
/// <param name="Index">The index of the first value after it.</param>
/// <param name="PValue">The p-value for the whole series (Bonferroni), with the correlation of sessions taken into account.</param>
internal readonly record struct LevelShift(int Index, double PValue);
