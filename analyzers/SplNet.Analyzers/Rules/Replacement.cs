using System.Collections.Immutable;

namespace SplNet.Analyzers.Rules;

/// <summary>What a code fix writes in the place of what a diagnostic marks.</summary>
internal static class Replacement
{
    /// <summary>The key among the properties of a diagnostic.</summary>
    public const string Key = "Replacement";

    public static ImmutableDictionary<string, string?> Of(string? text) =>
        text is null ? ImmutableDictionary<string, string?>.Empty : ImmutableDictionary<string, string?>.Empty.Add(Key, text);
}
