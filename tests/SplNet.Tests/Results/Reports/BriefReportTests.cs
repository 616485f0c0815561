using SplNet.Statistics;
using SplNet.Values.Messages;

namespace SplNet.Tests.Results.Reports;

/// <summary>The report in a few lines: the same to the letter in every culture.</summary>
public class BriefReportTests
{
    private static readonly Evidence Ratio = SampleResult.Slower.Comparisons[0].Evidence;

    [Theory]
    [InlineData("")]
    [InlineData("de-DE")]
    public void Failure_HasFindingCertaintyAndRepeatCommand(string culture)
    {
        using var other = new Culture(culture);
        AssertReport(
            """
            FAIL  insertion is 1.98x slower than bubble (1.94x to 2.02x, 99.8 % confidence); claimed: mean(insertion) < mean(bubble)
                    insertion   1.84 ms ±1.2 %
                    bubble      930 µs ±0.9 %
                  2 pairs, 1.9 s; 25 % of the iterations were disturbed, mostly by JIT compilation
                  note: something to know
                  repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
            """,
            SampleResult.Slower);
    }

    [Fact]
    public void Pass_IsOneLineWithItsNotes() => AssertReport(
        """
        PASS  sorts: insertion is 2x faster than bubble (1.92x to 2.08x, 99.8 % confidence): 1.84 ms vs 930 µs (2 pairs, 1.9 s)
              note: something to know
        """,
        SampleResult.Slower with { Name = "sorts", Verdict = Verdict.Pass, Comparisons = [Of(0.5, 0.48, 0.52, Truth.True)] });

    [Fact]
    public void PassByAFactorOfTen_HasNoInterval() => Assert.StartsWith(
        "PASS  insertion is 250x faster than bubble: 1.84 ms vs 930 µs (2 pairs, 1.9 s)",
        (SampleResult.Slower with { Verdict = Verdict.Pass, Comparisons = [Of(0.004, 0.0035, 0.0045, Truth.True)] }).ToString(),
        StringComparison.Ordinal);

    // An interval is never printed without its confidence.
    [Fact]
    public void ThroughputPassByAFactorOfTen_HasNoInterval() => Assert.Matches(
        @"^PASS  throughput\(insertion\) is 250x throughput\(bubble\): [^(]* \(2 pairs, 1\.9 s\)",
        (SampleResult.Slower with
        {
            Verdict = Verdict.Pass,
            Operands = [.. SampleResult.Slower.Operands.Select(static operand => operand with { Estimates = [operand.Estimates[0] with
            {
                Text = $"throughput({operand.Name})",
                Estimator = "throughput",
                Unit = MetricUnit.OperationsPerSecond,
            }] })],
            Comparisons = [Of(250, 245, 255, Truth.True) with
            {
                Left = "throughput(insertion)",
                Right = "throughput(bubble)",
                Unit = MetricUnit.OperationsPerSecond,
            }],
        }).ToString());

    [Theory]
    [InlineData(1.048, 1.031, 1.065, "insertion takes 4.8 % more time than bubble (3.1 % to 6.5 %, 99.8 % confidence)")]
    [InlineData(0.952, 0.935, 0.969, "insertion takes 4.8 % less time than bubble (3.1 % to 6.5 %, 99.8 % confidence)")]
    [InlineData(1.01, 0.98, 1.04, "insertion takes 1.01x the time of bubble (0.98x to 1.04x, 99.8 % confidence)")]
    [InlineData(0.25, 0.2, 0.5, "insertion is 4x faster than bubble (2x to 5x, 99.8 % confidence)")]
    [InlineData(2.5, 0, double.PositiveInfinity, "insertion takes 2.5x the time of bubble (0x to ∞x, 99.8 % confidence)")]
    public void Finding_IsASentenceAboutTheOperands(double effect, double lower, double upper, string finding) =>
        Assert.Equal(
            $"FAIL  {finding}; claimed: mean(insertion) < mean(bubble)",
            FirstLine(SampleResult.Slower with { Comparisons = [Of(effect, lower, upper, Truth.False)] }));

    // What is claimed is a multiple, and what people want to know is how the operands compare.
    [Theory]
    [InlineData(
        "mean(insertion)", "mean(bubble) * 1.05", "insertion takes 10 % more time than bubble (8.15 % to 11.3 %, 99.8 % confidence)")]
    [InlineData("mean(insertion) * 2", "mean(bubble)", "insertion is 1.91x faster than bubble (1.89x to 1.94x, 99.8 % confidence)")]
    public void ClaimOfAMultiple_HasAFindingAboutTheOperands(string left, string right, string finding) => Assert.Equal(
        $"FAIL  {finding}; claimed: mean(insertion) < mean(bubble)",
        FirstLine(SampleResult.Slower with { Comparisons = [Of(1.048, 1.03, 1.06, Truth.False) with { Left = left, Right = right }] }));

