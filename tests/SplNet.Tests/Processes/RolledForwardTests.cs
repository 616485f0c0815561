using SplNet.Tests.Shared;

namespace SplNet.Tests.Processes;

/// <summary>Measuring processes run on the runtime of the program that starts them, however that came to it.</summary>
public class RolledForwardTests
{
    [Fact]
    public async Task ProgramOnAChosenRuntime_IsMeasuredOnIt()
    {
        using var root = new CopiedRoot(CopiedRoot.Later);
        using var folder = new TemporaryFolder();
        using var program = ProgramRun.StartBy(root.DotNet, ["--fx-version", CopiedRoot.Version], "Awaiting");
        var (exitCode, output) = await program.EndAsync();

        Assert.True(exitCode == 0, output);
        Assert.Contains($"environment: .NET {CopiedRoot.Version}, ", output, StringComparison.Ordinal);
        Assert.Empty(folder.Files());
    }

    [Fact]
    public async Task ProgramOnTheNewestRuntime_IsMeasuredOnIt()
    {
        using var root = new CopiedRoot(CopiedRoot.Later);
        using var program = ProgramRun.StartBy(root.DotNet, [], "Awaiting");
        var (exitCode, output) = await program.EndAsync();

        Assert.True(exitCode == 0, output);
        Assert.Contains($"environment: .NET {CopiedRoot.Later}, ", output, StringComparison.Ordinal);
    }
}
