namespace SplNet.Tool.Watching;

/// <summary>The state of the watched files at one moment, each by its path.</summary>
/// <param name="Code">Formulas, code and settings: any change, addition or removal makes a measurement outdated.</param>
/// <param name="Data">Other files: any change or removal does. A file that is added during a measurement may be one that the
/// measured code writes.</param>
internal sealed record WatchedState(IReadOnlyDictionary<string, string> Code, IReadOnlyDictionary<string, string> Data)
{
    /// <summary>True if formulas, code and settings are unchanged.</summary>
    /// <param name="before">The earlier state.</param>
    public bool HasCodeOf(WatchedState before) =>
        Code.Count == before.Code.Count && Code.All(file => before.Code.GetValueOrDefault(file.Key) == file.Value);

    /// <summary>The other files that existed and have changed.</summary>
    /// <param name="before">The earlier state.</param>
    public IReadOnlyList<string> ChangedData(WatchedState before) =>
        [.. before.Data.Where(file => Data.GetValueOrDefault(file.Key) != file.Value).Select(static file => file.Key)];

    /// <summary>The other files that did not exist.</summary>
    /// <param name="before">The earlier state.</param>
    public IReadOnlyList<string> NewData(WatchedState before) => [.. Data.Keys.Except(before.Data.Keys, StringComparer.Ordinal)];

    /// <summary>This state, with the current state of the other files that existed.</summary>
    /// <param name="now">The current state.</param>
    public WatchedState WithDataOf(WatchedState now) => this with
    {
        Data = Data.Keys.Where(now.Data.ContainsKey).ToDictionary(static path => path, path => now.Data[path], StringComparer.Ordinal),
    };
}
