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

    /// <summary>The first program of that name in folders that are listed as in the variable <c>PATH</c>; null if there is none.</summary>
    internal static string? Find(string? folders) => (folders ?? string.Empty).Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .SelectMany(static folder => Names.Select(name => Path.Combine(folder, name)))
        .FirstOrDefault(File.Exists);

    public async ValueTask InitializeAsync()
    {
        if (Find(Environment.GetEnvironmentVariable("PATH")) is not { } program)
            return;
        _playwright = await Playwright.CreateAsync();
        _browser = await _playwright.Chromium.LaunchAsync(new BrowserTypeLaunchOptions { ExecutablePath = program, Headless = true, Timeout = Patience });
    }

    /// <summary>An empty page in a window of its own, which ends with its context.</summary>
    internal async Task<IPage> OpenAsync(ColorScheme colours = ColorScheme.Light, int width = 1000)
    {
        Assert.SkipWhen(_browser is null, Missing);
        var context = await _browser.NewContextAsync(new BrowserNewContextOptions { ColorScheme = colours, ViewportSize = new ViewportSize { Width = width, Height = 900 } });
        context.SetDefaultTimeout(Patience);
        return await context.NewPageAsync();
    }

    public async ValueTask DisposeAsync()
    {
        if (_browser is not null)
            await _browser.CloseAsync();
        _playwright?.Dispose();
    }
}
