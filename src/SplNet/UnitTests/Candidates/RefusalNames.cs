namespace SplNet.UnitTests.Candidates;

/// <summary>
/// The short names of refusals that are a matter of judgement. A user can disable them, because the tests could still be measured.
/// </summary>
internal static class RefusalNames
{
    /// <summary>The reasons, by name.</summary>
    public static IReadOnlyDictionary<string, string> All { get; } = new SortedDictionary<string, string>(StringComparer.Ordinal)
    {
        ["changes-row"] = Refusals.ChangesRow,
        ["exceptions"] = Refusals.Throws,
        ["handles"] = Refusals.Handles,
        ["measures"] = Refusals.Measures,
        ["memory"] = Refusals.Larger,
        ["no-work"] = Refusals.NoWork,
        ["sleeps"] = Refusals.Sleep,
        ["slower"] = Refusals.Slower,
        ["threads"] = Refusals.Threads,
        ["waits"] = Refusals.Waits,
        ["writes"] = Refusals.Writes,
    };

    /// <summary>The reasons for a list of names.</summary>
    /// <param name="names">The names, all of which are known.</param>
    public static IReadOnlyCollection<string> ReasonsOf(IEnumerable<string> names) => [.. names.Select(static name => All[name])];

    /// <summary>The name of a reason; null if it cannot be disabled.</summary>
    public static string? Of(string reason) => All.FirstOrDefault(one => one.Value == reason).Key;
}
