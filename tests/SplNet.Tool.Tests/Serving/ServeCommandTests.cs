using System.Diagnostics;
using ModelContextProtocol;
using ModelContextProtocol.Client;
using ModelContextProtocol.Protocol;
using SplNet.Tests.Shared.Patches;
using SplNet.Tool.Tests.Proving;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Serving;

/// <summary>A client of the Model Context Protocol starts the tool and calls it.</summary>
public sealed class ServeCommandTests(ProvenPatches patches) : IClassFixture<ProvenPatches>
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public async Task Server_OffersItsToolsAndReportsMistakes()
    {
        await using var client = await ConnectAsync();
        var tools = await client.ListToolsAsync(cancellationToken: Cancellation);
        var answer = await client.CallToolAsync("prove", Arguments("nowhere"), cancellationToken: Cancellation);

        Assert.Equal(["compare", "prove"], tools.Select(static tool => tool.Name).Order(StringComparer.Ordinal));
        Assert.True(answer.IsError);
        Assert.Contains("nowhere", Assert.IsType<TextContentBlock>(answer.Content[0]).Text, StringComparison.Ordinal);
    }

    [Fact]
    [Trait("Category", "Long")]
    public async Task Prove_AnswersWithTheReportAndTheDocument()
    {
        var progress = new List<string?>();
        await using var client = await ConnectAsync();
        var answer = await client.CallToolAsync(
            "prove", Arguments("test-changed"), new Listed(progress), cancellationToken: Cancellation);

        Assert.NotEqual(true, answer.IsError);
        Assert.StartsWith("Refuted:", Assert.IsType<TextContentBlock>(answer.Content[0]).Text, StringComparison.Ordinal);
        Assert.Equal("Refuted", answer.StructuredContent!.Value.GetProperty("verdict").GetString());
        lock (progress)
            Assert.Contains("Building the tests of base.", progress);
    }

    [Fact]
    [Trait("Category", "Long")]
    public async Task CancelledCall_EndsItsProcess()
    {
        using var cancelled = CancellationTokenSource.CreateLinkedTokenSource(Cancellation);
        await using var client = await ConnectAsync();
        var call = client.CallToolAsync(
            "prove", Arguments("test-changed"), new Cancelling(cancelled), cancellationToken: cancelled.Token);
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await call);

        var clock = Stopwatch.StartNew();
        while (IsRunning() && clock.Elapsed < TimeSpan.FromSeconds(30))
            await Task.Delay(100, Cancellation);
        Assert.False(IsRunning());
    }

    // The folder of the repository is in the command line of no other process.
    private bool IsRunning() => OperatingSystem.IsLinux() && Directory.EnumerateDirectories("/proc").Any(folder =>
        int.TryParse(Path.GetFileName(folder), out _) && CommandOf(folder).Contains("prove\0base\0test-changed", StringComparison.Ordinal)
        && FolderOf(folder) == patches.Folder);

    private static string CommandOf(string process)
    {
        try
        {
            return File.ReadAllText(Path.Combine(process, "cmdline"));
        }
        catch (Exception gone) when (gone is IOException or UnauthorizedAccessException)
        {
            return string.Empty;
        }
    }

    private static string? FolderOf(string process) => new FileInfo(Path.Combine(process, "cwd")).LinkTarget;

    private Dictionary<string, object?> Arguments(string head) => new(StringComparer.Ordinal)
    {
        ["baseRevision"] = PatchRepository.Base,
        ["headRevision"] = head,
        ["testProject"] = PatchedSources.TestProject,
        ["methods"] = new[] { AllPatches.All.FirstOrDefault(patch => patch.Name == head)?.Operand ?? "Words.Count[Inputs.Text]" },
        ["repository"] = patches.Folder,
    };

    private Task<McpClient> ConnectAsync() => McpClient.CreateAsync(
        new StdioClientTransport(new StdioClientTransportOptions
        {
            Command = "dotnet",
            Arguments = [Built.Tool, "mcp"],
            EnvironmentVariables = new Dictionary<string, string?>(StringComparer.Ordinal) { ["SPLNET_CACHE"] = patches.Cache },
        }), cancellationToken: Cancellation);

    private sealed class Listed(List<string?> messages) : IProgress<ProgressNotificationValue>
    {
        public void Report(ProgressNotificationValue value)
        {
            lock (messages)
                messages.Add(value.Message);
        }
    }

    private sealed class Cancelling(CancellationTokenSource call) : IProgress<ProgressNotificationValue>
    {
        public void Report(ProgressNotificationValue value) => call.Cancel();
    }
}
