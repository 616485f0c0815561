using System.Text.Json;
using SplNet.Causes.Selection;
using SplNet.Tool.Comparing;
using SplNet.Tool.Reporting;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Operands that were not measured because no change can have affected them, in every form of the report.</summary>
public sealed class SelectionReportTests
{
    private static readonly OperandSelection Affected = new(SelectionKind.Affected, "Sorter.Sort (Sorter.cs:7) changed")
    {
        Changes = [new SelectedChange("Sorter.Sort", "/src/Sorter.cs", 7)],
        Share = 0.5,
    };
    private static readonly OperandSelection Unknown = OperandSelection.Unknown("Native.Call calls native code");

    private static readonly CompareDocument Document = Compared.Document(
        [
            Compared.Unaffected("same"),
            Compared.Unaffected("same") with { Metric = ComparedMetric.Allocated },
            Compared.Different("sort", 1.5, 1e-6) with { Selection = Affected },
            Compared.Same("native") with { Selection = Unknown },
        ]);

    [Fact]
    public void Text_HasASectionWithTheReasons()
    {
        using var text = new StringWriter();
        PlainReport.Write(text, CompareReport.Sections(Document));

        Assert.Matches(
            @"Selection\r?\n +sort +affected: Sorter\.Sort \(Sorter\.cs:7\) changed\r?\n +same +unaffected: no code differs\r?\n +native " +
            @"+measured, because it is unknown whether it is affected: Native\.Call calls native code\r?\n\r?\n",
            text.ToString());
        Assert.Matches("comparisons +1 regression, 0 improvements, 1 unchanged, 2 unaffected\r?\n", text.ToString());
    }

    [Fact]
    public void Markdown_HasOneRowForAllMetricsAtTheEnd()
    {
        var markdown = CompareMarkdown.Page(Document).Write();

        Assert.Contains(
            "| unaffected | `same` |  |  |  |  |  | no code differs |\n\n", markdown.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.DoesNotContain("`allocated(same)`", markdown, StringComparison.Ordinal);
        Assert.Contains("Unaffected operands were not measured", markdown, StringComparison.Ordinal);
    }

    [Fact]
    public void Pipelines_GetAPass()
    {
        var result = ComparePipeline.Results(Document).First(static result => result.Name == "same");

        Assert.Equal((PipelineOutcome.Holds, "unaffected; no code differs"), (result.Outcome, result.Message));
    }

    [Fact]
    public void Pages_ShowTheReason() =>
        Assert.Contains(
            ComparePages.Files(Document), static file => file.Content.Contains("unaffected; no code differs", StringComparison.Ordinal));

    [Fact]
    public void Json_HasTheSelectionOfEachRowAndCountsItAsUnchanged()
    {
        using var document = JsonDocument.Parse(DocumentJson.Write(Document));

        var rows = document.RootElement.GetProperty("comparisons").EnumerateArray()
            .ToLookup(static row => row.GetProperty("operand").GetString());
        var (same, sort) = (rows["same"].Single(), rows["sort"].Single().GetProperty("selection"));
        Assert.Equal(
            ("Unchanged", "Unaffected", "no code differs"), (
                same.GetProperty("change").GetString(),
                same.GetProperty("selection").GetProperty("kind").GetString(),
                same.GetProperty("selection").GetProperty("reason").GetString()));
        Assert.Equal(
            ("Sorter.Sort", 7), (
                sort.GetProperty("changes")[0].GetProperty("name").GetString(),
                sort.GetProperty("changes")[0].GetProperty("line").GetInt32()));
        Assert.Equal(2, document.RootElement.GetProperty("schemaVersion").GetInt32());
    }

    // Documents of shards are read again, and the p-values of all parts are adjusted together.
    [Fact]
    public void ReadDocument_KeepsUnaffectedRows()
    {
        var read = DocumentJson.Read<CompareDocument>(DocumentJson.Write(Document));

        var rows = RowClassification.Together(read.Comparisons, 0.01);
        Assert.Equal(2, rows.Count(static row => row is { IsUnaffected: true, IsMeasured: false, Change: Change.Unchanged }));
        Assert.Equal("Sorter.Sort", Assert.Single(rows, static row => row.Subject == "sort").Selection!.Changes[0].Name);
    }

    [Fact]
    public void OnlyUnaffectedOperands_AreASuccess()
    {
        var document = Compared.Document([Compared.Unaffected("same")]);

        Assert.Equal(
            ((int)ExitCode.Ok, "0 regressions, 0 improvements, 0 unchanged, 1 unaffected"),
            (document.ExitCode, ChangeCounts.Text(document.Comparisons)));
    }

    // With fewer tests each p-value is adjusted by less.
    [Fact]
    public void UnaffectedOperands_TestNothing()
    {
        var alone = RowClassification.Rows([Compared.Different("sort", 1.5, 0.004)], [], 0.01)[0];

        Assert.Equal(
            alone.AdjustedPValue,
            RowClassification.Rows([Compared.Different("sort", 1.5, 0.004), Compared.Unaffected("same")], [], 0.01)[0].AdjustedPValue);
    }

    [Fact]
    public void ChangedCode_ListsEachChangeWithTheOperandsThatItCanAffect()
    {
        var elsewhere = new SelectedChange("Parser.Read", "/src/Parser.cs", 3);
        var document = Document with { ChangedCode = ChangedCode.Of([elsewhere, .. Affected.Changes], Document.Comparisons) };
        using var text = new StringWriter();
        PlainReport.Write(text, CompareReport.Sections(document));

        Assert.Matches(
            @"Changed code\r?\n +Sorter\.Sort \(Sorter\.cs:7\) +affects sort\r?\n +Parser\.Read \(Parser\.cs:3\) +affects no operand\r?\n",
            text.ToString());
        using var json = JsonDocument.Parse(DocumentJson.Write(document));
        Assert.Equal("sort", json.RootElement.GetProperty("changedCode")[0].GetProperty("operands")[0].GetString());
    }

    // A selection without measuring: what is to be measured is not decided.
    [Fact]
    public void PlannedOperand_IsUndecided()
    {
        var row = Assert.Single(RowClassification.Rows(
            [ComparedPair.Planned("sort", "HEAD", ("sort@v1", "sort@HEAD"), Affected, place: null)], [], 0.01));

        Assert.Equal((Change.Undecided, "to be measured", false), (row.Change, row.Remarks[0], row.IsUnaffected));
        Assert.Equal((int)ExitCode.Inconclusive, (int)ChangeCounts.ExitCodeOf([row]));
    }
}
