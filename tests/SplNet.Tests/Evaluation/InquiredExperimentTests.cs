using System.Text.Json;
using SplNet.Evaluation.Inquiries;
using SplNet.Replaying;
using SplNet.Tests.Results.Reports;
using SplNet.Tests.Shared;
using SplNet.UnitTests;

namespace SplNet.Tests.Evaluation;

/// <summary>What a test answers that is asked for its operands at revisions.</summary>
public sealed class InquiredExperimentTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-inquiry-");
    private readonly List<string> _measured = [];
    private readonly List<string> _rows = [];

    [Fact]
    public void Operands_AreListedWithoutMeasuring()
    {
        var result = Answer(Asked);

        Assert.Equal(Verdict.Pass, result.Verdict);
        Assert.Equal(
            ["one in Sorting.Tests.Quick(10, a)", "two in Sorting.Tests.Quick(10, a)"],
            InquiryAnswer.ReadAll(_folder).Select(static answer => answer.Operand).Order(StringComparer.Ordinal));
        Assert.Empty(_measured);
    }

    [Fact]
    public void EachOperand_IsMeasuredAtEachRevisionAndTheBase()
    {
        Answer(Asked with
        {
            Measures = true,
            Revisions = ["v1.2", "HEAD", "git:WORKTREE"],
            TimeLevel = 0.002,
            ByteLevel = 0.0003,
            Metrics = ["p99"],
        });

        Assert.Equal(
            [
                "mean(one@HEAD) == mean(one@v1.2) at 0.002, also allocated, as one",
                "allocated(one@HEAD) == allocated(one@v1.2) at 0.0003, as one",
                "p99(one@HEAD) == p99(one@v1.2) at 0.002, as one",
                "mean(one@git:WORKTREE) == mean(one@v1.2) at 0.002, also allocated, as one",
            ],
            _measured.Take(4));
        Assert.Equal(12, _measured.Count);
        var answer = InquiryAnswer.ReadAll(_folder).Single(static answer => answer.Operand.StartsWith("two", StringComparison.Ordinal));
        Assert.Equal(
            [(1, "mean"), (1, "allocated"), (1, "p99"), (2, "mean"), (2, "allocated"), (2, "p99")],
            answer.Comparisons.Select(static one => (one.Revision, one.Metric)));
        Assert.All(answer.Comparisons, static one => Assert.Equal(Verdict.Pass, one.Result.Verdict));
    }

    // Progress tells the rows of one test apart by nothing else.
    [Fact]
    public void MeasuredRow_IsNamedInTheProgress()
    {
        Answer(Asked with { Measures = true, Revisions = ["v1.2", "HEAD"], TimeLevel = 0.002, ByteLevel = 0.0003 });
        Assert.Equal("Sorting.Tests.Quick(10, a)", Assert.Single(_rows.Distinct(StringComparer.Ordinal)));
    }

    // The only operand of the formula has a version, by its name or where it is bound.
    [Theory]
    [InlineData(true)]
    [InlineData(false)]
    public void OperandWithAVersion_IsMeasuredAtTheRequestedRevisions(bool isBound)
    {
        var operand = Operand.Of(static () => Math.Sqrt(2));
        Answer(
            Asked with { Measures = true, Revisions = ["v1.2", "HEAD"], TimeLevel = 0.002, ByteLevel = 0.0003 },
            isBound
                ? new Experiment((one, mean) => mean(one) < 1.Seconds()) { ["one"] = operand.At("v1.0") }
                : new Experiment((one, mean) => mean(one.At("v1.0")) < 1.Seconds()) { ["one"] = operand });

        Assert.Equal($"mean(one@HEAD) == mean(one@v1.2) at 0.002, also allocated, as {(isBound ? "one" : "one@v1.0")}", _measured[0]);
        Assert.Empty(Assert.Single(InquiryAnswer.ReadAll(_folder)).Problems);
    }

    [Theory]
    [InlineData("two in Sorting.Tests.Quick(10, a)", null)]
    [InlineData(null, "two in Sorting.Tests.Quick(10, a)")]
    public void RequestedOperand_IsTheOnlyAnswer(string? named, string? listed)
    {
        Answer(Asked with { Tests = named, Operands = listed is null ? null : [listed] });
        Assert.Equal("two in Sorting.Tests.Quick(10, a)", Assert.Single(InquiryAnswer.ReadAll(_folder)).Operand);
    }

    [Fact]
    public void Test_IsListedWithItsFilter()
    {
        Answer(Asked);
        Assert.All(
            InquiryAnswer.ReadAll(_folder), static answer => Assert.Equal(TestChoice.Of(Running, TestPlatforms.Current), answer.Choice));
    }

    // Symbols translate the method to a file, for the places of SARIF.
    [Fact]
    public void Test_NamesItsMethodAndLine()
    {
        var method = typeof(InquiredExperimentTests).GetMethod(nameof(Test_NamesItsMethodAndLine))!;
        Answer(Asked, test: Running with { Identity = TestIdentity.Of(typeof(InquiredExperimentTests), method, rowKey: null) });
        Assert.All(InquiryAnswer.ReadAll(_folder), answer =>
        {
            Assert.Equal((method.Module.FullyQualifiedName, method.MetadataToken), (answer.Place!.Assembly, answer.Place.Method));
            Assert.InRange(answer.Place.Line, 1, int.MaxValue);
        });
    }

    [Fact]
    public void UnrequestedTest_Continues()
    {
        Assert.Equal(Verdict.Pass, Answer(Asked with { Tests = "Slow" }).Verdict);
        Assert.Empty(InquiryAnswer.ReadAll(_folder));
    }

    [Fact]
    public void WrongExperiment_IsListedWithItsProblems()
    {
        Answer(Asked, new Experiment((one, mean) => mean(one) < 1.Seconds()));

        Assert.Contains("one", Assert.Single(Assert.Single(InquiryAnswer.ReadAll(_folder)).Problems), StringComparison.Ordinal);
    }

    [Fact]
    public void InquiryInAFile_RoundTrips()
    {
        var file = Path.Combine(_folder, "inquiry");
        var written = Asked with
        {
            Measures = true, Tests = "Quick", Operands = ["one"], Revisions = ["v1", "v2"], Metrics = ["p99"], TimeLevel = 0.01,
            ByteLevel = double.NaN, Resolution = 0.05, Runs = 3, TimeBudgetSeconds = 7, Seed = 11, Runtime = "10", Explains = true,
        };
        written.Write(file);
        var read = JsonSerializer.Deserialize(File.ReadAllText(file), InquiryJson.Default.RevisionInquiry)!;
        read.Write(file + "2");
        Assert.Equal(File.ReadAllText(file), File.ReadAllText(file + "2"));
        Assert.Equal(written, read with { Operands = written.Operands, Revisions = written.Revisions, Metrics = written.Metrics });
        Assert.Equal([["one"], ["v1", "v2"], ["p99"]], [read.Operands!, read.Revisions, read.Metrics]);
    }

    // Another version of SplNet may have written them.
    [Fact]
    public void MembersMissingFromAFile_HaveTheirDefaults()
    {
        var inquiry = JsonSerializer.Deserialize("""{ "Answers": "here" }""", InquiryJson.Default.RevisionInquiry)!;
        Assert.Equal(([], []), (inquiry.Revisions, inquiry.Metrics));
        Assert.Null(inquiry.Operands);
        var answer = JsonSerializer.Deserialize("""{ "Operand": "one", "More": 1 }""", InquiryJson.Default.InquiryAnswer)!;
        Assert.Equal(([], []), (answer.Problems, answer.Comparisons));
    }

    /// <inheritdoc/>
    public void Dispose() => OwnedFolder.Delete(_folder);

    private static RunningTest Running => new()
    {
        Identity = new TestIdentity("Tests.dll", "Sorting.Tests", "Void Quick(Int32, System.String)", TestRow.KeyOf([10, "a"])),
        Execution = new object(),
        FullName = "Sorting.Tests.Quick",
        Write = static _ => { },
    };

    private RevisionInquiry Asked => new() { Answers = _folder };

    private ExperimentResult Answer(RevisionInquiry inquiry, Experiment? experiment = null, RunningTest? test = null)
    {
        test = (test ?? Running) with { Execution = this };
        var context = new EvaluationContext(new TestOrigin("none", test.Identity), EvaluationLog.Of(this), test, null);
        experiment ??= new Experiment((one, two, mean) => mean(one) < mean(two))
        {
            ["one"] = Operand.Of(static () => Math.Sqrt(2)),
            ["two"] = Operand.Of(static () => Math.Sqrt(3)),
        };
        return new InquiredExperiment(experiment, context, inquiry).Answer((instead, row) =>
        {
            _rows.Add(row);
            return Measure(instead);
        });
    }

    private ExperimentResult Measure(Experiment experiment)
    {
        Assert.Empty(experiment.Problems());
        var also = string.Concat(experiment.AlsoCounted.Select(static metric => $", also {metric}"));
        _measured.Add(
            FormattableString.Invariant(
                $"{experiment.Formula} at {experiment.Options.Alpha}{also}, as {experiment.MeasuredOperands()
                    .Select(static operand => operand.ReplayedAs).Distinct().Single()}"));
        return SampleResult.Slower with { Verdict = Verdict.Pass };
    }
}
