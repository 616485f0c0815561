using System.Text.Json;
using System.Xml.Linq;
using SplNet.History.Confirming;
using SplNet.History.Measurements;
using SplNet.History.Proposing;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Views;
using SplNet.Views.Pipelines;

namespace SplNet.Tool.Tests.Histories;

/// <summary>The forms in which a check can be had.</summary>
public sealed class HistoryCheckViewsTests : IDisposable
{
    private static readonly TimeSpan AgainAfter = TimeSpan.FromHours(6);

    private readonly string _folder = OwnedFolder.Create("splnet-views-");

    [Fact]
    public void Markdown_ListsChangesAndCountsAllSeries()
    {
        var page = Written(static file => RequestedViews.None with { Markdown = file });
        Assert.StartsWith("**1 series slower or with more bytes** at ", page, StringComparison.Ordinal);
        Assert.Contains("3 series in 7 sessions", page, StringComparison.Ordinal);
        Assert.Contains("| SLOWER | `Words: mean(slow)` | mean | ", page, StringComparison.Ordinal);
        Assert.DoesNotContain("mean(steady)", page, StringComparison.Ordinal);
    }

    [Fact]
    public void Json_HasARowForEachSeries()
    {
        using var document = JsonDocument.Parse(Written(static file => RequestedViews.None with { Json = file }));
        var rows = document.RootElement.GetProperty("series").EnumerateArray().ToList();
        Assert.Equal(["SLOWER", "suspected", "no change"], rows.Select(static row => row.GetProperty("result").GetString()));
        Assert.Equal(1.25, rows[0].GetProperty("ratio").GetDouble());
        Assert.Equal(1, document.RootElement.GetProperty("exitCode").GetInt32());
    }

    [Fact]
    public void JUnit_FailsForConfirmedChangesAlone()
    {
        var document = XDocument.Parse(Written(static file => RequestedViews.None with { JUnit = file }));
        Assert.Equal(3, document.Descendants("testcase").Count());
        Assert.Equal("Words: mean(slow)", Assert.Single(document.Descendants("failure")).Parent!.Attribute("name")!.Value);
    }

    [Fact]
    public void Annotations_HaveAnErrorAndAWarning()
    {
        using var output = new StringWriter();
        Views().Write(RequestedViews.None with { Annotations = AnnotationServer.GitHub }, output);
        Assert.Contains("::error title=Words%3A mean(slow)::SLOWER: ", output.ToString(), StringComparison.Ordinal);
        Assert.Contains("::warning title=Words%3A mean(open)::suspected: ", output.ToString(), StringComparison.Ordinal);
    }

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string Written(Func<string, RequestedViews> requested)
    {
        var file = Path.Combine(_folder, "written");
        Assert.Empty(Views().Write(requested(file), TextWriter.Null));
        return File.ReadAllText(file);
    }

    private static ResultViews Views() => HistoryCheckViews.Of(
        new HistoryCheckDocument
        {
            ExitCode = 1,
            Commit = MadeHistory.Commit(1),
            Machine = "machine",
            Sessions = 7,
            Series =
            [
                HistoryCheckRow.Measured(Confirmed, HistoryCheckReport.Result(Confirmed, AgainAfter)),
                HistoryCheckRow.Open(Open, HistoryCheckReport.Owed(Open, AgainAfter)),
                HistoryCheckRow.Unchanged(Series("steady")),
            ],
        },
        MadeHistory.Day(1));

    private static SuspectedChange Open => new(
        Series("open"), new Suspect(Series("open").Key, ChangeDirection.Slower, ChangeMargin.OfBytes), MadeHistory.Commit(0),
        MadeHistory.Commit(1), [new SessionVerdict(SessionAnswer.Shown)]);

    private static CheckedChange Confirmed => new(
        Open with { Series = Series("slow") },
        ChangeOutcome.Confirmed,
        new ChangeEvidence
        {
            Direction = ChangeDirection.Slower,
            Baseline = MadeHistory.Commit(0),
            Claim = "claim",
            Repeat = "repeat",
            Ratio = 1.25,
            Lower = 1.2,
            Upper = 1.3,
            PValue = 0.0002,
            Runs = 5,
        },
        [],
        "slow");

    private static StoredSeries Series(string operand)
    {
        var name = new SeriesName("Words", "lean", operand, "mean", "ns");
        return new StoredSeries(1, name.Key, name);
    }
}
