using System.Diagnostics;
using System.Globalization;
using SplNet.Tests.Shared;
using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>The command that runs tests, in the shape of a shell.</summary>
public sealed class TestCommandTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-command-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void FinishedCommand_ReturnsItsCodeAndOutput()
    {
        var looks = 0;
        var command = TestCommand.Run(Shell("echo out; echo problem >&2; exit 7"), () => looks++, TestContext.Current.CancellationToken);
        Assert.Equal((7, "out\nproblem\n"), (command.ExitCode, command.Printed));
        Assert.InRange(looks, 1, int.MaxValue);
    }

    [Fact]
    public void CancelledCommand_EndsWithItsChildren()
    {
        using var cancellation = new CancellationTokenSource();
        var file = Path.Combine(_folder, "child");
        using var ends = new Timer(_ =>
        {
            if (File.Exists(file) && File.ReadAllText(file).EndsWith('\n'))
                cancellation.Cancel();
        }, null, 50, 50);
        Assert.ThrowsAny<OperationCanceledException>(
            () => TestCommand.Run(Shell($"sleep 600 & echo $! > '{file}'; wait"), static () => { }, cancellation.Token));
        var child = int.Parse(File.ReadAllText(file), CultureInfo.InvariantCulture);
        Assert.True(SpinWait.SpinUntil(() => !Directory.Exists($"/proc/{child}"), TimeSpan.FromSeconds(30)));
    }

    private static ProcessStartInfo Shell(string command)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "The command is a line for sh.");
        return new("/bin/sh", ["-c", command]);
    }
}
