using SplNet.Tool.Requirements;

namespace SplNet.Tool.Generating;

/// <summary>A choice of tests and rows by their names: <c>My.Tests.ParserTests.Rows(10, 'a')</c> is the name of a row.</summary>
/// <param name="text">A part of a name; behind <c>=</c> a whole one; null for all.</param>
internal sealed class TestFilter(string? text)
{
    // They begin the part of a name that is the row's.
    private static readonly char[] RowSigns = ['(', '#'];

    private readonly bool _isWhole = text?.StartsWith(RequirementInputs.Exactly) == true;
    private readonly string _wanted = text?.TrimStart(RequirementInputs.Exactly) ?? string.Empty;

    /// <summary>True where a test, or one of its rows, may have a name that is wanted.</summary>
    /// <param name="test">The full name of the test.</param>
    public bool MayFit(string test) => Fits(test) || Beginnings.Any(beginning => _isWhole ? test == beginning : test.EndsWith(beginning, StringComparison.OrdinalIgnoreCase));

    /// <summary>The rows and tests of a plan that have a name that is wanted.</summary>
    /// <param name="plan">The plan.</param>
    public BenchmarkPlan Of(BenchmarkPlan plan) => plan with
    {
        Classes = [.. plan.Classes.Select(one => one with { Benchmarks = [.. one.Benchmarks.Select(Wanted).OfType<Benchmark>()] }).Where(static one => one.Benchmarks.Count > 0)],
        Refused = [.. plan.Refused.Where(one => !one.IsRow || Fits(one.Name))],
    };

    // What is wanted may be the name of a test, and a part of a row.
    private IEnumerable<string> Beginnings => Enumerable.Range(0, _wanted.Length).Where(index => RowSigns.Contains(_wanted[index])).Select(index => _wanted[..index]);

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
