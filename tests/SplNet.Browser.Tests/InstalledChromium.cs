using Microsoft.Playwright;
using SplNet.Browser.Tests;

[assembly: AssemblyFixture(typeof(InstalledChromium))]

namespace SplNet.Browser.Tests;

/// <summary>The Chromium of the machine, started once for the suite; nothing is downloaded.</summary>
public sealed class InstalledChromium : IAsyncLifetime
{
    /// <summary>Why tests are skipped; the gate fails on its first words.</summary>
    internal const string Missing = "A tool is missing: 'chromium', which these tests need (Debian and Ubuntu: apt-get install chromium).";

    private const float Patience = 300_000; // milliseconds: the suite gives way to others

    private static readonly string[] Names = ["chromium", "chromium-browser"];

    private IPlaywright? _playwright;
    private IBrowser? _browser;
    private IBrowserContext? _window;
    private IPage? _page;

    /// <summary>The first program of that name in folders that are listed as in the variable <c>PATH</c>; null if there is none.</summary>
    internal static string? Find(string? folders) =>
        (folders ?? string.Empty).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
            .SelectMany(static folder => Names.Select(name => Path.Combine(folder, name)))
            .FirstOrDefault(File.Exists);

    public async ValueTask InitializeAsync()
    {
        if (Find(Environment.GetEnvironmentVariable("PATH")) is not { } program)
            return;
        _playwright = await Playwright.CreateAsync();
        _browser = await _playwright.Chromium.LaunchAsync(
            new BrowserTypeLaunchOptions { ExecutablePath = program, Headless = true, Timeout = Patience });
        _window = await _browser.NewContextAsync();
        _window.SetDefaultTimeout(Patience);
    }

    /// <summary>An empty page of its own.</summary>
    internal Task<IPage> OpenAsync()
    {
        Assert.SkipWhen(_window is null, Missing);
        return _window.NewPageAsync();
    }

    /// <summary>The page of the suite, loaded anew: a page of its own would be another process of the browser for each test.</summary>
    internal async Task<IPage> ShowAsync(string address, ColorScheme colours, int width)
    {
        _page ??= await OpenAsync();
        await _page.SetViewportSizeAsync(width, 900);
        await _page.EmulateMediaAsync(new PageEmulateMediaOptions { ColorScheme = colours, Media = Media.Screen });
        await _page.GotoAsync(address);
        return _page;
    }

    public async ValueTask DisposeAsync()
    {
        if (_browser is not null)
            await _browser.CloseAsync();
        _playwright?.Dispose();
    }
}
