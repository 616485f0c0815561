using System.Collections.Immutable;

namespace SplNet.Analyzers.Rules;

/// <summary>
/// The text with which a code fix replaces the marked code. It is escaped for a literal in source code, and is plain in a file. Absent if
/// there is no obvious replacement, or if the location is wider than the problem.
/// </summary>
internal static class Replacement
{
    /// <summary>The key in the properties of a diagnostic.</summary>
    public const string Key = "Replacement";

    public static ImmutableDictionary<string, string?> Of(string? text) =>
        text is null ? ImmutableDictionary<string, string?>.Empty : ImmutableDictionary<string, string?>.Empty.Add(Key, text);
}
