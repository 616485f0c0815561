using SplNet.Results.Reports;
using SplNet.Statistics;

namespace SplNet.Tests.Results.Reports;

/// <summary>The report for people: the same to the letter in every culture.</summary>
public class TextReportTests
{
    public static TheoryData<string> Cultures() => new(string.Empty, "tr-TR", "de-DE");

    [Theory]
    [MemberData(nameof(Cultures))]
    public void Failure_ShowsClaimFindingCertaintyAndRepeatCommand(string culture) => AssertReport(
        """
        FAIL  mean(insertion) < mean(bubble) — ratio 1.98 [1.94 .. 2.02]
              mean(insertion) 1.84 ms ±1.2 %   mean(bubble) 930 µs ±0.9 %
              ratio of mean(insertion) to mean(bubble): 1.98 [1.94 .. 2.02]
              significantly slower (p = 3e-5, α = 0.01, paired runs)
              Why it stopped.
              12 calls per side: calls rarer than 1 in 2 may be missed (99 % confidence); one would need 3.56x the mean to reverse this.
              2 blocks × 2 iterations of 2.76 ms to 5.58 ms, warm-up 105 ms, 1.9 s, seed 83172
              note: 2 of 4 runs were still warming up at the time limit of the warm-up.
              note: 2 iterations were disturbed and measured again: a compilation (2), an interruption by the system (2).
              note: 2 of the 8 iterations that count were disturbed: a compilation (2).
              note: 2 of 4 runs kept disturbed iterations: replacements were disturbed too, or time ran out.
              note: something to know
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
              environment: .NET 10.0.12, Linux, X64, Example 3000, 2 cores, concurrent GC; governor powersave; turbo on; on battery; load 0.3, other work on 0.8 cores
        """,
        SampleResult.Slower,
        culture);

    [Theory]
    [MemberData(nameof(Cultures))]
    public void Memory_IsShownInBytesWithoutTimes(string culture) => AssertReport(
        """
        INCONCLUSIVE allocated(insertion) <= 0.Bytes() — difference 1.5 B [-1 KB .. 2 KB]
              allocated(insertion) 1.5 KB, gen0(insertion) 2 times per 1000 operations
              difference of allocated(insertion) from 0 B: 1.5 B [-1 KB .. 2 KB]
              no significant difference (p = 0.4, α = 0.01, paired runs)
              Why it stopped.
              could detect a difference of 4 KB (90 % power)
              2 blocks × 2 iterations of 5.46 ms to 5.58 ms, warm-up 105 ms, 1.9 s, seed 83172
              note: 1 of 2 runs was still warming up at the time limit of the warm-up.
              note: 1 iteration was disturbed and measured again: a compilation (1), an interruption by the system (1).
              note: 1 of the 4 iterations that count was disturbed: a compilation (1).
              note: 1 of 2 runs kept disturbed iterations: replacements were disturbed too, or time ran out.
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
              environment: .NET 10.0.12, Linux, X64, Example 3000, 2 cores, concurrent GC; governor powersave; turbo on; on battery; load 0.3, other work on 0.8 cores
        """,
        SampleResult.Wasteful,
        culture);

    [Fact]
    public void Invalid_ShowsAllProblemsIndented() => AssertReport(
        """
        INVALID mean(a) < mean(b) — Operand 'a': it broke.
              Its output:
              said this
              The operand 'b' is not bound.
        """,
        SampleResult.Broken,
        "de-DE");

    [Fact]
    public void Invalid_ShowsTheNumberOfRunsWithoutTimes()
    {
        var measured = SampleResult.Slower.Operands;
        var run = measured[0].Runs[0];
        AssertReport(
            """
            INVALID mean(a) < mean(b) — Operand 'a': it broke.
                  before the failure: 2 runs of insertion, 1 run of bubble
            """,
            SampleResult.Broken with
            {
                Problems = ["Operand 'a': it broke."],
                Operands =
                [
                    measured[0] with { Runs = [run, run] },
                    measured[1] with { Runs = [run], Nanoseconds = 0 },
                    measured[1] with { Name = "c", Runs = [], Nanoseconds = double.NaN },
                ],
            },
            "de-DE");
    }

    [Fact]
    public void IterationsOfFreeOperations_HaveTheirMeasuredLength()
    {
        var operands = SampleResult.Slower.Operands.Select(static operand => operand with
        {
            Runs = [operand.Runs[0] with { Nanoseconds = [0, 0], Deducted = [0.25, 0.25], Operations = 1000, Overhead = 1.25 }],
        });
        Assert.Contains(
            "2 iterations of 1.5 µs, warm-up",
            (SampleResult.Slower with { Operands = [.. operands] }).ToString(ReportDetail.Full),
            StringComparison.Ordinal);
    }

