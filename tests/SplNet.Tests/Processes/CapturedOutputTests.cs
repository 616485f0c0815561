using System.IO.Pipes;
using System.Text;
using SplNet.Processes;

namespace SplNet.Tests.Processes;

/// <summary>What is kept of a process's output.</summary>
public class CapturedOutputTests
{
    [Theory]
    [InlineData("", "")]
    [InlineData("said\n", "said")]
    public async Task ShortOutput_IsKept(string said, string kept) =>
        Assert.Equal(kept, (await CapturedAsync(Encoding.UTF8.GetBytes(said))).ToString());

    [Fact]
    public async Task Flood_IsShortenedInTheMiddle()
    {
        var text = (await CapturedAsync(Encoding.UTF8.GetBytes("begin" + new string('x', 1_000_000) + "end"))).ToString();
        Assert.StartsWith("begin", text, StringComparison.Ordinal);
        Assert.EndsWith("end", text, StringComparison.Ordinal);
        Assert.Contains("[… 995912 characters …]", text, StringComparison.Ordinal);
        Assert.InRange(text.Length, 4_096, 4_200);
    }

    [Fact]
    public async Task Garbage_IsNotAFailure()
    {
        var garbage = new byte[100_000];
        new Random(1).NextBytes(garbage);
        Assert.NotEmpty((await CapturedAsync(garbage)).ToString());
    }

    // xUnit.net 2 runs tests in such a context, and all of its threads may wait for measurements.
    [Fact]
    public async Task ContextWithAllThreadsWaiting_DoesNotDelayOutput()
    {
        await using var process = new AnonymousPipeServerStream(PipeDirection.Out);
        await using var pipe = new AnonymousPipeClientStream(PipeDirection.In, process.ClientSafePipeHandle);
        var output = InBusyContext(() => CapturedOutput.Of(pipe));
        await process.WriteAsync("said"u8.ToArray(), TestContext.Current.CancellationToken);
        await process.DisposeAsync();
        await output.Completion.WaitAsync(TimeSpan.FromSeconds(30), TestContext.Current.CancellationToken);
        Assert.Equal("said", output.ToString());
    }

    private static T InBusyContext<T>(Func<T> make)
    {
        var usual = SynchronizationContext.Current;
        SynchronizationContext.SetSynchronizationContext(new BusyContext());
        try
        {
            return make();
        }
        finally
        {
            SynchronizationContext.SetSynchronizationContext(usual);
        }
    }

    private static async Task<CapturedOutput> CapturedAsync(byte[] said)
    {
        var output = CapturedOutput.Of(new MemoryStream(said));
        await output.Completion;
        return output;
    }

    private sealed class BusyContext : SynchronizationContext
    {
        public override void Post(SendOrPostCallback d, object? state)
        {
            // No thread is free.
        }
    }
}
