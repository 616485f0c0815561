using SplNet.Tool.Requirements;

namespace SplNet.Tool.Generating;

/// <summary>Selects tests and rows by name: <c>My.Tests.ParserTests.Rows(10, 'a')</c> is the name of a row.</summary>
/// <param name="text">A part of a name, or a whole name after <c>=</c>; null for all.</param>
internal sealed class TestFilter(string? text)
{
    // These characters start the row's part of a name.
    private static readonly char[] RowSigns = ['(', '#'];

    private readonly bool _isWhole = text?.StartsWith(RequirementInputs.Exactly) == true;
    private readonly string _wanted = text?.TrimStart(RequirementInputs.Exactly) ?? string.Empty;

    /// <summary>True if the name of a test, or of one of its rows, may match.</summary>
    /// <param name="test">The full name of the test.</param>
    public bool MayFit(string test) => Fits(test)
        || Beginnings.Any(beginning => _isWhole ? test == beginning : test.EndsWith(beginning, StringComparison.OrdinalIgnoreCase));

    /// <summary>The matching rows and tests of a plan.</summary>
    /// <param name="plan">The plan.</param>
    public BenchmarkPlan Of(BenchmarkPlan plan) => plan with
    {
        Classes = [.. plan.Classes.Select(one => one with { Benchmarks = [.. one.Benchmarks.Select(Wanted).OfType<Benchmark>()] })
            .Where(static one => one.Benchmarks.Count > 0)],
        Refused = [.. plan.Refused.Where(one => !one.IsRow || Fits(one.Name))],
    };

    // The text may be the name of a test followed by a part of a row.
    private IEnumerable<string> Beginnings =>
        Enumerable.Range(0, _wanted.Length).Where(index => RowSigns.Contains(_wanted[index])).Select(index => _wanted[..index]);

    private Benchmark? Wanted(Benchmark benchmark)
    {
        var name = benchmark.Test.FullName;
        if (Fits(name))
            return benchmark;
        if (benchmark.Rows.Count == 0)
            return Fits(name + benchmark.Fixed?.Shown) ? benchmark : null;
        var rows = benchmark.Rows.Where(row => Fits(name + row.Shown)).ToList();
        return rows.Count == 0 ? null : benchmark with { Rows = rows };
    }

    private bool Fits(string name) => _isWhole ? name == _wanted : name.Contains(_wanted, StringComparison.OrdinalIgnoreCase);
}
