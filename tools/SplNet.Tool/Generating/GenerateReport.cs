using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Generating.Writing;
using SplNet.Tool.Reporting;
using SplNet.UnitTests.Candidates;
using SplNet.Values;
using static System.FormattableString;

namespace SplNet.Tool.Generating;

/// <summary>
/// Summarizes a generation for the user: the number of benchmarks, the reasons for refusals, and the files that were kept.
/// </summary>
internal static class GenerateReport
{
    private const int MostWritten = 5;

    public static void Show(
        TextWriter output, string tests, BenchmarkPlan plan, TriedTests tried, OutputFolder? folder, IReadOnlyList<ManifestBenchmark> gone,
        string into)
    {
        var refused = plan.Refused.Where(static one => !one.IsRow).ToList();
        var rows = plan.Refused.Where(static one => one.IsRow).ToList();
        var sections = new List<ReportSection>
        {
            new(tests, [(
                string.Empty, Invariant($"{plan.Tests} of {Plural.Of(plan.Tests + refused.Count, "test")} became ") +
                    Invariant($"{Plural.Of(plan.Benchmarks, "benchmark")}{(folder is null ? string.Empty : $" in {into}")}"))]),
        };
        if (tried.Tried > 0)
            sections.Add(new ReportSection("Trial", [
                (
                    string.Empty,
                    Invariant($"{tried.Repeating} of {Plural.Of(tried.Tried, "test")} repeat; {tried.Working} have work to measure")),
                .. States(tried),
                .. LifeCycles(plan, tried),
                .. tried.Written.Take(MostWritten).Select(static file =>
                    (string.Empty, $"{file} was written meanwhile, by a test that does not repeat the write or by another program"))]));
        Add(sections, "Tests that did not", refused);
        Add(sections, "Rows that did not", rows);
        if (folder is { Kept.Count: > 0 })
            sections.Add(new ReportSection("Kept, because they were edited", [.. folder.Kept.Select(static name => (string.Empty, name))]));
        if (gone.Count > 0)
            sections.Add(new ReportSection(
                "Kept files that call a removed test; they do not compile until you edit or delete them",
                [.. gone.Select(static one => (string.Empty, $"{one.File}: {one.Test}")).Distinct()]));
        if (folder is { Removed.Count: > 0 })
            sections.Add(new ReportSection(
                "Removed, because they are no longer generated", [.. folder.Removed.Select(static name => (string.Empty, name))]));
        Screen.Show(output, sections);
    }

    private static IEnumerable<(string, string)> States(TriedTests tried)
    {
        if (tried.Settled > 0)
            yield return (
                string.Empty,
                Invariant($"{Plural.Of(tried.Settled, "test")} of these {(tried.Settled == 1 ? "keeps its" : "keep their")} state from ") +
                Invariant($"{Manifest.File}: build and options are unchanged (--retry tries them again)"));
        if (tried.Doubtful.Count > 0)
            yield return (
                string.Empty, Invariant($"{Plural.Of(tried.Doubtful.Count, "test")} ") +
                    Invariant($"of these {(tried.Doubtful.Count == 1 ? "keeps its" : "keep their")} state, ") +
                    Invariant($"because processes disagree: {string.Join(", ", tried.Doubtful.Take(MostWritten))}") +
                    Invariant($"{(tried.Doubtful.Count > MostWritten ? ", …" : string.Empty)}"));
    }

    // The median ratio of the shorter operations to faithful ones.
    private static IEnumerable<(string, string)> LifeCycles(BenchmarkPlan plan, TriedTests tried)
    {
        var benchmarks = plan.Classes.SelectMany(static one => one.Benchmarks).ToList();
        foreach (var kept in benchmarks.Where(static one => one.Kept != KeptObjects.Faithful).GroupBy(static one => one.Kept)
            .OrderBy(static one => one.Key))
        {
            var ratios = kept.SelectMany(one => tried.RatiosOf(one.Test, kept.Key)).Order().ToList();
            var times = ratios.Count == 0
                ? string.Empty
                : Invariant($": an operation takes {100 * ratios[ratios.Count / 2]:0} % of the faithful one (median)");
            yield return (
                string.Empty,
                Invariant($"{Plural.Of(kept.Sum(static one => one.Count), "benchmark")} of {benchmarks.Sum(static one => one.Count)} ") +
                Invariant($"{(kept.Sum(static one => one.Count) == 1 ? "is" : "are")} {kept.Key.ToString().ToLowerInvariant()}{times}"));
        }
    }

    private static void Add(List<ReportSection> sections, string title, List<RefusedTest> refused)
    {
        var reasons = refused.GroupBy(static one => one.Refusal.Reason, StringComparer.Ordinal)
            .OrderByDescending(static reason => reason.Count()).ThenBy(static reason => reason.Key, StringComparer.Ordinal);
        if (refused.Count > 0)
            sections.Add(new ReportSection(title, [.. reasons.Select(
                static reason => (Invariant($"{reason.Count()}"), $"{reason.Key}{Option(reason.Key)}: {Example(reason.First())}"))]));
    }

    private static string Option(string reason) => RefusalNames.Of(reason) is { } name ? $" (--accept {name})" : string.Empty;

    private static string Example(RefusedTest refused) =>
        refused.Refusal.Detail.Length == 0 ? refused.Name : $"{refused.Name} ({refused.Refusal.Detail})";
}
