using System.Collections.Concurrent;
using Deque.AxeCore.Commons;
using Deque.AxeCore.Playwright;
using Microsoft.Playwright;
using SplNet.Views.Histories;
using SplNet.Views.Markup;
using SplNet.Views.Reading;
using SplNet.Views.Tests;

namespace SplNet.Browser.Tests;

/// <summary>Pages as a browser shows them from files.</summary>
public class PagesInBrowserTests(InstalledChromium browser, WrittenPages pages)
{
    private const string LightPaper = "rgb(255, 255, 255)";
    private const string DarkPaper = "rgb(17, 20, 24)";

    // What other colours, and paper, can break; the other rules read what is the same in all.
    private static readonly RunOnlyOptions OfColours = new() { Type = "rule", Values = ["color-contrast", "link-in-text-block"] };

    public static TheoryData<string> All => WrittenPages.All;

    // Reading every colour of a page takes seconds; these have nothing that the page with an explanation and the first
    // of a history do not have.
    public static IEnumerable<TheoryDataRow<string>> OfColour => WrittenPages.All.Select(static row =>
        row.Data is WrittenPages.Report or WrittenPages.Results
            ? new TheoryDataRow<string>(row.Data).WithTrait("Category", "Long")
            : new TheoryDataRow<string>(row.Data));

    [Theory]
    [MemberData(nameof(All))]
    public async Task OpenedFromAFile_LoadsNothingElse_AndHasNoErrors(string name)
    {
        var page = await browser.OpenAsync();
        var (asked, reported) = (new ConcurrentQueue<string>(), new ConcurrentQueue<string>());
        page.Request += (_, request) => asked.Enqueue(request.Url);
        page.PageError += (_, error) => reported.Enqueue(error);
        page.Console += (_, message) => reported.Enqueue($"{message.Type}: {message.Text}");
        await page.GotoAsync(pages.AddressOf(name));
        await page.EvaluateAsync("() => new Promise(drawn => requestAnimationFrame(() => requestIdleCallback(drawn)))");
        Assert.Equal([pages.AddressOf(name)], asked);
        Assert.Empty(reported);
        await page.CloseAsync();
    }

