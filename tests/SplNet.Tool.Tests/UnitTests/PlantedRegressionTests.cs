using System.Text.Json;

namespace SplNet.Tool.Tests.UnitTests;

/// <summary>A library without a benchmark, in which two commits made something slower: its unit tests alone tell.</summary>
[Trait("Category", "Long")]
public sealed class PlantedRegressionTests(TestedHistory history) : IClassFixture<TestedHistory>
{
    [Fact]
    public async Task BothRegressions_AreFoundByTheUnitTests()
    {
        var before = FilesOf(history.Folder);
        var json = Path.Combine(Path.GetDirectoryName(history.Folder)!, "compared.json");

        var compare = await history.ToolAsync("compare", history.Commits[0], "HEAD", "--unit-tests", history.Assembly, "--json", json);

        Assert.True(compare.ExitCode == (int)ExitCode.Fail, compare.Output + compare.Errors);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        var slower = document.RootElement.GetProperty("comparisons").EnumerateArray()
            .Where(static row => row.GetProperty("change").GetString() == "Regression" && row.GetProperty("metric").GetString() == "mean");
        Assert.Equal(
            [
                "Sorting.Tests.SearcherTests.IndexOf_FindsTheNumber(-1, -1)",
                "Sorting.Tests.SearcherTests.IndexOf_FindsTheNumber(150000, 150000)",
                "Sorting.Tests.SorterTests.Sort_OrdersNumbers",
            ],
            slower.Select(static row => row.GetProperty("operand").GetString()).Order(StringComparer.Ordinal));
        Assert.Matches("unit tests +4 of 5 tests measured, by 5 values; not measured: 1 is skipped or ignored\n", compare.Output);
        // Which side is measured first is drawn, so its time may be known when the other one is found to be missing.
        Assert.Matches(
            @"New\n +operand .*\n +Sorting\.Tests\.SorterTests\.Sort_LeavesOneAlone +(?:[\d.]+ \S+ +)?The test does not exist in " +
            $@"{history.Commits[0]}: it was written later, or had a different name\.\n",
            compare.Output);
        Assert.Contains("tests/Sorting.Tests/Sorting.Tests.csproj was built", compare.Output, StringComparison.Ordinal);
        Assert.Equal(before, FilesOf(history.Folder));
    }

    [Theory]
    [InlineData("Sort_OrdersNumbers", 2)]
    [InlineData("=Sorting.Tests.SearcherTests.IndexOf_FindsTheNumber(150000, 150000)", 4)]
    public async Task CommitOfARegression_IsNamedByItsUnitTest(string filter, int commit)
    {
        var bisect = await history.ToolAsync(
            "bisect", "--good", history.Commits[0], "--bad", "HEAD", "--unit-tests", history.Assembly, "--filter", filter);

        Assert.True(bisect.ExitCode == (int)ExitCode.Ok, bisect.Output + bisect.Errors);
        Assert.Matches($"culprit +{history.Commits[commit]}\n", bisect.Output);
        Assert.Matches(@"unit test +Sorting\.Tests\.", bisect.Output);
    }

    // With the library's project named, only the library has versions: the tests are those of today.
    [Fact]
    public async Task CurrentTests_AreMeasuredOnVersionsOfTheLibrary()
    {
        var compare = await history.ToolAsync(
            "compare", history.Commits[1], history.Commits[2], "--unit-tests", history.Assembly, "--filter", "Sort_OrdersNumbers",
            "--project", "src/Sorting", "--runs", "2");

        Assert.True(compare.ExitCode == (int)ExitCode.Fail, compare.Output + compare.Errors);
        Assert.Contains("src/Sorting/Sorting.csproj was built", compare.Output, StringComparison.Ordinal);
    }

    [Fact]
    public async Task RecordedAndBackfilled_AreOneSeries()
    {
        string[] which = ["--unit-tests", history.Assembly, "--filter", "IndexOf_FindsTheNumber(-1", "--runs", "3"];

        var record = await history.ToolInsideAsync(["history", "record", .. which]);
        var backfill = await history.ToolInsideAsync(["history", "backfill", $"{history.Commits[3]}..{history.Commits[4]}", .. which]);
        var check = await history.ToolInsideAsync(["history", "check", .. which]);

        Assert.True(record.ExitCode == (int)ExitCode.Ok, record.Output + record.Errors);
        Assert.True(backfill.ExitCode == (int)ExitCode.Ok, backfill.Output + backfill.Errors);
        Assert.StartsWith("1 series in 3 sessions on ", check.Output, StringComparison.Ordinal);
        Assert.Contains(
            "Sorting.Tests.SearcherTests.IndexOf_FindsTheNumber(-1, -1)\n",
            (await history.ToolInsideAsync("history", "series")).Output,
            StringComparison.Ordinal);
    }

    private static List<string> FilesOf(string folder) =>
        [.. Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Order(StringComparer.Ordinal)];
}
