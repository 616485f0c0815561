using System.Diagnostics;
using System.Globalization;
using System.Text.Json;
using SplNet.Tests.Shared;

namespace SplNet.Tool.Tests.Running;

/// <summary>Requirements that are measured again when something changes, by the built tool.</summary>
public sealed class WatchTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-watch-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public async Task ChangedFile_IsMeasuredAgainUntilTheCommandEnds()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        var file = Path.Combine(_folder, "perf.spl");
        Write(file, "lean: allocated(Buffers.Small) < 1 GB with runs = 2");
        var start = new ProcessStartInfo("dotnet", [Built.Tool, "watch", file, "--assembly", Built.Stated])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
            UseShellExecute = false,
        };
        using var watch = Process.Start(start)!;
        try
        {
            var (output, errors) = (new List<string>(), new List<string>());
            await UntilAsync(watch.StandardOutput, output, "PASS  lean: ");
            Write(file, "greedy: allocated(Buffers.Small) < 1 B with runs = 2");
            await UntilAsync(watch.StandardOutput, output, "FAIL  greedy: ");
            Write(file, "endless: mean(Buffers.Small) < 1 s with runs = 10000");
            await UntilAsync(watch.StandardError, errors, "experiment 1 of 1: endless");
            Assert.Contains("Something has changed. Measuring again.", errors);
            Assert.Single(Runs());
            watch.Kill();
            await watch.WaitForExitAsync(TestContext.Current.CancellationToken);
            Assert.True(SpinWait.SpinUntil(() => Runs().Count == 0, TimeSpan.FromSeconds(30)), $"Left: {string.Join(", ", Runs())}");
        }
        finally
        {
            if (!watch.HasExited)
                watch.Kill(entireProcessTree: true);
        }
    }

    // What was measured until then is as worth reading as what 'splnet run' leaves.
    [Theory]
    [InlineData("TERM", 143)]
    [InlineData("HUP", 129)]
    public async Task SignalDuringARun_SummarisesAndWritesMeasuredResults(string signal, int code)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Windows has no signals to send.");
        Assert.SkipWhen(IgnoredSignals.Contain(signal), IgnoredSignals.Reason(signal));
        var (file, json) = (Path.Combine(_folder, "perf.spl"), Path.Combine(_folder, "results.json"));
        Write(file, "lean: allocated(Buffers.Small) < 1 GB with runs = 2\nendless: mean(Buffers.Small) < 1 s with runs = 10000");

        var watch = await Command.RunUntilOutputAsync("experiment 2 of 2: endless", signal, "dotnet", [
            Built.Tool, "watch", file, "--assembly", Built.Stated, "--time-budget", "600", "--json", json]);

        Assert.True(watch.ExitCode == code, watch.Output + watch.Errors);
        Assert.Contains("1 of 2 requirements were not measured: endless", watch.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("Waiting for a change", watch.Errors, StringComparison.Ordinal);
        using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
        Assert.Equal(
            "lean", Assert.Single(document.RootElement.GetProperty("requirements").EnumerateArray()).GetProperty("name").GetString());
        Assert.Single(document.RootElement.GetProperty("notReached").EnumerateArray());
        Assert.True(SpinWait.SpinUntil(() => Runs().Count == 0, TimeSpan.FromSeconds(30)), $"Left: {string.Join(", ", Runs())}");
    }

    // As a terminal sends Ctrl+C: also to what measures, and a second signal would not wait for what is written after the first.
    [Fact]
    public async Task SignalToAllProcesses_IsHandledOnce()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only Linux has setsid as a command.");
        var (file, json) = (Path.Combine(_folder, "perf.spl"), Path.Combine(_folder, "results.json"));
        Write(file, "lean: allocated(Buffers.Small) < 1 GB with runs = 2\nendless: mean(Buffers.Small) < 1 s with runs = 10000");
        var start = new ProcessStartInfo("setsid", [
            "dotnet", Built.Tool, "watch", file, "--assembly", Built.Stated, "--time-budget", "600", "--json",
            json]) { RedirectStandardOutput = true, RedirectStandardError = true, UseShellExecute = false };
        using var watch = Process.Start(start)!;
        try
        {
            await UntilAsync(watch.StandardError, [], "experiment 2 of 2: block ");
            await Command.RunAsync("kill", ["-s", "TERM", "--", string.Create(CultureInfo.InvariantCulture, $"-{watch.Id}")]);
            var printed = await watch.StandardOutput.ReadToEndAsync(TestContext.Current.CancellationToken);
            await watch.WaitForExitAsync(TestContext.Current.CancellationToken);
            Assert.Equal(143, watch.ExitCode);
            Assert.Single(printed.Split('\n'), static line => line.StartsWith("Summary", StringComparison.Ordinal));
            using var document = JsonDocument.Parse(await File.ReadAllTextAsync(json, TestContext.Current.CancellationToken));
            Assert.Equal(143, document.RootElement.GetProperty("exitCode").GetInt32());
        }
        finally
        {
            if (!watch.HasExited)
                watch.Kill(entireProcessTree: true);
        }
    }

    [Fact]
    public void WrongOptions_AreReportedImmediately()
    {
        var (exitCode, _, errors) = InThisProcess.Run("watch");
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("Nothing to read. Name files of formulas", errors, StringComparison.Ordinal);
    }

    // In one step, as editors do: a run never reads half of it.
    private static void Write(string file, string text)
    {
        var written = file + ".written";
        File.WriteAllText(written, text + "\n");
        File.Move(written, file, overwrite: true);
    }

    private static async Task UntilAsync(TextReader stream, List<string> printed, string begin)
    {
        while (await stream.ReadLineAsync(TestContext.Current.CancellationToken) is { } line)
        {
            printed.Add(line);
            if (line.StartsWith(begin, StringComparison.Ordinal))
                return;
        }

        Assert.Fail($"'{begin}' was not printed:{Environment.NewLine}{string.Join(Environment.NewLine, printed)}");
    }

    // The processes that run the requirements of this test.
    private List<string> Runs() => [.. Directory.EnumerateDirectories("/proc")
        .Where(static path => int.TryParse(Path.GetFileName(path), NumberStyles.None, CultureInfo.InvariantCulture, out _))
        .Select(CommandOf)
        .Where(command =>
            command.Contains("--until-input-ends", StringComparison.Ordinal) && command.Contains(_folder, StringComparison.Ordinal))];

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
