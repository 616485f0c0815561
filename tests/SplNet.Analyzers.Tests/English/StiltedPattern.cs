using System.Text.RegularExpressions;

namespace SplNet.Analyzers.Tests.English;

/// <summary>Patterns that make a sentence hard to read, with what to write instead.</summary>
internal static partial class StiltedPattern
{
    private static readonly Regex[] All =
    [
        Tell(), Stand(), ThatOf(), IsNo(), AnotherOne(), WhatClause(), WhoClause(), Place(), OldVerb(), LateCondition(),
    ];

    /// <summary>How often they occur in a text.</summary>
    public static int Count(string text) => All.Sum(pattern => pattern.Count(text));

    // report, print, say, know
    [GeneratedRegex(
        @"\b(tell|tells|told)\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Tell();

    // is, appears, follows
    [GeneratedRegex(
        @"\bstands?\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Stand();

    // the noun again
    [GeneratedRegex(
        @"\b(that|those) of\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex ThatOf();

    // is not a
    [GeneratedRegex(
        @"\b(is|are|was|were|gives?|has) no\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex IsNo();

    // a different X, its X
    [GeneratedRegex(
        @"\b(another one|of (its|their|his|her) own)\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex AnotherOne();

    // a noun
    [GeneratedRegex(
        @"(^|[.:;>] +)What\b(?![^.]*\?)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.Multiline,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex WhatClause();

    // the caller, the user, the passive
    [GeneratedRegex(
        @"(\b(whoever|nobody|somebody)\b)|((^|[.:;>] +)Who\b(?![^.]*\?))",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.Multiline,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex WhoClause();

    // next to, after, instead of
    [GeneratedRegex(
        @"\b(beside|behind|in the place of|in its place)\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Place();

    // returns, starts, fixes, recreates, continues
    [GeneratedRegex(
        @"\b(gives|begins|mend|mends|mended|anew|goes on)\b",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex OldVerb();

    // the main clause first
    [GeneratedRegex(
        @", (too\b|where that\b)",
        RegexOptions.ExplicitCapture | RegexOptions.CultureInvariant | RegexOptions.IgnoreCase,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex LateCondition();
}