    [Fact]
    public void PercentileIsNamed() => Assert.StartsWith(
        "FAIL  p99(insertion) is 1.98x slower than p99(bubble) (",
        FirstLine(SampleResult.Slower with
        {
            Operands = [.. SampleResult.Slower.Operands.Select(static operand =>
                operand with { Estimates = [operand.Estimates[0] with { Text = $"p99({operand.Name})", Estimator = "p99" }] })],
            Comparisons = [SampleResult.Slower.Comparisons[0] with { Left = "p99(insertion)", Right = "p99(bubble)" }],
        }),
        StringComparison.Ordinal);

    [Fact]
    public void SumOfEstimates_KeepsItsFormula() => Assert.Equal(
        "FAIL  ratio of mean(insertion) + mean(bubble) to mean(bubble) is 1.98 (1.94 to 2.02, 99.8 % confidence); claimed: " +
        "mean(insertion) < mean(bubble)",
        FirstLine(SampleResult.Slower with
        {
            Comparisons = [SampleResult.Slower.Comparisons[0] with { Left = "mean(insertion) + mean(bubble)" }],
        }));

    [Theory]
    [InlineData(ComparisonScale.Ratio, 1.84, 1.8, 1.9, "mean(insertion)")]
    [InlineData(ComparisonScale.Difference, 840_000, 800_000, 900_000, "mean(insertion)")]
    [InlineData(ComparisonScale.Ratio, 3.68, 3.6, 3.8, "mean(insertion) * 2")]
    [InlineData(ComparisonScale.Difference, 2_680_000, 2_600_000, 2_800_000, "mean(insertion) * 2")]
    public void LimitOfTime_HasTheTimeAsItsFinding(ComparisonScale scale, double effect, double lower, double upper, string left) =>
        Assert.StartsWith(
            "FAIL  insertion takes 1.84 ms (1.8 ms to 1.9 ms, 99.8 % confidence); claimed: ",
            FirstLine(SampleResult.Slower with
            {
                Operands = [SampleResult.Slower.Operands[0]],
                Comparisons = [Of(effect, lower, upper, Truth.False) with
                {
                    Left = left,
                    Right = "1 ms",
                    Evidence = Ratio with { Scale = scale, Effect = effect },
                }],
            }),
            StringComparison.Ordinal);

    [Fact]
    public void UnknownEffect_IsNotPrinted() => Assert.StartsWith(
        "INCONCLUSIVE  no significant difference (",
        (SampleResult.Slower with
        {
            Verdict = Verdict.Inconclusive,
            Comparisons = [Of(double.NaN, double.NaN, double.NaN, Truth.Unknown) with
            {
                Evidence = Ratio with { Effect = double.NaN, PGreater = 1, PLess = 1 },
            }],
        }).ToString(),
        StringComparison.Ordinal);

    [Fact]
    public void InconclusiveBytes_ReportTheDetectableEffectAndAdvice() => AssertReport(
        """
        INCONCLUSIVE  insertion allocates 1.5 KB per call (511 B to 3.5 KB, 99.8 % confidence); claimed: allocated(insertion) <= 0.Bytes()
              2 processes, 1.9 s; 25 % of the iterations were disturbed, mostly by JIT compilation
              Only differences above 4 KB could have been detected (90 % power).
              Do more work per call, allow a tolerance, or raise MaxRuns or TimeBudget.
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
        """,
        SampleResult.Wasteful);

    [Fact]
    public void ExactBytes_TakeFourLinesAtMost() => AssertReport(
        """
        FAIL  insertion allocates 1.5 KB per call; claimed: allocated(insertion) <= 0.Bytes()
              exact in 2 processes, 1.9 s
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
        """,
        SampleResult.Wasteful with
        {
            Verdict = Verdict.Fail,
            Operands = [.. SampleResult.Wasteful.Operands.Select(static operand => operand with { Runs = [.. operand.Runs.Select(
                static run => run with { Metrics = new Dictionary<string, double>(StringComparer.Ordinal) { ["allocated"] = 1536 } })] })],
            Comparisons = [SampleResult.Wasteful.Comparisons[0] with { Truth = Truth.False, Reason = SequentialReason.ContraryEvidence }],
        });

    [Fact]
    public void BytesOfTwoOperands_ShowTheirValues() => Assert.StartsWith(
        "FAIL  insertion allocates 144 B per call, bubble 48 B; claimed: ",
        FirstLine(SampleResult.Slower with
        {
            Operands = [Allocating("insertion", 144), Allocating("bubble", 48)],
            Comparisons = [SampleResult.Slower.Comparisons[0] with
            {
                Left = "allocated(insertion)",
                Right = "allocated(bubble)",
                Unit = MetricUnit.Bytes,
            }],
        }),
        StringComparison.Ordinal);

