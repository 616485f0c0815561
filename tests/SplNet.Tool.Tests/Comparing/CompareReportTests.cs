using System.Text.Json;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Values.Messages;
using SplNet.Views.Markdown;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>How a comparison is told: to people, to programs, in a pull request.</summary>
public sealed class CompareReportTests
{
    private static readonly CompareDocument Document = Compared.Document(
        [
            Compared.Same("same"), Compared.Different("Sort.Quick(1000)", 1.5, 1e-6), Compared.Bytes("same", 0, 24),
            Compared.Different("faster", 0.4, 1e-6), Compared.Open("open"), Compared.Invalid("gone", "It does not build:\nCS0103"),
        ],
        new UnreadableRequirement("half", ["perf.spl(1,9): error SPL1008"]));

    // A regression of 0.3 % is not told as a ratio of 1.
    [Fact]
    public void CloseRatio_HasThePrecisionOfItsInterval() => Assert.Equal(
        "1.0031 [1.0011 .. 1.0058]",
        CompareCells.Ratio(
            new ComparedRow { Operand = "close", Change = Change.Regression, Ratio = 1.0031, Lower = 1.0011, Upper = 1.0058 }));

    [Fact]
    public void Report_HasATableOfEachKindAndASummary()
    {
        Assert.Equal(
            """
            Regressions
              operand           v1.2  HEAD     ratio                 adjusted    runs
              Sort.Quick(1000)  2 µs  3 µs     1.5 [1.47 .. 1.53]    p = 4.4e-6  3
              allocated(same)   0 B   24 B     +24 B                 exact       3

            Improvements
              operand           v1.2  HEAD     ratio                 adjusted    runs
              faster            2 µs  800 ns   0.4 [0.392 .. 0.408]  p = 4.4e-6  3

            Unchanged
              operand           v1.2  HEAD     ratio                 adjusted    runs
              same              2 µs  2.02 µs  1.01 [0.99 .. 1.03]   p = 1       3

            Undecided
              operand           v1.2  HEAD     ratio                 adjusted    runs
              open              2 µs  2.04 µs  1.02 [1 .. 1.04]      p = 1       3     neither shown nor excluded; could detect 3.1 % (90 % power)

            Not measured
              gone              It does not build:
                                CS0103
              half              perf.spl(1,9): error SPL1008

            Summary
              comparisons       2 regressions, 1 improvement, 1 unchanged, 1 undecided, 2 not measured
              measured for      7.5 s
              Ratios of mean times, or of the named estimator, at the revision / at v1.2; α = 0.01 for all comparisons together (Holm); exact: every run of a side counted the same; unchanged: the interval excludes a difference of 5 %.


            """,
            Plain(Document),
            ignoreLineEndingDifferences: true);
    }

    [Fact]
    public void ReportOfSeveralRevisions_NamesThem()
    {
        var report = Plain(Compared.Document([Compared.Different("sort", 1.5, 1e-6, "v1.3"), Compared.Different("sort", 0.5, 1e-6)]));

        Assert.Contains("sort at v1.3", report, StringComparison.Ordinal);
        Assert.Contains("sort at HEAD", report, StringComparison.Ordinal);
        Assert.DoesNotContain("Not measured", report, StringComparison.Ordinal);
    }

    [Fact]
    public void Notes_AreShownOnceAfterRevisions()
    {
        var (one, other) = (Compared.Different("one", 1.5, 1e-6), Compared.Same("other"));

        var document = Compared.Document(
        [
            one with
            {
                Result = one.Result with { Messages =
                [
                    MessageRules.BusyMachine.Of("The machine was busy."),
                    MessageRules.VersionUsed.Of("one@v1.2: v1.2 = f5e159c7d4; Words.csproj was built: net10.0."),
                ] },
            },
            other with
            {
                Result = other.Result with { Messages =
                [
                    MessageRules.VersionUsed.Of("other@v1.2: v1.2 = f5e159c7d4; Words.csproj was built: net10.0."),
                    MessageRules.BusyMachine.Of("The machine was busy."),
                ] },
            },
        ]);

        Assert.Equal(
            ["v1.2 = f5e159c7d4; Words.csproj was built: net10.0.", "The machine was busy."], CompareNotes.Of(document.Comparisons));
        Assert.Contains("Notes", Plain(document), StringComparison.Ordinal);
        Assert.DoesNotContain("Notes", Plain(Document), StringComparison.Ordinal);
    }

    [Fact]
    public void NotesOfUndecidedRows_AreAlsoShownOnce()
    {
        var document = Compared.Document([Compared.OutOfTime("one"), Compared.OutOfTime("other")]);

        Assert.Equal(
            [
                "v1.2 = f5e159c7d4; Words.csproj was built: net10.0.",
                "HEAD = 1a2b3c4d5e; Words.csproj was built: net10.0.",
                "The tests have Words 1.0, the version was built with 2.0; 2.0 is measured.",
                "The machine was busy.",
            ],
            CompareNotes.Of(document.Comparisons));
    }

