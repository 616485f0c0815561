namespace SplNet.Tool.Watching;

/// <summary>What the watched files were at one moment, each by its path.</summary>
/// <param name="Code">Formulas, code and settings: whichever changes, comes or goes makes a measurement old.</param>
/// <param name="Data">Other files: whichever changes or goes does. One that comes during a measurement may be one that the measured code writes.</param>
internal sealed record WatchedState(IReadOnlyDictionary<string, string> Code, IReadOnlyDictionary<string, string> Data)
{
    /// <summary>True where formulas, code and settings are what they were.</summary>
    /// <param name="before">What the files were.</param>
    public bool HasCodeOf(WatchedState before) => Code.Count == before.Code.Count && Code.All(file => before.Code.GetValueOrDefault(file.Key) == file.Value);

    /// <summary>The other files that were there and are not what they were.</summary>
    /// <param name="before">What the files were.</param>
    public IReadOnlyList<string> ChangedData(WatchedState before) => [.. before.Data.Where(file => Data.GetValueOrDefault(file.Key) != file.Value).Select(static file => file.Key)];

    /// <summary>The other files that were not there.</summary>
    /// <param name="before">What the files were.</param>
    public IReadOnlyList<string> NewData(WatchedState before) => [.. Data.Keys.Except(before.Data.Keys, StringComparer.Ordinal)];

    /// <summary>This, with what the other files that were there are now.</summary>
    /// <param name="now">What the files are.</param>
    public WatchedState WithDataOf(WatchedState now) => this with { Data = Data.Keys.Where(now.Data.ContainsKey).ToDictionary(static path => path, path => now.Data[path], StringComparer.Ordinal) };
}
