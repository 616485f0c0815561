using System.Diagnostics;
using System.IO.Pipes;
using SplNet.Processes;

namespace SplNet.Tests.Processes;

/// <summary>The pipe through which a measuring process answers.</summary>
public class AnswerPipeTests
{
    private static readonly TimeSpan Bound = TimeSpan.FromMinutes(2);

    // Whatever is started while a measuring process is started inherits the other end of its pipe.
    [Fact]
    public async Task ProcessThatHoldsThePipeOpen_DoesNotBlockAndItsEndClosesThePipe()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "There is no such process on Windows.");
        var stream = new AnonymousPipeServerStream(PipeDirection.In, HandleInheritability.Inheritable);
        var handle = stream.SafePipeHandle;
        using var beside = Process.Start(new ProcessStartInfo("sleep", "600") { UseShellExecute = false })!;
        try
        {
            stream.DisposeLocalCopyOfClientHandle();
            var pipe = new AnswerPipe(stream, beside, CancellationToken.None);
            Assert.Throws<TimeoutException>(() => pipe.Take(TimeSpan.FromMilliseconds(1)));
            await Task.Run(pipe.Dispose, TestContext.Current.CancellationToken).WaitAsync(Bound, TestContext.Current.CancellationToken);
            Assert.False(handle.IsClosed);
        }
        finally
        {
            beside.Kill();
        }

        Assert.True(SpinWait.SpinUntil(() => handle.IsClosed, Bound));
    }
}
