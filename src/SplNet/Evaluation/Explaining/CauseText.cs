using System.Globalization;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;
using SplNet.Causes.Ranking;
using SplNet.Values;

namespace SplNet.Evaluation.Explaining;

/// <summary>The lines of an explanation for people.</summary>
internal static class CauseText
{
    private const int MostLines = 5;
    private const int MostCounts = 3;

    // A change of counted work below a fifth of the measured change explains little of it.
    private const double Little = 0.2;

    /// <summary>At most five: the causes, where the change is seen, and what allocates or how much the counts leave unexplained.</summary>
    /// <param name="findings">The causes that were found.</param>
    /// <param name="files">The files that differ apart from the code; named if no code explains the difference, or no
    /// code has changed.</param>
    /// <param name="measured">The measured quantity.</param>
    /// <param name="commitOf">The commit that changed a method; null if none is known.</param>
    public static IEnumerable<string> Lines(
        Findings findings, IReadOnlyList<string> files, Measured measured, Func<Cause, string?> commitOf)
    {
        if (findings.Causes.Count == 0)
            return
            [
                .. Nothing(findings, measured.Kind).Concat(Compiled(findings, measured)).Take(MostLines - 1),
                .. DifferencesOutsideCode(files),
            ];
        var lines = findings.Causes.Select((cause, index) =>
            $"{(index + 1).ToString(CultureInfo.InvariantCulture)}. {Named(cause, commit: commitOf(cause))}{Counts(cause)}").ToList();
        if (findings.SeenIn is { } seen)
            lines.Add($"seen in {Named(seen, "unchanged")}{Counts(seen)}");
        if (!findings.Difference.IsNone && measured.Kind == MeasuredKind.Time && findings.CountedChange < Little * measured.Change)
            lines.AddRange([Amounts(findings, measured), .. Compiled(findings, measured)]);
        else
            lines.AddRange(Allocates(findings, measured.Kind));
        if (lines.Count < MostLines && Events(findings) is { Length: > 0 } events)
            lines.Add($"also: {events}");
        return findings.Ran.Count == 0 ? [.. lines.Take(MostLines - 1), .. DifferencesOutsideCode(files)] : lines;
    }

    private static IEnumerable<string> DifferencesOutsideCode(IReadOnlyList<string> files)
    {
        if (files.Count > 0)
            yield return $"differs outside the code: {Some(files, "other file", "other files")}";
    }

