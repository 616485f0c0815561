using System.Text.Json;
using SplNet.Tool.Bisecting;
using SplNet.Tool.Reporting;
using SplNet.Versions.Bisecting;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>What people and scripts are told of a search.</summary>
public sealed class BisectReportTests
{
    private static readonly BisectCommit First = new(
        new string('a', 40), "First", new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.Zero), [new string('0', 40)]);
    private static readonly BisectCommit Second = new(new string('b', 40), "Second", default, [First.Id]);

    [Theory]
    [InlineData((int)BisectOutcome.Found, 0, "confirmed by fresh runs")]
    [InlineData((int)BisectOutcome.Contradicted, 2, "CONTRADICTED")]
    [InlineData((int)BisectOutcome.Unconfirmed, 2, "NOT CONFIRMED")]
    [InlineData((int)BisectOutcome.NotIsolated, 2, "The culprit is one of 2 commits")]
    [InlineData((int)BisectOutcome.EndsAlike, 4, "the bad end is not slower than the good one")]
    [InlineData((int)BisectOutcome.EndsUndecided, 2, "could not be decided")]
    [InlineData((int)BisectOutcome.EndsNotMeasured, 4, "an end could not be measured")]
    public void EachOutcome_IsReportedWithItsCode(int outcome, int exitCode, string message)
    {
        Assert.Equal(exitCode, (int)BisectCommand.CodeOf((BisectOutcome)outcome));
        Assert.Contains(message, Text(Document((BisectOutcome)outcome)), StringComparison.Ordinal);
    }

    [Fact]
    public void EndsWithTheSameFormulaResult_AreReported() => Assert.Contains(
        "Nothing to search: the formula must hold at the good end and not at the bad one.",
        Text(Document(BisectOutcome.EndsAlike) with { Method = null, Formula = "allocated(A.B) <= 1 GB" }),
        StringComparison.Ordinal);

    [Fact]
    public void Culprit_IsReportedWithItsEvidence()
    {
        var text = Text(Document(BisectOutcome.Found) with
        {
            Culprit = First,
            Suspects = [First],
            Parent = "before",
            Reversals = [new Reversal(Second, First)],
        });
        Assert.All(
            [
                First.Id, "First", "2026-01-02", "before", "twice as long", "aaaaaaaaaa    SKIPPED  does not build",
                "The series is not monotone: bbbbbbbbbb is good although the earlier aaaaaaaaaa is bad.",
                "this is one of those that made it slow",
            ],
            part => Assert.Contains(part, text, StringComparison.Ordinal));
    }

    // The first search has named another commit, which fresh runs did not confirm.
    [Fact]
    public void CulpritOfTheSecondSearch_IsReportedWithItsOwnEvidence()
    {
        var document = Document(BisectOutcome.Found);
        var text = Text(document with
        {
            Culprit = First,
            Suspects = [First],
            Parent = "before",
            Decisions =
            [
                document.Decisions[0],
                new BisectDecision(
                    BisectQuestion.Confirmation, Second.Id, "Second", new CommitJudgement(CommitVerdict.Good, "as long as before"), 1, 1),
                new BisectDecision(BisectQuestion.Part, First.Id, "First", new CommitJudgement(CommitVerdict.Bad, "a part of it"), 1, 1),
                document.Decisions[2],
            ],
        });
        Assert.Matches("evidence +twice as long", text);
        Assert.Contains("aaaaaaaaaa (first part)  BAD  a part of it", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1.15, true)]
    [InlineData(1.25, false)]
    [InlineData(double.NaN, false)] // a formula has no ratio
    public void CulpritOfAPartialChange_NamesTheRest(double ratio, bool isPart)
    {
        var document = Document(BisectOutcome.Found);
        var text = Text(document with
        {
            Culprit = First,
            Suspects = [First],
            Parent = "before",
            Decisions =
            [
                document.Decisions[0] with
                {
                    Judgement = new CommitJudgement(CommitVerdict.Bad, "ends") { Ratio = double.IsNaN(ratio) ? double.NaN : 1.3 },
                },
                document.Decisions[2] with { Judgement = new CommitJudgement(CommitVerdict.Bad, "confirmed") { Ratio = ratio } },
            ],
        });
        Assert.Equal(isPart, text.Contains(
            "it accounts for a factor of 1.15 out of 1.3; later commits cause the rest. " +
            "Search those too: --good aaaaaaaaaa --bad bbbbbbbbbb",
            StringComparison.Ordinal));
        Assert.Equal(isPart, text.Contains("later commits", StringComparison.Ordinal));
    }

    [Fact]
    public void CommitOfAGain_IsNotACulprit()
    {
        var text = Text(Document(BisectOutcome.Found) with
        {
            IsForGain = true,
            Culprit = First,
            Suspects = [First],
            Parent = "before",
            Reversals = [new Reversal(Second, First)],
        });
        Assert.Matches(@"commit +a{40}", text);
        Assert.Contains("this is one of those that made it fast.", text, StringComparison.Ordinal);
        Assert.All(["culprit", "bad ", "BAD"], word => Assert.DoesNotContain(word, text, StringComparison.Ordinal));
        Assert.Contains(
            "the later end is not faster than the earlier one",
            Text(Document(BisectOutcome.EndsAlike) with { IsForGain = true }),
            StringComparison.Ordinal);
    }

    [Fact]
    public void Suspects_AreReportedWithTheReason()
    {
        var text = Text(Document(BisectOutcome.NotIsolated));
        Assert.Contains("First (SKIPPED)", text, StringComparison.Ordinal);
        Assert.Contains("bbbbbbbbbb", text, StringComparison.Ordinal);
        Assert.Contains("The range of commits was not confirmed.", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData((int)CommitVerdict.Bad, "Confirmed by fresh runs of bbbbbbbbbb against 0000000000, the commit before them.")]
    [InlineData(
        (int)CommitVerdict.Good, "CONTRADICTED: fresh runs of bbbbbbbbbb against 0000000000, the commit before them, show no difference.")]
    [InlineData(
        (int)CommitVerdict.Skipped,
        "NOT CONFIRMED: fresh runs of bbbbbbbbbb against 0000000000, the commit before them, could not distinguish them.")]
    public void Suspects_AreReportedWithTheResultOfFreshRuns(int confirmation, string message)
    {
        var document = Document(BisectOutcome.NotIsolated) with
        {
            Parent = new string('0', 40),
            Decisions = [new BisectDecision(
                BisectQuestion.Confirmation, Second.Id, "Second", new CommitJudgement((CommitVerdict)confirmation, "measured"), 1, 2)],
        };
        Assert.Contains(message, Text(document), StringComparison.Ordinal);
    }

    [Fact]
    public void Document_HasASchemaVersionAndAllDecisions()
    {
        using var json = JsonDocument.Parse(DocumentJson.Write(Document(BisectOutcome.NotIsolated)));
        var root = json.RootElement;
        Assert.Equal(
            (1, "NotIsolated", 3), (
                root.GetProperty("schemaVersion").GetInt32(),
                root.GetProperty("outcome").GetString(),
                root.GetProperty("decisions").GetArrayLength()));
        Assert.Equal("Skipped", root.GetProperty("decisions")[1].GetProperty("judgement").GetProperty("verdict").GetString());
        Assert.Equal(JsonValueKind.Null, root.GetProperty("culprit").ValueKind);
    }

    [Fact]
    public void Progress_EstimatesBeforeAndAfterEachDecision()
    {
        using var lines = new StringWriter();
        var progress = new BisectProgress(1000, isForGain: false, lines);

        progress.Begin(TimeSpan.FromSeconds(60));
        progress.Decided(
            new BisectDecision(BisectQuestion.Ends, Second.Id, "", new CommitJudgement(CommitVerdict.Bad, "twice as long"), 30, 1000));
        progress.Decided(
            new BisectDecision(BisectQuestion.Step, First.Id, "First", new CommitJudgement(CommitVerdict.Good, "as long"), 10, 500));
        progress.Decided(new BisectDecision(
            BisectQuestion.Confirmation, First.Id, "First", new CommitJudgement(CommitVerdict.Bad, "twice as long"), 10, 1));
        progress.Decided(
            new BisectDecision(BisectQuestion.Part, First.Id, "First", new CommitJudgement(CommitVerdict.Bad, "a part of it"), 10, 2));

        Assert.Equal(
            [
                "1000 commits may be the culprit: 10 steps, 12 decisions including the ends and the confirmation. " +
                "Measuring takes at most 12 min, plus the builds.",
                "1. ends: bad, twice as long; 30 s; 1000 commits left, about 5 min 30 s",
                "2. aaaaaaaaaa: good, as long; 10 s; 500 commits left, about 3 min 20 s",
                "3. aaaaaaaaaa against the commit before: bad, twice as long; 10 s",
                "4. aaaaaaaaaa, for a first part of the change: bad, a part of it; 10 s; 2 commits left, about 30 s",
            ],
            lines.ToString().Split(Environment.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }

    [Theory]
    [InlineData(1, "1 commit may be the culprit: 0 steps, ")]
    [InlineData(2, "2 commits may be the culprit: 1 step, ")]
    public void Progress_WritesSmallNumbersAsWords(int suspects, string begin)
    {
        using var lines = new StringWriter();
        new BisectProgress(suspects, isForGain: false, lines).Begin(TimeSpan.FromSeconds(60));
        Assert.StartsWith(begin, lines.ToString(), StringComparison.Ordinal);
    }

    [Fact]
    public void Markdown_HasTheDecisionsAndTheResult()
    {
        var page = BisectViews.Of(Document(BisectOutcome.NotIsolated), DateTimeOffset.UnixEpoch).Page().Write();
        Assert.StartsWith("**No single commit**: A.B\n\n| commit |", page, StringComparison.Ordinal);
        Assert.Contains("| ends | BAD | twice as long |", page, StringComparison.Ordinal);
        Assert.Contains("- The culprit is one of 2 commits", page, StringComparison.Ordinal);
    }

    private static string Text(BisectDocument document)
    {
        using var text = new StringWriter();
        PlainReport.Write(text, BisectReport.Sections(document));
        return text.ToString();
    }

    private static BisectDocument Document(BisectOutcome outcome) => new()
    {
        ExitCode = 2,
        Method = "A.B",
        Good = "v1",
        Bad = "v2",
        Commits = 2,
        Outcome = outcome,
        Suspects = [First, Second],
        Decisions =
        [
            new BisectDecision(BisectQuestion.Ends, Second.Id, "", new CommitJudgement(CommitVerdict.Bad, "twice as long"), 1, 2),
            new BisectDecision(BisectQuestion.Step, First.Id, "First", new CommitJudgement(CommitVerdict.Skipped, "does not build"), 1, 2),
            new BisectDecision(
                BisectQuestion.Confirmation, First.Id, "First", new CommitJudgement(CommitVerdict.Bad, "twice as long"), 1, 1),
        ],
        Reversals = [],
    };
}
