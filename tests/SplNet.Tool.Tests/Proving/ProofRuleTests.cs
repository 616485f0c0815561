using SplNet.Evaluation.Observing;
using SplNet.Tool.Comparing;
using SplNet.Tool.Proving;
using SplNet.Tool.Reporting;
using SplNet.Tool.Tests.Comparing;
using SplNet.Tool.Views;
using SplNet.Versions.Repositories.Git;

namespace SplNet.Tool.Tests.Proving;

/// <summary>The answer from the evidence, and its forms.</summary>
public sealed class ProofRuleTests
{
    private static readonly TestedLibrary Passed = new(TestOutcome.Passed, 9, []);
    private static readonly ProvenOperand Same = new("Parse", new ResultEquality(EqualityKind.Same, 20_200, null, null));

    private static readonly ProveDocument Faster = Document(Compared.Different("Parse", 0.8, 1e-6));

    [Fact]
    public void FasterAndSame_IsProven()
    {
        var proof = ProofRule.Decide(Faster);

        Assert.Equal((ProofVerdict.Proven, (int)ExitCode.Ok), (proof.Verdict, proof.ExitCode));
        Assert.StartsWith("Parse is faster and returns the same: ratio 0.8", proof.Reasons[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Slower_IsRefuted() => Refutes(Document(Compared.Different("Parse", 1.3, 1e-6)), "Parse is slower");

    [Fact]
    public void FailedTest_Refutes() => Refutes(
        Faster with { Tests = new TestedLibrary(TestOutcome.Failed, 9, ["A passes at the base and fails at the head."]) }, "A passes");

    [Fact]
    public void DifferentResult_Refutes() => Refutes(
        Faster with
        {
            Results = [new("Parse", new(
                EqualityKind.Different, 200, null, new ResultDifference("\"x\"", "returns 1", "throws FormatException")))],
        },
        "Parse returns something else for \"x\": it returns 1 at v1.2, and throws FormatException at HEAD.");

    [Fact]
    public void EqualTimes_AreUnproven() => LeavesOpen(Document(Compared.Same("Parse")), "No operand is faster", ExitCode.Inconclusive);

    [Fact]
    public void UndecidedTime_IsUnproven() =>
        LeavesOpen(Document(Compared.Open("Parse")), "Parse may be faster or slower", ExitCode.Inconclusive);

    [Fact]
    public void UnaffectedOperands_AreUnproven() =>
        LeavesOpen(Document(Compared.Unaffected("Parse")), "The change affects no operand", ExitCode.Inconclusive);

    [Fact]
    public void IncomparableResults_AreUnproven() => LeavesOpen(
        Faster with { Results = [new("Parse", ResultEquality.Unknown("it has no generated arguments"))] },
        "Parse cannot be compared: it has no generated arguments.", ExitCode.Inconclusive);

    [Fact]
    public void TestsThatShowNothing_AreUnproven() => LeavesOpen(
        Faster with { Tests = new TestedLibrary(TestOutcome.Unknown, 0, ["No test ran."]) }, "The tests of v1.2 show nothing: No test ran.",
        ExitCode.NotMeasured);

    [Fact]
    public void RefutedEvidence_NeedsNoMeasurement()
    {
        Assert.True(ProofRule.IsDecided(Faster with { Comparison = null, Tests = new TestedLibrary(TestOutcome.Failed, 9, ["A"]) }));
        Assert.False(ProofRule.IsDecided(Faster with { Comparison = null }));
    }

    [Fact]
    public void Text_HasTheAnswerFirstAndNamesChangedTests()
    {
        using var text = new StringWriter();
        PlainReport.Write(text, ProveReport.Sections(ProofRule.Decide(
            Faster with { ChangedTests = [new ChangedTest("tests/A.cs", FileDifference.Changed)] })));

        Assert.StartsWith("Proven: HEAD is faster than v1.2, and does the same", text.ToString(), StringComparison.Ordinal);
        Assert.Contains("tests/A.cs (changed): not part of the proof", text.ToString(), StringComparison.Ordinal);
        Assert.Contains("9 tests of v1.2 passed with both libraries", text.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Views_HaveTheAnswer()
    {
        var folder = Directory.CreateTempSubdirectory().FullName;
        try
        {
            var views = new RequestedViews
            {
                Json = Path.Combine(folder, "p.json"), Markdown = Path.Combine(folder, "p.md"), Html = folder,
            };
            using var output = new StringWriter();

            Assert.Empty(ProveViews.Of(ProofRule.Decide(Faster), DateTimeOffset.UnixEpoch).Write(views, output));

            Assert.Contains("\"verdict\": \"Proven\"", File.ReadAllText(views.Json), StringComparison.Ordinal);
            Assert.StartsWith("**Proven: HEAD is faster", File.ReadAllText(views.Markdown), StringComparison.Ordinal);
            Assert.Contains("<h1>Proven: HEAD is faster", File.ReadAllText(Path.Combine(folder, "index.html")), StringComparison.Ordinal);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static ProveDocument Document(ComparedPair pair) => new()
    {
        Base = "v1.2",
        Head = "HEAD",
        TestProject = "tests/My.Tests/My.Tests.csproj",
        Tests = Passed,
        Results = [Same],
        Comparison = Compared.Document([pair]),
        Repeat = "splnet prove v1.2 HEAD",
    };

    private static void Refutes(ProveDocument evidence, string reason) => Answers(evidence, ProofVerdict.Refuted, reason, ExitCode.Fail);

    private static void LeavesOpen(ProveDocument evidence, string reason, ExitCode code) =>
        Answers(evidence, ProofVerdict.Unproven, reason, code);

    private static void Answers(ProveDocument evidence, ProofVerdict verdict, string reason, ExitCode code)
    {
        var proof = ProofRule.Decide(evidence);

        Assert.Equal((verdict, (int)code), (proof.Verdict, proof.ExitCode));
        Assert.StartsWith(reason, proof.Reasons[0], StringComparison.Ordinal);
    }
}