    [Fact]
    public async Task AddressInAPage_WouldBeDetected()
    {
        var page = await browser.OpenAsync();
        var (asked, reported) = (new ConcurrentQueue<string>(), new ConcurrentQueue<string>());
        page.Request += (_, request) => asked.Enqueue(request.Url);
        page.Console += (_, message) => reported.Enqueue(message.Text);
        var ran = page.WaitForConsoleMessageAsync(
            new PageWaitForConsoleMessageOptions { Predicate = static message => message.Text == "ran" });
        await page.RunAndWaitForRequestAsync(
            () => page.SetContentAsync("<body><img src=\"file:///nowhere.png\"/><script>console.log('ran')</script></body>"),
            static _ => true);
        await ran;
        Assert.Contains("ran", reported);
        Assert.NotEmpty(asked);
        await page.CloseAsync();
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task Keyboard_ReachesEveryLinkAndControl(string name)
    {
        var page = await OpenAsync(name);
        var all = await page.EvaluateAsync<int>(
            "() => { let n = 0; for (const e of document.querySelectorAll('a[href],button,input,select,summary,[tabindex=\"0\"]')) " +
            "e.dataset.number = n++; return n }");
        var reached = new HashSet<string>(StringComparer.Ordinal);
        for (var press = 0; press < all; press++)
        {
            await page.Keyboard.PressAsync("Tab");
            reached.Add(await page.EvaluateAsync<string>(
                "() => { const e = document.activeElement; const s = getComputedStyle(e); " +
                "return (e.dataset.number ?? 'none') + (s.outlineStyle === 'none' ? ' without a ring' : '') }"));
        }

        Assert.InRange(all, 1, 1000);
        Assert.Equal(
            Enumerable.Range(0, all).Select(static number => $"{number}").Order(StringComparer.Ordinal),
            reached.Order(StringComparer.Ordinal));
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task Colours_FollowTheReader_AndPaperIsWhite(string name)
    {
        var page = await OpenAsync(name, ColorScheme.Dark);
        Assert.Equal(DarkPaper, await PaperAsync(page));
        await page.EmulateMediaAsync(new PageEmulateMediaOptions { ColorScheme = ColorScheme.Light });
        Assert.Equal(LightPaper, await PaperAsync(page));
        await page.EmulateMediaAsync(new PageEmulateMediaOptions { ColorScheme = ColorScheme.Dark, Media = Media.Print });
        Assert.Equal(LightPaper, await PaperAsync(page));
        Assert.Equal("rgb(0, 0, 0)", await page.EvaluateAsync<string>("() => getComputedStyle(document.querySelector('h1')).color"));
        Assert.Equal("visible", await page.EvaluateAsync<string>("() => getComputedStyle(document.querySelector('.scroll')).overflowX"));
    }

    [Theory]
    [MemberData(nameof(OfColour))]
    public async Task Print_IsReadableOnWhite(string name)
    {
        var page = await OpenAsync(name, ColorScheme.Dark);
        await page.EmulateMediaAsync(new PageEmulateMediaOptions { ColorScheme = ColorScheme.Dark, Media = Media.Print });
        Assert.Equal(string.Empty, await ViolationsAsync(page, OfColours));
    }

    [Fact]
    public async Task PaleText_WouldBeDetected()
    {
        var page = await browser.OpenAsync();
        await page.SetContentAsync("<body style=\"background: white\"><p style=\"color: #eeeeee\">pale</p></body>");
        Assert.StartsWith("color-contrast: ", await ViolationsAsync(page, OfColours), StringComparison.Ordinal);
        await page.CloseAsync();
    }

    [Theory]
    [MemberData(nameof(OfColour))]
    public async Task Axe_FindsNoViolationInLightAndDark(string name)
    {
        var page = await OpenAsync(name);
        Assert.Equal(string.Empty, await ViolationsAsync(page));
        await page.EmulateMediaAsync(new PageEmulateMediaOptions { ColorScheme = ColorScheme.Dark });
        Assert.Equal(string.Empty, await ViolationsAsync(page, OfColours));
    }

    [Theory]
    [MemberData(nameof(All))]
    public async Task NarrowScreen_ScrollsPicturesAndTables_AndNotThePage(string name)
    {
        var page = await OpenAsync(name, width: 360);
        Assert.Equal(360, await page.EvaluateAsync<int>("() => document.documentElement.scrollWidth"));
    }

    // When a change was measured, and why it is accepted, stood beyond the edge.
    [Fact]
    public async Task TableOfChanges_FitsAWindowOfOrdinaryWidth()
    {
        var page = await OpenAsync(WrittenPages.History);
        Assert.True(await page.EvaluateAsync<bool>(
            "() => { const table = document.querySelector('.scroll'); return table.scrollWidth <= table.clientWidth; }"));
    }

    // Tables are as wide as the window lets them be, and a name is not broken.
    [Theory]
    [InlineData(WrittenPages.Report)]
    [InlineData(WrittenPages.Explained)]
    public async Task Tables_FitAWindowOfOrdinaryWidth_AndStayWithinIt(string name)
    {
        var page = await OpenAsync(name, width: 1300);
        Assert.True(await page.EvaluateAsync<bool>(
            "() => [...document.querySelectorAll('.scroll')].every(table => table.scrollWidth <= table.clientWidth)"));
        Assert.True(await page.EvaluateAsync<bool>(
            "() => [...document.querySelectorAll('.scroll')].every(table => { const place = table.getBoundingClientRect(); " +
            "return place.left >= 0 && place.right <= 1300; })"));
    }

    // Lines of an explanation have numbers already.
    [Fact]
    public async Task Explanation_IsNumberedOnce()
    {
        var page = await OpenAsync(WrittenPages.Explained);
        Assert.Equal("none", await page.EvaluateAsync<string>("() => getComputedStyle(document.querySelector('.why li')).listStyleType"));
    }

    [Fact]
    public async Task Report_ShowsTheNumbersOfItsDocument()
    {
        var page = await OpenAsync(WrittenPages.Report);
        var expected = ReadExperiment.Read(Documents.Measured).Operands.SelectMany(static operand =>
            operand.Runs.Select((run, block) => $"{operand.Name}|{block + 1}|{Figures.In("Nanoseconds", run.Nanoseconds.Average())}"));
        Assert.Equal(expected, (await RowsAsync(page, "Processes")).Select(static row => string.Join('|', row[..3])));
        Assert.Equal("Ratio 3.046, interval 2.68 to 5.605 (99.8 % confidence)", await page.Locator(".effect").InnerTextAsync());
    }

    [Fact]
    public async Task History_ShowsTheRecordedNumbers()
    {
        var page = await OpenAsync(WrittenPages.History);
        Assert.Equal(WrittenPages.Shown.Sentence, await page.Locator("h1").InnerTextAsync());
        Assert.Equal(
            WrittenPages.Shown.Series.SelectMany(static series => series.Changes.Select(change =>
                $"{series.Name}|{change.Word}|{Figures.Plain(change.Ratio)} {SeriesFigures.Interval(change)}|{change.Acceptance}"))
                .Order(StringComparer.Ordinal),
            (await RowsAsync(page, "Changes")).Select(static row => $"{row[0]}|{row[1]}|{row[2]}|{row[6]}").Order(StringComparer.Ordinal));
        Assert.Equal(WrittenPages.Shown.Series.Count, await page.Locator(".multiples svg").CountAsync());
        await page.GetByRole(AriaRole.Link, new PageGetByRoleOptions { Name = WrittenPages.Shown.Series[0].Name }).First.ClickAsync();
        Assert.Equal(
            WrittenPages.Shown.Series[0].Sessions.Reverse()
                .Select(static session => $"{session.Revision}|{Figures.In("Nanoseconds", session.Mean)}|{session.Count}"),
            (await RowsAsync(page, "Sessions")).Select(static row => $"{row[0]}|{row[3]}|{row[5]}"));
    }

    [Fact]
    public async Task Click_SelectsTheWholeCommand()
    {
        var page = await OpenAsync(WrittenPages.Series);
        await page.Locator(".copy").Last.ClickAsync();
        Assert.Equal(
            WrittenPages.Shown.Series[0].Commands[^1].Text, (await page.EvaluateAsync<string>("() => getSelection().toString()")).Trim());
    }

    [Theory]
    [InlineData(null)]
    [InlineData("/nowhere:/nowhere/else")]
    public void FoldersWithoutChromium_AreSkipped(string? folders) => Assert.Null(InstalledChromium.Find(folders));

    private static Task<string> PaperAsync(IPage page) =>
        page.EvaluateAsync<string>("() => getComputedStyle(document.body).backgroundColor");

    private static async Task<string> ViolationsAsync(IPage page, RunOnlyOptions? rules = null) =>
        string.Join("\n", (await page.RunAxe(new AxeRunOptions { RunOnly = rules, ResultTypes = [ResultType.Violations] })).Violations
            .Select(static violation =>
                $"{violation.Id}: {violation.Help}: {string.Join(", ", violation.Nodes.Take(3).Select(static node => node.Html))}"));

    private static async Task<IReadOnlyList<string[]>> RowsAsync(IPage page, string caption)
    {
        var table = page.Locator("table").Filter(new LocatorFilterOptions { Has = page.Locator($"caption:text-matches('^{caption}')") });
        return [.. (await table.Locator("tbody tr").AllAsync()).Select(
            static row => row.Locator("th,td").AllInnerTextsAsync().GetAwaiter().GetResult().ToArray())];
    }

    private Task<IPage> OpenAsync(string name, ColorScheme colours = ColorScheme.Light, int width = 1000) =>
        browser.ShowAsync(pages.AddressOf(name), colours, width);
}