    [Fact]
    public void OperandWithoutATime_IsOmitted()
    {
        var report = (SampleResult.Slower with
        {
            Operands = [SampleResult.Slower.Operands[0], SampleResult.Slower.Operands[1] with { Nanoseconds = double.NaN }],
        })
            .ToString(ReportDetail.Full);
        Assert.Contains("mean(insertion) 1.84 ms ±1.2 %" + Environment.NewLine, report, StringComparison.Ordinal);
    }

    // What is found, as the report says it, at α = 0.01.
    public static TheoryData<ComparisonResult, string> Findings() => new()
    {
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PLess = 0.9999, PGreater = 0.0001 }),
            "significantly slower (p = 1e-4, α = 0.01, paired runs)"
        },
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PLess = 0.997, PGreater = 0.003 }),
            "no significant difference (p = 0.003, not below the level 0.001 of this analysis; α = 0.01, paired runs)"
        },
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PLess = 0.9896, PGreater = 0.0104 }) with
            {
                Level = 0.01,
            },
            "no significant difference (p = 0.0104, α = 0.01, paired runs)"
        },
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PLess = 0.0096, PGreater = 0.9904 }) with
            {
                Level = 0.01,
            },
            "significantly faster (p = 0.0096, α = 0.01, paired runs)"
        },
        {
            Found(new Evidence
            {
                Interpretation = "paired runs",
                Scale = ComparisonScale.Ratio,
                PLess = 0.001,
                PGreater = 1,
                Significance = 1e-10,
            }) with { Level = 0.01 },
            "no significant difference (p = 0.001, α = 1e-10, paired runs)"
        },
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PEquivalent = 0.0004 }) with
            {
                Relation = Relation.Equivalent,
                Tolerance = 0.05,
                Truth = Truth.True,
            },
            "shown to differ by no more than 5 % (p = 4e-4, α = 0.01, paired runs)"
        },
        {
            Found(new Evidence { Interpretation = "paired runs", Scale = ComparisonScale.Ratio, PEquivalent = 1 }) with
            {
                Relation = Relation.Equivalent,
                Tolerance = 0.05,
                Truth = Truth.False,
            },
            "shown to differ by more than 5 % (α = 0.01, paired runs)"
        },
    };

    [Theory]
    [MemberData(nameof(Findings), DisableDiscoveryEnumeration = true)]
    public void Finding_HasItsLevel(ComparisonResult comparison, string text) => Assert.Equal(text, EvidenceText.Finding(comparison, 0.01));

    // A significant difference whose interval is told as one that reaches 1 would contradict itself.
    [Theory]
    [InlineData(1.0031, 1.0011, 1.0058, "ratio of mean(insertion) to mean(bubble): 1.0031 [1.0011 .. 1.0058]")]
    [InlineData(1.98123, 1.9423, 2.0211, "ratio of mean(insertion) to mean(bubble): 1.981 [1.942 .. 2.021]")]
    [InlineData(3.424, 2.331, 5.023, "ratio of mean(insertion) to mean(bubble): 3.42 [2.33 .. 5.02]")]
    [InlineData(1000490.2, 998595.7, 1002350.1, "ratio of mean(insertion) to mean(bubble): 1000500 [998600 .. 1002400]")]
    [InlineData(9.99675e-7, 9.97734e-7, 1.0016e-6, "ratio of mean(insertion) to mean(bubble): 0.0000009997 [0.0000009977 .. 0.0000010016]")]
    [InlineData(2, 2, 2, "ratio of mean(insertion) to mean(bubble): 2 [2 .. 2]")]
    [InlineData(2.5, 0, double.PositiveInfinity, "ratio of mean(insertion) to mean(bubble): 2.5 [0 .. ∞]")]
    public void Ratio_HasThePrecisionOfItsInterval(double effect, double lower, double upper, string line)
    {
        var comparison = Found(new Evidence
        {
            Interpretation = "paired runs",
            Scale = ComparisonScale.Ratio,
            PGreater = 0.0001,
            Effect = effect,
            Lower = lower,
            Upper = upper,
        })
            with { Interval = new DecidingInterval(lower, upper, 0.001) };
        Assert.Contains(
            line + Environment.NewLine,
            (SampleResult.Slower with { Comparisons = [comparison] }).ToString(ReportDetail.Full),
            StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0.9, false)]
    [InlineData(12.34, true)]
    public void NoticeableWaitForTheTurn_IsReported(double seconds, bool reported)
    {
        using var other = new Culture("de-DE");
        var report = (SampleResult.Slower with { WaitedSeconds = seconds }).ToString(ReportDetail.Full);
        Assert.Equal(reported, report.Contains(
            "note: waited 12 s for other experiments on this machine; the time budget does not count that.", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData(null, "FAIL  mean(insertion) < mean(bubble) — ratio 1.98 [1.94 .. 2.02]")]
    [InlineData("search", "FAIL  search: mean(insertion) < mean(bubble) — ratio 1.98 [1.94 .. 2.02]")]
    [InlineData("mean(insertion) < mean(bubble) (2)", "FAIL  mean(insertion) < mean(bubble) (2) — ratio 1.98 [1.94 .. 2.02]")]
    public void FirstLine_HasVerdictRequirementAndEffect(string? name, string line) =>
        Assert.Equal(line, FirstLine(SampleResult.Slower with { Name = name }));

    [Fact]
    public void FirstLine_ShowsTheDecidingComparison()
    {
        var other = SampleResult.Slower.Comparisons[0];
        var holds = other with
        {
            Text = "mean(a) < mean(b)",
            Truth = Truth.True,
            Interval = new DecidingInterval(0.4, 0.6, 0.001),
            Evidence = other.Evidence with { Effect = 0.5 },
        };
        var both = SampleResult.Slower with { Formula = "both", Comparisons = [holds, other] };
        Assert.Equal("FAIL  both — mean(insertion) < mean(bubble): ratio 1.98 [1.94 .. 2.02]", FirstLine(both));
        Assert.Equal("PASS  both — mean(a) < mean(b): ratio 0.5 [0.4 .. 0.6]", FirstLine(both with { Verdict = Verdict.Pass }));
    }

    [Fact]
    public void FirstLine_ShowsTheProblemOnce()
    {
        var report = (SampleResult.Broken with { Name = "search" }).ToString(ReportDetail.Full);
        Assert.StartsWith(
            "INVALID search: mean(a) < mean(b) — Operand 'a': it broke." + Environment.NewLine, report, StringComparison.Ordinal);
        Assert.Equal(2, report.Split("it broke").Length);
        Assert.Contains("The operand 'b' is not bound.", report, StringComparison.Ordinal);
    }

    [Fact]
    public void FirstLineWithoutComparison_SaysWhy() =>
        Assert.Equal(
            "INCONCLUSIVE mean(insertion) < mean(bubble) — too few runs to decide",
            FirstLine(SampleResult.Slower with { Verdict = Verdict.Inconclusive, Comparisons = [] }));

    [Fact]
    public void DominantSetUp_IsReported()
    {
        var report = WithLaunchesOf(3500).ToString(ReportDetail.Full);
        Assert.Contains(
            "note: of 14 s, 13 s went into set-up and the start of processes, 3.3 s in each of 4 runs: " +
            "every run repeats the test up to the experiment, and the set-up of its operand. ",
            report,
            StringComparison.Ordinal);
        Assert.Contains("went into set-up", WithLaunchesOf(3500).ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void SetUpOfATextRequirement_RepeatsNoTest() => Assert.Contains(
        "3.3 s in each of 4 runs: every run reads the requirement again, without its test, and repeats the set-up of its operand. " +
        "Shorten the set-up",
        (WithLaunchesOf(3500) with { IsOfText = true }).ToString(ReportDetail.Full),
        StringComparison.Ordinal);

    [Fact]
    public void ShortSetUp_IsNotReported() =>
        Assert.DoesNotContain("went into set-up", WithLaunchesOf(1000).ToString(ReportDetail.Full), StringComparison.Ordinal);

    [Fact]
    public void ReusedRuns_HaveNoSetUp() => Assert.DoesNotContain(
        "went into set-up",
        WithRuns(static run => run with { LaunchMilliseconds = 3500, Reused = DateTimeOffset.UnixEpoch }).ToString(ReportDetail.Full),
        StringComparison.Ordinal);

    // A thread that the test has left keeps its process from ending, of which another note tells.
    [Fact]
    public void EndOfProcesses_IsNotSetUp() => Assert.DoesNotContain(
        "went into set-up",
        WithRuns(static run => run with { LaunchMilliseconds = 6000, EndingMilliseconds = 5500 }).ToString(ReportDetail.Full),
        StringComparison.Ordinal);

    private static ExperimentResult WithLaunchesOf(double milliseconds) => WithRuns(run => run with { LaunchMilliseconds = milliseconds });

    private static ExperimentResult WithRuns(Func<RunResult, RunResult> change) => SampleResult.Slower with
    {
        Operands = [.. SampleResult.Slower.Operands.Select(operand => operand with { Runs = [.. operand.Runs.Select(change)] })],
    };

    private static string FirstLine(ExperimentResult result) => result.ToString(ReportDetail.Full).Split(Environment.NewLine)[0];

    private static ComparisonResult Found(Evidence evidence) =>
        SampleResult.Slower.Comparisons[0] with { Truth = Truth.Unknown, Evidence = evidence };

    private static void AssertReport(string expected, ExperimentResult result, string culture)
    {
        using var other = new Culture(culture);
        Assert.Equal(expected.ReplaceLineEndings("\n"), result.ToString(ReportDetail.Full).ReplaceLineEndings("\n"));
    }
}