    [Fact]
    public void Invalid_HasTheProblemBeforeTheClaim() => AssertReport(
        """
        INVALID  Operand 'a': it broke.
              Its output:
              said this
              The operand 'b' is not bound.
              claimed: mean(a) < mean(b)
        """,
        SampleResult.Broken);

    [Fact]
    public void ManyNotes_AreCounted() => AssertReport(
        """
        PASS  insertion is 2x faster than bubble (1.92x to 2.08x, 99.8 % confidence): 1.84 ms vs 930 µs (2 pairs, 1.9 s)
              note: one
              note: two
              2 more notes: SPLNET_REPORT=full
        """,
        SampleResult.Slower with
        {
            Verdict = Verdict.Pass,
            Comparisons = [Of(0.5, 0.48, 0.52, Truth.True)],
            Notes = ["one", "two", "three", "four"],
        });

    [Fact]
    public void Messages_HaveTheirCodesAndOnlyNotesWithACommitAreShown() => AssertReport(
        """
        PASS  insertion is 2x faster than bubble (1.92x to 2.08x, 99.8 % confidence): 1.84 ms vs 930 µs (2 pairs, 1.9 s)
              note SPL4202: a: v1
              warning SPL4117: It was busy.
        """,
        SampleResult.Slower with { Verdict = Verdict.Pass, Comparisons = [Of(0.5, 0.48, 0.52, Truth.True)], Notes = [], Messages =
        [
            MessageRules.FewerIterations.Of("Few."), MessageRules.VersionUsed.Of("a: v1"), MessageRules.BusyMachine.Of("It was busy."),
        ] });

    [Fact]
    public void SeveralComparisons_ReportTheDecidingOne()
    {
        var holds = Of(0.5, 0.4, 0.6, Truth.True);
        Assert.Equal(
            "FAIL  insertion is 1.98x slower than bubble (1.94x to 2.02x, 99.8 % confidence), 1 of 2 comparisons; claimed: both",
            FirstLine(SampleResult.Slower with { Formula = "both", Comparisons = [holds, SampleResult.Slower.Comparisons[0]] }));
    }

    [Fact]
    public void MissingComparison_SaysWhyAndWhatToDo() => AssertReport(
        """
        INCONCLUSIVE  too few processes to decide; claimed: mean(insertion) < mean(bubble)
              Raise TimeBudget (SPLNET_TIME_BUDGET_SECONDS), or do less work per call.
        """,
        SampleResult.Slower with { Verdict = Verdict.Inconclusive, Comparisons = [], Notes = [] });

    // The answer to an inquiry has no comparison.
    [Fact]
    public void PassWithoutComparisons_ShowsTheClaimAndTheNotes() => AssertReport(
        """
        PASS  mean(a) < mean(b)
              note: its operands are compared
        """,
        new ExperimentResult
        {
            Formula = "mean(a) < mean(b)",
            Verdict = Verdict.Pass,
            Operands = [],
            Notes = ["its operands are compared"],
        });

    public static TheoryData<SequentialReason> Undecided => new(Enum.GetValues<SequentialReason>());

    [Theory]
    [MemberData(nameof(Undecided))]
    public void Inconclusive_EndsWithAnAction(SequentialReason reason)
    {
        var lines = (SampleResult.Slower with
        {
            Verdict = Verdict.Inconclusive,
            Notes = [],
            Comparisons = [Of(1.01, 0.98, 1.04, Truth.Unknown) with { Reason = reason }],
        }).ToString().Split(Environment.NewLine);
        Assert.InRange(lines.Length, 5, 7);
        Assert.Matches("(Do|Allow|allow|Measure|Find|Change) ", lines[^2]);
    }

    private static OperandResult Allocating(string name, double bytes) => SampleResult.Slower.Operands[0] with
    {
        Name = name,
        Estimates = [new EstimateResult { Text = $"allocated({name})", Estimator = "allocated", Unit = MetricUnit.Bytes, Value = bytes }],
        Runs = [.. SampleResult.Slower.Operands[0].Runs.Select(
            run => run with { Metrics = new Dictionary<string, double>(StringComparer.Ordinal) { ["allocated"] = bytes } })],
    };

    private static ComparisonResult Of(double effect, double lower, double upper, Truth truth) => SampleResult.Slower.Comparisons[0] with
    {
        Truth = truth,
        Interval = new DecidingInterval(lower, upper, 0.001),
        Evidence = Ratio with { Effect = effect, Lower = lower, Upper = upper },
    };

    private static string FirstLine(ExperimentResult result) => result.ToString().Split(Environment.NewLine)[0];

    private static void AssertReport(string expected, ExperimentResult result) =>
        Assert.Equal(expected.ReplaceLineEndings("\n"), result.ToString().ReplaceLineEndings("\n"));
}
