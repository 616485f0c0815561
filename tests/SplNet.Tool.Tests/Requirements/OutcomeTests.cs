using System.Text.Json;
using SplNet.Tool.Reporting;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Checking;
using SplNet.Tool.Tests.Comparing;

namespace SplNet.Tool.Tests.Requirements;

/// <summary>What the results of several requirements come to.</summary>
public sealed class OutcomeTests
{
    [Theory]
    [InlineData(0, Verdict.Pass, Verdict.Pass)]
    [InlineData(1, Verdict.Invalid, Verdict.Fail, Verdict.Inconclusive)]
    [InlineData(4, Verdict.Inconclusive, Verdict.Invalid, Verdict.Pass)]
    [InlineData(2, Verdict.Pass, Verdict.Inconclusive)]
    public void ExitCode_FollowsTheWorstVerdict(int expected, params Verdict[] verdicts) =>
        Assert.Equal(expected, (int)RunCommand.Outcome(verdicts));

    [Fact]
    public void Summary_NamesEachRequirementAndCountsVerdicts()
    {
        using var text = new StringWriter();

        PlainReport.Write(text, RunReport.Sections(Document()));

        Assert.All(
            [
                "lean (perf.spl(1,1))", "mean(one) 1.5 µs", "PASS  ", "large (A.B)", "1 PASS, 1 FAIL", "at most 5 % false findings",
                "stands", "lean: a < b, adjusted p = 2e-4", "may be chance",
            ],
            part => Assert.Contains(part, text.ToString(), StringComparison.Ordinal));
    }

    [Fact]
    public void SeveralInconclusiveComparisons_AreNotReportedAsNoDifference()
    {
        var document = Document() with { Findings = [] };

        Assert.Equal(
            "No claim of < or > was shown, and none of <=, >= or == was refuted.",
            Assert.Single(RunReport.Sections(document)[^1].Rows).Value);
    }

    // One has its verdict, and what is invalid was not tested.
    [Fact]
    public void OneComparison_HasNoFindingsOverTheWholeRun()
    {
        var document = Document() with { Findings = [] };
        var one = document with
        {
            Requirements =
            [
                document.Requirements[0],
                document.Requirements[1] with { Result = document.Requirements[1].Result with { Verdict = Verdict.Invalid } },
            ],
        };

        Assert.Equal(["Requirements", "Summary"], RunReport.Sections(one).Select(static section => section.Title));
        Assert.DoesNotContain("Over the whole run", RunMarkdown.Page(one).Write(), StringComparison.Ordinal);
    }

    [Fact]
    public void Document_HasASchemaVersionAndCompleteResults()
    {
        using var document = JsonDocument.Parse(DocumentJson.Write(Document()));

        var root = document.RootElement;
        Assert.Equal(1, root.GetProperty("schemaVersion").GetInt32());
        Assert.Matches(@"^\d+\.\d+\.\d+[^+]*$", root.GetProperty("tool").GetString());
        Assert.Equal(1, root.GetProperty("exitCode").GetInt32());
        Assert.Equal("lean", root.GetProperty("requirements")[0].GetProperty("name").GetString());
        Assert.Equal("memory", root.GetProperty("requirements")[0].GetProperty("categories")[0].GetString());
        Assert.Equal("Fail", root.GetProperty("requirements")[1].GetProperty("result").GetProperty("verdict").GetString());
        Assert.True(root.GetProperty("findings")[0].GetProperty("stands").GetBoolean());
    }

    [Fact]
    public void Markdown_HasATableWithTheWorstFirstAndTheFindings() => Assert.Equal(
        """
        **1 PASS, 1 FAIL**

        | | requirement | stated at | measured | runs | time | |
        |---|---|---|---|--:|--:|---|
        | FAIL | `large` | A.B |  | 1 | 1.5 s |  |
        | PASS | `lean` | perf.spl(1,1) | mean(one) 1.5 µs | 1 | 1.5 s |  |

        Over the whole run (Benjamini and Hochberg, at most 5 % false findings):

        - stands: lean: a &#60; b, adjusted p = 2e-4
        - may be chance: large: b &#60; a, adjusted p = 0.2

        """,
        RunMarkdown.Page(Document()).Write(),
        ignoreLineEndingDifferences: true);

    [Fact]
    public void InterruptedRun_ListsUnmeasuredRequirements()
    {
        using var text = new StringWriter();
        var document = Document() with { NotReached = ["a|b", "last"] };

        PlainReport.Write(text, RunReport.Sections(document));
        using var nothing = new StringWriter();
        PlainReport.Write(nothing, RunReport.Sections(document with { Requirements = [], Findings = [] }));

        Assert.Contains("2 of 4 requirements were not measured: a|b, last", text.ToString(), StringComparison.Ordinal);
        Assert.StartsWith(
            "**1 PASS, 1 FAIL**; interrupted before `a\\|b`, `last`\n", RunMarkdown.Page(document).Write(), StringComparison.Ordinal);
        Assert.Contains("2 of 2 requirements were not measured: a|b, last", nothing.ToString(), StringComparison.Ordinal);
    }

    private static RunDocument Document() => new()
    {
        ExitCode = 1,
        Requirements =
        [
            new RequirementResult("lean", "perf.spl(1,1)", ["memory"], WithEstimate(Tested(Verdict.Pass, [[1]], [[2]]))),
            new RequirementResult("large", "A.B", [], Tested(Verdict.Fail, [[2]], [[1]])),
        ],
        FindingsLevel = 0.05,
        Findings = [new RunFinding("lean", "a < b", 0.0002, Stands: true), new RunFinding("large", "b < a", 0.2, Stands: false)],
    };

    private static ExperimentResult Tested(Verdict verdict, double[][] one, double[][] other) =>
        Made.Experiment(verdict, one, other) with { Comparisons = Compared.Same("one").Result.Comparisons };

    private static ExperimentResult WithEstimate(ExperimentResult result) => result with
    {
        Operands =
        [
            result.Operands[0] with
            {
                Estimates = [new EstimateResult { Text = "mean(one)", Estimator = "mean", Unit = MetricUnit.Nanoseconds, Value = 1500 }],
            },
            result.Operands[1],
        ],
    };
}
