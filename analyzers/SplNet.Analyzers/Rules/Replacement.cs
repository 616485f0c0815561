using System.Collections.Immutable;

namespace SplNet.Analyzers.Rules;

/// <summary>
/// What a code fix writes in the place of what a diagnostic marks: in the source it is escaped as the literal there needs it, in a file it stands as it is. Absent where
/// there is no obvious one, and where the place is wider than the problem.
/// </summary>
internal static class Replacement
{
    /// <summary>The key among the properties of a diagnostic.</summary>
    public const string Key = "Replacement";

    public static ImmutableDictionary<string, string?> Of(string? text) =>
        text is null ? ImmutableDictionary<string, string?>.Empty : ImmutableDictionary<string, string?>.Empty.Add(Key, text);
}
