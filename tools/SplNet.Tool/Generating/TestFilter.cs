using SplNet.Tool.Requirements;

namespace SplNet.Tool.Generating;

/// <summary>Selects tests and rows by name: <c>My.Tests.ParserTests.Rows(10, 'a')</c> is the name of a row.</summary>
internal sealed class TestFilter
{
    // These characters start the row's part of a name.
    private static readonly char[] RowSigns = ['(', '#'];

    private readonly List<IReadOnlyList<Wanted>> _conditions = [];
    private readonly IReadOnlyList<string> _names;

    /// <summary>Creates a filter.</summary>
    /// <param name="text">A part of a name, or a whole name after <c>=</c>; null for all.</param>
    /// <param name="names">The whole names of tests and rows; null for all.</param>
    public TestFilter(string? text, IReadOnlyList<string>? names = null)
    {
        _names = names ?? [];
        if (text is not null)
            _conditions.Add([Wanted.Parse(text)]);
        if (names is not null)
            _conditions.Add([.. names.Select(static name => new Wanted(name, IsWhole: true))]);
    }

    /// <summary>True if the name of a test, or of one of its rows, may match.</summary>
    /// <param name="test">The full name of the test.</param>
    public bool MayFit(string test) => _conditions.TrueForAll(condition => condition.Any(wanted => wanted.MayFit(test)));

    /// <summary>The matching rows and tests of a plan.</summary>
    /// <param name="plan">The plan.</param>
    public BenchmarkPlan Of(BenchmarkPlan plan) => _conditions.Aggregate(plan, Of);

    /// <summary>The names that no test or row of a plan has.</summary>
    /// <param name="plan">The plan.</param>
    public IReadOnlyList<string> Missing(BenchmarkPlan plan)
    {
        var known = plan.Classes.SelectMany(static one => one.Benchmarks).SelectMany(NamesOf).ToHashSet(StringComparer.Ordinal);
        return [.. _names.Where(name => !known.Contains(name))];
    }

    /// <summary>The names by which a benchmark is selected: its test, and each of its rows.</summary>
    public static IEnumerable<string> NamesOf(Benchmark benchmark) =>
        benchmark.Rows.Append(benchmark.Fixed).OfType<BenchmarkRow>().Select(row => benchmark.Test.FullName + row.Shown)
            .Prepend(benchmark.Test.FullName);

    private static BenchmarkPlan Of(BenchmarkPlan plan, IReadOnlyList<Wanted> condition) => plan with
    {
        Classes = [.. plan.Classes
            .Select(one => one with
            {
                Benchmarks = [.. one.Benchmarks.Select(benchmark => Part(benchmark, condition)).OfType<Benchmark>()],
            })
            .Where(static one => one.Benchmarks.Count > 0)],
        Refused = [.. plan.Refused.Where(one => !one.IsRow || Fits(one.Name, condition))],
    };

    private static Benchmark? Part(Benchmark benchmark, IReadOnlyList<Wanted> condition)
    {
        var name = benchmark.Test.FullName;
        if (Fits(name, condition))
            return benchmark;
        if (benchmark.Rows.Count == 0)
            return Fits(name + benchmark.Fixed?.Shown, condition) ? benchmark : null;
        var rows = benchmark.Rows.Where(row => Fits(name + row.Shown, condition)).ToList();
        return rows.Count == 0 ? null : benchmark with { Rows = rows };
    }

    private static bool Fits(string name, IReadOnlyList<Wanted> condition) => condition.Any(wanted => wanted.Fits(name));

    private sealed record Wanted(string Text, bool IsWhole)
    {
        // The text may be the name of a test followed by a part of a row.
        private IEnumerable<string> Beginnings =>
            Enumerable.Range(0, Text.Length).Where(index => RowSigns.Contains(Text[index])).Select(index => Text[..index]);

        public static Wanted Parse(string text) => text.StartsWith(RequirementInputs.Exactly)
            ? new(text.TrimStart(RequirementInputs.Exactly), IsWhole: true)
            : new(text, IsWhole: false);

        public bool MayFit(string test) => Fits(test)
            || Beginnings.Any(beginning => IsWhole ? test == beginning : test.EndsWith(beginning, StringComparison.OrdinalIgnoreCase));

        public bool Fits(string name) => IsWhole ? name == Text : name.Contains(Text, StringComparison.OrdinalIgnoreCase);
    }
}
