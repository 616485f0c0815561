using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>How the tool asks for causes, and tells them.</summary>
public sealed class ExplainedComparisonTests
{
    private static readonly Explanation Cause = new()
    {
        Comparison = "mean(slow@HEAD) == mean(slow@v1.2)",
        Before = "slow@v1.2",
        After = "slow@HEAD",
        MeasuredRatio = 1.5,
        CountedChange = 0.4,
        IsExact = true,
        Seconds = 2.1,
        Lines = ["1. Scanner.Peek (changed): entered 1 → 50 times/op"],
        Notes = ["Native.dll is not counted."],
    };

    [Fact]
    public void Causes_FollowTheNameOfTheirRow()
    {
        var pair = Compared.Different("slow", 1.5, 1e-6);
        using var text = new StringWriter();
        Screen.Show(text, CompareReport.Sections(Compared.Document([pair with { Result = pair.Result with { Explanations = [Cause] } }])));
        Assert.Contains(
            """
            Why slow
              why slow@HEAD takes more than slow@v1.2 (counted after the verdict, 2.1 s):
                1. Scanner.Peek (changed): entered 1 → 50 times/op
                note: Native.dll is not counted.
            """,
            text.ToString().ReplaceLineEndings("\n"),
            StringComparison.Ordinal);
    }

    // Times did not differ, and the experiment that measured them tells of the bytes.
    [Fact]
    public void CausesOfExactBytes_FollowTheirRow()
    {
        var pair = Compared.Same("slow");
        var bytes = Cause with { Comparison = "allocated(slow@HEAD) == allocated(slow@v1.2)", MeasuredRatio = double.PositiveInfinity };
        var document = Compared.Document([
            pair with { Result = pair.Result with { Explanations = [bytes] } },
            Compared.Bytes("slow", 0, 14_400) with { Operand = "slow" }]);
        using var text = new StringWriter();
        Screen.Show(text, CompareReport.Sections(document));
        Assert.Contains(
            "Why allocated(slow)\n  why slow@HEAD allocates more than slow@v1.2",
            text.ToString().ReplaceLineEndings("\n"),
            StringComparison.Ordinal);
        Assert.Contains("\nWhy `allocated(slow)`:\n\n- 1. Scanner.Peek", CompareMarkdown.Page(document).Write(), StringComparison.Ordinal);
    }

    [Fact]
    public void PullRequest_HasTheCausesBelowTheTable()
    {
        var pair = Compared.Different("slow", 1.5, 1e-6);
        var page = CompareMarkdown.Page(Compared.Document([pair with { Result = pair.Result with { Explanations = [Cause] } }])).Write();
        Assert.Contains(
            "\nWhy `slow`:\n\n- 1. Scanner.Peek (changed): entered 1 → 50 times/op\n\nRatios of mean times",
            page,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true, Explain.Never, Explain.OnFailure)]
    [InlineData(true, Explain.Always, Explain.Always)]
    [InlineData(false, Explain.Never, Explain.Never)]
    [InlineData(false, Explain.OnFailure, Explain.OnFailure)]
    public void Option_OverridesOnlyTheDefault(bool asked, Explain setting, Explain used) => Assert.Equal(
        used, new RunSettings(null, null, null, null, null, Reuse: false) { Explains = asked }.Over(
            new ExperimentOptions { Explain = setting }).Explain);

    [Fact]
    public async Task BisectByAFormula_HasNoExplanation()
    {
        var bisect = await Command.RunAsync(
            "dotnet", [Built.Tool, "bisect", "--good", "v1", "--bad", "v2", "--formula", "mean(A.B) < 2 ms", "--explain"]);
        Assert.Equal((int)ExitCode.Usage, bisect.ExitCode);
        Assert.Contains(
            "--explain compares a method before and after the culprit. Give --method or --unit-tests instead of --formula",
            bisect.Errors,
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("record")]
    [InlineData("backfill")]
    public async Task CommandsWithoutAVerdict_HaveNoSuchOption(string command) =>
        Assert.DoesNotContain(
            "--explain", (await Command.RunAsync("dotnet", [Built.Tool, "history", command, "--help"])).Output, StringComparison.Ordinal);
}