    [Fact]
    public void Markdown_IsATableWithASummaryLineAndTheWorstFirst()
    {
        Assert.Equal(
            """
            **2 regressions, 1 improvement, 1 unchanged, 1 undecided, 2 not measured**: `HEAD` against `v1.2`

            | | operand | `v1.2` | `HEAD` | ratio | adjusted p | runs | |
            |---|---|--:|--:|--:|--:|--:|---|
            | regression | `Sort.Quick(1000)` | 2 µs | 3 µs | 1.5 [1.47 .. 1.53] | p = 4.4e-6 | 3 |  |
            | regression | `allocated(same)` | 0 B | 24 B | +24 B | exact | 3 |  |
            | not measured | `gone` |  |  |  |  |  | It does not build: CS0103 |
            | not measured | `half` |  |  |  |  |  | perf.spl(1,9): error SPL1008 |
            | undecided | `open` | 2 µs | 2.04 µs | 1.02 [1 .. 1.04] | p = 1 | 3 | neither shown nor excluded; could detect 3.1 % (90 % power) |
            | improvement | `faster` | 2 µs | 800 ns | 0.4 [0.392 .. 0.408] | p = 4.4e-6 | 3 |  |
            | unchanged | `same` | 2 µs | 2.02 µs | 1.01 [0.99 .. 1.03] | p = 1 | 3 |  |

            Ratios of mean times, or of the named estimator, at the revision / at v1.2; α = 0.01 for all comparisons together (Holm); exact: every run of a side counted the same; unchanged: the interval excludes a difference of 5 %.

            """,
            CompareMarkdown.Page(Document).Write(),
            ignoreLineEndingDifferences: true);
    }

    [Fact]
    public void MarkdownOfSeveralRevisions_HasARevisionColumn()
    {
        var markdown = CompareMarkdown.Page(
            Compared.Document([Compared.Different("sort", 1.5, 1e-6, "v1.3"), Compared.Different("sort", 0.5, 1e-6)])).Write();

        Assert.StartsWith(
            "**1 regression, 1 improvement, 0 unchanged**: `v1.3`, `HEAD` against `v1.2`", markdown, StringComparison.Ordinal);
        Assert.Contains("| | operand | revision | `v1.2` | value |", markdown, StringComparison.Ordinal);
        Assert.Contains("| regression | `sort` | `v1.3` | 2 µs | 3 µs |", markdown, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("A.B(1)", "`A.B(1)`")]
    [InlineData("A.B('a|b')", @"`A.B('a\|b')`")]
    [InlineData(@"A.B('a\|b')", @"<code>A.B('a&#92;&#124;b')</code>")]
    [InlineData("A.B('`<')", "<code>A.B('&#96;&#60;')</code>")]
    [InlineData("two\r\nlines", "`two lines`")]
    public void CodeInATable_StaysInItsCell(string text, string cell) => Assert.Equal(cell, MarkdownCell.Code(text));

    [Fact]
    public void PlainTextInATable_IsNotMarkdown() => Assert.Equal("a &#124; b &#60;c&#62;", MarkdownCell.Plain("a | b\n<c>"));

    [Fact]
    public void Json_HasASchemaVersionAndCompleteResults()
    {
        using var document = JsonDocument.Parse(DocumentJson.Write(Document));

        var root = document.RootElement;
        Assert.Equal((2, 1), (root.GetProperty("schemaVersion").GetInt32(), root.GetProperty("exitCode").GetInt32()));
        Assert.Equal(("v1.2", "HEAD"), (root.GetProperty("base").GetString(), root.GetProperty("revisions")[0].GetString()));
        var (first, last) = (root.GetProperty("comparisons")[0], root.GetProperty("comparisons")[6]);
        Assert.Equal(
            ("Sort.Quick(1000)", "Regression", "HEAD"),
            (first.GetProperty("operand").GetString(), first.GetProperty("change").GetString(), first.GetProperty("revision").GetString()));
        Assert.Equal(1.5, first.GetProperty("ratio").GetDouble());
        Assert.Equal("Fail", first.GetProperty("result").GetProperty("verdict").GetString());
        Assert.Equal(3, first.GetProperty("result").GetProperty("operands")[1].GetProperty("runs").GetArrayLength());
        Assert.Equal(
            ("NotMeasured", "perf.spl(1,9): error SPL1008"),
            (last.GetProperty("change").GetString(), last.GetProperty("remarks")[0].GetString()));
    }

    private static string Plain(CompareDocument document)
    {
        using var text = new StringWriter();
        PlainReport.Write(text, CompareReport.Sections(document));
        return text.ToString();
    }
}
