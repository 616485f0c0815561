using SplNet.Browser.Tests;
using SplNet.Tests.Shared;
using SplNet.Views.Histories;
using SplNet.Views.Pages;
using SplNet.Views.Tests;
using SplNet.Views.Tests.Histories;

[assembly: AssemblyFixture(typeof(WrittenPages))]

namespace SplNet.Browser.Tests;

/// <summary>A page of each kind, in files.</summary>
public sealed class WrittenPages : IDisposable
{
    /// <summary>The page of an experiment.</summary>
    public const string Report = "001-mean-bubble----mean-insertion-.html";

    /// <summary>The page of an experiment whose causes were looked for.</summary>
    public const string Explained = "002-mean-explained----mean-insertion-.html";

    /// <summary>The index of a run or a comparison.</summary>
    public const string Results = "index.html";

    /// <summary>The first screen of a history.</summary>
    public const string History = "history/index.html";

    /// <summary>The page of a series that has changed.</summary>
    public const string Series = "history/tests-sorting--mean-op1--000000000001.html";

    /// <summary>All of them.</summary>
    public static readonly TheoryData<string> All = [Report, Explained, Results, History, Series];

    private readonly string _folder = OwnedFolder.Create("splnet-pages-");

    public WrittenPages()
    {
        Directory.CreateDirectory(Path.Combine(_folder, "history"));
        Write(string.Empty, PageFolder.Files("splnet compare", "2 slower, 1 not measured: HEAD against v1.2", [
            new IndexRow("slower", "mean(bubble) < mean(insertion)", "Ratio 3.046, interval 2.68 to 5.605", Documents.WithAnalyses()),
            new IndexRow("slower", "mean(explained) < mean(insertion)", "Ratio 3.046, interval 2.68 to 5.605", Documents.Explained()),
            new IndexRow("not measured", "mean(other) < 1 ms", "The process could not be started.", Json: null),
        ]));
        Write("history", HistoryPages.Files(Shown));
    }

    /// <summary>What the pages of the history show.</summary>
    internal static HistoryDocument Shown { get; } = new(
        "history.db", "1 confirmed slower, 1 confirmed faster, 1 accepted, 1 environment, 14 with no change known", [
            Made.Changed(1),
            Made.Series(2, sessions: 400) with { State = "confirmed faster", Mark = ChangeMark.Faster, Changes =
            [
                Made.Change(200) with { Word = "confirmed faster", Mark = ChangeMark.Faster, Ratio = 0.8, Lower = 0.75, Upper = 0.86 },
            ] },
            Made.Series(3) with { State = "accepted", Mark = ChangeMark.Accepted, Changes = [Made.Change(3) with
            {
                Word = "accepted",
                Mark = ChangeMark.Accepted,
                Acceptance = "safety is worth it",
                Culprit = "cccccccccc",
            }] },
            Made.Series(4) with
            {
                State = "environment",
                Mark = ChangeMark.Environment,
                Changes = [Made.Change(5) with { Word = "environment", Mark = ChangeMark.Environment }],
            },
            .. Enumerable.Range(5, 14).Select(static number => Made.Series(number, sessions: number * 3)),
        ]);

    /// <summary>The address of a page.</summary>
    public string AddressOf(string page) => new Uri(Path.Combine(_folder, page)).AbsoluteUri;

    public void Dispose() => OwnedFolder.Delete(_folder);

    private void Write(string folder, IEnumerable<(string Name, string Content)> files)
    {
        foreach (var (name, content) in files)
            File.WriteAllText(Path.Combine(_folder, folder, name), content);
    }
}
