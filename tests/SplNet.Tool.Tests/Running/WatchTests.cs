using System.Diagnostics;
using System.Globalization;
using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>Requirements that are measured again when something changes, by the built tool.</summary>
public sealed class WatchTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-watch-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public async Task ChangedFile_IsMeasuredAgain_AndTheRunEndsWithTheCommand()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        var file = Path.Combine(_folder, "perf.spl");
        await File.WriteAllTextAsync(file, "lean: allocated(Buffers.Small) < 1 GB with runs = 2\n", TestContext.Current.CancellationToken);
        var start = new ProcessStartInfo("dotnet", [Built.Tool, "watch", file, "--assembly", Built.Stated]) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        using var watch = Process.Start(start)!;
        try
        {
            var errors = watch.StandardError.ReadToEndAsync(TestContext.Current.CancellationToken);
            await UntilAsync(watch, "PASS  lean: ");
            await File.WriteAllTextAsync(file, "greedy: allocated(Buffers.Small) < 1 B with runs = 2\n", TestContext.Current.CancellationToken);
            await UntilAsync(watch, "FAIL  greedy: ");
            await File.WriteAllTextAsync(file, "endless: mean(Buffers.Small) < 1 s with runs = 10000\n", TestContext.Current.CancellationToken);
            await BegunAsync("--until-input-ends");
            watch.Kill();
            await watch.WaitForExitAsync(TestContext.Current.CancellationToken);
            Assert.True(SpinWait.SpinUntil(() => Runs().Count == 0, TimeSpan.FromSeconds(30)), $"Left: {string.Join(", ", Runs())}");
            Assert.Contains("Something has changed: measures again.", await errors, StringComparison.Ordinal);
        }
        finally
        {
            if (!watch.HasExited)
                watch.Kill(entireProcessTree: true);
        }
    }

    [Fact]
    public void WrongOptions_AreToldAtOnce()
    {
        var (exitCode, _, errors) = InThisProcess.Run("watch");
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("Nothing to read: name files of formulas", errors, StringComparison.Ordinal);
    }

    private static async Task UntilAsync(Process watch, string begin)
    {
        var printed = new List<string>();
        while (await watch.StandardOutput.ReadLineAsync(TestContext.Current.CancellationToken) is { } line)
        {
            printed.Add(line);
            if (line.StartsWith(begin, StringComparison.Ordinal))
                return;
        }

        Assert.Fail($"'{begin}' was not printed:{Environment.NewLine}{string.Join(Environment.NewLine, printed)}");
    }

    private async Task BegunAsync(string argument)
    {
        for (var tries = 0; tries < 300 && Runs().Count == 0; tries++)
            await Task.Delay(100, TestContext.Current.CancellationToken);
        Assert.True(Runs().Count > 0, $"No process with {argument} has begun.");
    }

    // The processes that run the requirements of this test.
    private List<string> Runs() => [.. Directory.EnumerateDirectories("/proc")
        .Where(static path => int.TryParse(Path.GetFileName(path), NumberStyles.None, CultureInfo.InvariantCulture, out _))
        .Select(CommandOf)
        .Where(command => command.Contains("--until-input-ends", StringComparison.Ordinal) && command.Contains(_folder, StringComparison.Ordinal))];

    private static string CommandOf(string process)
    {
        try
        {
            return File.ReadAllText(Path.Combine(process, "cmdline")).Replace('\0', ' ');
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return string.Empty;
        }
    }
}
