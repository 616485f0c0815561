using SplNet.Tool.Generating;
using SplNet.Tool.Generating.Reading;
using SplNet.Tool.Generating.Trying;
using SplNet.Tool.Tests.Running;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Tests.Generating;

/// <summary>The rows that code returns, listed by a process that calls the sources of tests of each framework.</summary>
public sealed class SourceListingTests
{
    [Theory]
    [InlineData(
        "Xunit",
        "WithTypes: (1, 'one'); (3, 'three'); (7, 'seven')",
        "InAnyOrder: (1); (2)",
        "WithNames: (sorted) is skipped or ignored; (unsorted)",
        "Awaited: (5)",
        "ByContent: #; #",
        "ByPlace: #1of2; #2of2",
        "OfAClass: (1, 2); (1, null)",
        "WithArguments: ('row0'); ('row1')",
        "MoreThanAllowed: (0); (1); (2); has more rows than --most-rows allows",
        "NotTheSame: has a source that returns other rows each time",
        "WithoutData: has a source of rows that fails",
        "WithoutFit: ('text') has a row with a value that does not fit its parameter")]
    [InlineData("Xunit2", "WithTypes: (1, 'one'); (3, 'three')", "WithoutEnd: has a source of rows that fails")]
    [InlineData(
        "MSTest",
        "FromTuples: (1, 'one'); (3, 'three'); (7, 'seven')",
        "WithNames: ([1, 2, 3]) is skipped or ignored; (unsorted)")]
    [InlineData(
        "NUnit",
        "WithResults: ([1]); ([9]) is skipped or ignored; (two)",
        "Combined: (1, false, 1); (1, true, 1); (1, true, 2); has more rows than --most-rows allows",
        "Drawn: has a source that returns other rows each time",
        "WithoutSource: has a source of rows that fails")]
    [InlineData(
        "TUnit",
        "FromTuples: (1, 'one'); (3, 'three'); (7, 'seven')",
        "Awaited: (6) is skipped or ignored; (five)",
        "OfAType: (1)",
        "WithAnObject: #",
        "WithALifeTime: has a source of rows that fails",
        "Combined: takes its rows from code that only its framework can call")]
    public void RowsOfEachFramework_AreListed(string framework, params string[] expected)
    {
        using var tests = TestsAssembly.Open(Built.Candidates(framework));

        var listed = Listed(tests, 3, ".SourceTests.");

        Assert.Equal(expected.Order(StringComparer.Ordinal), listed.Select(Shown).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ClassFromASource_IsATestForEachRow()
    {
        using var tests = TestsAssembly.Open(Built.Candidates("NUnit"));

        Assert.Equal(
            [
                "Candidates.SourceFixture(1, 'one').Uses", "Candidates.SourceFixture(1, 'one').UsesRows",
                "Candidates.SourceFixture(3, 'three').Uses", "Candidates.SourceFixture(3, 'three').UsesRows",
            ],
            Listed(tests, 3, ".SourceFixture").Select(static test => test.FullName).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ReasonOfASource_NamesItsException()
    {
        using var tests = TestsAssembly.Open(Built.Candidates("Xunit"));

        var failing = Assert.Single(Listed(tests, 3, "SourceTests.WithoutData"));

        Assert.Equal(new Refusal(Refusals.SourceFails, "InvalidOperationException: no data here"), failing.Refusal);
    }

    [Fact]
    public void MoreRowsThanAllowed_NameTheirNumber()
    {
        using var tests = TestsAssembly.Open(Built.Candidates("Xunit"));

        var rows = Assert.Single(Listed(tests, 50, "SourceTests.MoreThanAllowed")).Rows;

        Assert.Equal(51, rows.Count);
        Assert.Equal(new Refusal(Refusals.MoreRows, "50 of 60 are measured"), rows[^1].Refusal);
    }

    private static IReadOnlyList<TestCandidate> Listed(TestsAssembly tests, int most, string part) =>
        new SourceListing(tests.Path, most).Of([.. tests.Read().Where(test => test.FullName.Contains(part, StringComparison.Ordinal))
            .Select(BenchmarkPlan.Writable)]);

    // The order of attributes differs from build to build.
    private static string Shown(TestCandidate test) => $"{test.Method.Name}: " +
        (test.Refusal?.Reason ?? string.Join("; ", test.Rows.Select(Shown).Order(StringComparer.Ordinal)));

    private static string Shown(CandidateRow row) => string.Join(
        ' ',
        new[]
        {
            row.Key is null ? null : row.Text ?? "#" + (row.Key.Split('_') is [_, var place] ? place : string.Empty), row.Refusal?.Reason,
        }.OfType<string>());
}