    private static string Some(IReadOnlyCollection<string> names, string other, string others) =>
        $"{string.Join(", ", names.Take(MostCounts))}{(names.Count > MostCounts
            ? $" and {Plural.Of(names.Count - MostCounts, other, others)}"
            : string.Empty)}";

    // A method that is not optimised on one side is the explanation only without counts, and on the slower side.
    private static IEnumerable<string> Compiled(Findings findings, Measured measured)
    {
        var tiers = measured.Kind != MeasuredKind.Time ? [] : findings.Events
            .Where(one => one.Kind == ClueKind.Tier && TierText.IsSlower(
                measured.Direction > 0 ? one.Before : one.After, measured.Direction > 0 ? one.After : one.Before)).ToList();
        if (tiers.Count > 0)
            yield return $"compiled differently: {string.Join("; ", tiers.Take(MostCounts).Select(CountText.Of))}";
    }

    // Collections add no information to bytes.
    private static string Events(Findings findings) =>
        string.Join("; ", findings.Events
            .Where(static one => one.Kind is not (ClueKind.Collections or ClueKind.Tier) && one.Before != one.After)
            .Take(MostCounts)
            .Select(CountText.Of));

    /// <summary>The word for a change; null if the code is the same.</summary>
    public static string? Word(Cause cause) => cause switch
    {
        { IsStruct: true } => "struct",
        { Change: ChangeKind.Changed } => "changed",
        { Change: ChangeKind.Added } => "added",
        { Change: ChangeKind.Removed } => "removed",
        _ => null,
    };

    private static IEnumerable<string> Nothing(Findings findings, MeasuredKind kind)
    {
        if (double.IsNaN(findings.CountedChange))
            return Uncounted(findings);
        if (findings.Difference.IsNone)
            return kind == MeasuredKind.Memory
                ? [LeftOut, .. Allocates(findings, kind)]
                : ["No method's code differs between the builds, and both did the same: what differs was not counted, or is the machine."];
        if (findings is { SeenIn: { } seen, ChangedAndRun: > 0 })
        {
            return
            [
                $"seen in {Named(seen, "unchanged")}{Counts(seen)}",
                findings.ChangedAndRun == 1
                    ? "1 changed method ran. Whether it is the origin is not known."
                    : $"Which of the {Plural.Of(findings.ChangedAndRun, "changed method")} that ran is the origin is not known.",
                .. Allocates(findings, kind),
                .. WhatTheyDid(findings),
            ];
        }

        if (findings.Innocent.Count == 0)
            return [$"Nothing that was counted explains it: {Differ(findings)}{DidNotRun(findings)}."];
        return
        [
            $"Nothing that was counted explains it: {Plural.Of(findings.ChangedAndRun, "changed method")} ran{Did(findings)}. {Rest(kind)}",
            .. Allocates(findings, kind),
            .. WhatTheyDid(findings),
        ];
    }

    private const string Uncountable = "The rest cannot be counted: inlining, the layout of code and data, the machine.";

    // Neither inlining nor layout makes an object by itself, but the runtime leaves out those that do not escape.
    private const string Unseen = "The rest is objects that the runtime leaves out in one build but not in the other, " +
        "since they do not leave their method, and code that was not counted.";

    // Where the runtime compiles with a profile, the profile decides what is inlined, and so which objects escape.
    private const string LeftOut = "No method's code differs between the builds, and both did the same. " +
        "The runtime leaves out objects that do not leave their method (escape analysis). " +
        "It may decide differently in each process, so the bytes of equal builds can differ.";

    private static IEnumerable<string> WhatTheyDid(Findings findings) =>
        findings.Innocent.Select(static cause => $"did {(cause.DidOtherwise ? "otherwise" : "the same")}: {Named(cause)}{Counts(cause)}");

    private static string Rest(MeasuredKind kind) => kind switch
    {
        MeasuredKind.Time => Uncountable,
        MeasuredKind.Memory => Unseen,
        _ => "The rest is code that was not counted.",
    };

    private static string Did(Findings findings) => findings.Innocent.Any(static cause => cause.DidOtherwise)
        ? $", and what {(findings.ChangedAndRun == 1 ? "it" : "they")} did otherwise is too little to measure"
        : " and did about the same";

    // An explanation of bytes says how many there are, regardless of what allocates them.
    private static IEnumerable<string> Allocates(Findings findings, MeasuredKind kind) => findings.Allocates is { } allocates
        ? [$"allocates: {NameOf(allocates)}, {InAll(findings)}"]
        : kind == MeasuredKind.Memory && !double.IsNaN(findings.BytesBefore) ? [$"allocates: {InAll(findings)}"] : [];

    private static string InAll(Findings findings) =>
        $"in all {CountText.Number(findings.BytesBefore)} → {CountText.Number(findings.BytesAfter)} B/op";

    private static IEnumerable<string> Uncounted(Findings findings) => findings.Difference.IsNone
        ? ["Nothing was counted, and no method's code differs between the builds."]
        : [
            $"Nothing was counted; {Differ(findings)} between the builds.",
            .. findings.Innocent.Select(static cause => $"differs: {Named(cause)}")];

    private static string Differ(Findings findings) => findings.Difference.Methods.Count switch
    {
        0 => $"no method differs, only {string.Join(" and ", DifferencesOutsideMethods(findings.Difference))}",
        1 => "1 method differs",
        var count => string.Create(CultureInfo.InvariantCulture, $"{count} methods differ"),
    };

    private static string DidNotRun(Findings findings) => findings.Difference.Methods.Count switch
    {
        0 => string.Empty,
        1 => ", and it did not run",
        _ => ", and none of them ran",
    };

    private static IEnumerable<string> DifferencesOutsideMethods(LibraryDifference difference)
    {
        if (difference.Types.Count > 0)
            yield return $"the declaration of {Some([.. difference.Types.Select(MethodKey.ReadableName)], "other type", "other types")}";
        if (difference.References.Count > 0)
            yield return $"the reference to {Some(difference.References, "other assembly", "other assemblies")}";
    }

    private static string Amounts(Findings findings, Measured measured) => string.Create(
        CultureInfo.InvariantCulture,
        $"counted work {Percent(findings.CountedChange * measured.Direction)}, measured {Percent(measured.Ratio - 1)}: " +
        $"the counts explain little of it");

    private static string Percent(double share) => string.Create(CultureInfo.InvariantCulture, $"{share * 100:+0.#;-0.#;0} %");

    private static string Named(Cause cause, string? otherwise = null, string? commit = null)
    {
        var place = cause.File is { } file ? $"{FileName(file)}:{cause.Line.ToString(CultureInfo.InvariantCulture)}" : null;
        var reported = new[] { Word(cause) ?? otherwise, place, commit }.OfType<string>().ToList();
        return NameOf(cause) + (reported.Count == 0 ? string.Empty : $" ({string.Join(", ", reported)})");
    }

    /// <summary>The name of a method or a struct for people.</summary>
    public static string NameOf(Cause cause) => MethodKey.ReadableName(cause.Name, cause.IsOverloaded);

    // Symbols of another system have its separators.
    public static string FileName(string path) => path[(path.LastIndexOfAny(['/', '\\']) + 1)..];

    private static string Counts(Cause cause) =>
        cause.Clues.Count == 0 ? string.Empty : $": {string.Join("; ", cause.Clues.Take(MostCounts).Select(CountText.Of))}";
}
