using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories.Git;
using SplNet.Versions.Tests.Repositories.Subversion;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>What <c>splnet bisect</c> refuses before it measures anything.</summary>
public sealed class BisectCommandTests(SampleHistory sample) : IClassFixture<SampleHistory>
{
    [Theory]
    [InlineData("v9", "Buffers.Small", "", (int)ExitCode.Usage, "'v9'")]
    [InlineData("v1.1", "Buffers.Smal", "", (int)ExitCode.Usage, "--method(1,9): error SPL1306")]
    [InlineData("v1.1", "Buffers.Small <", "", (int)ExitCode.Usage, "--method(1,")]
    [InlineData("v1.1", "Buffers.Small", "none", (int)ExitCode.NothingToRun, "No commit between v1.1 and HEAD changes none")]
    public async Task WrongInput_IsReportedImmediately(string good, string method, string path, int exitCode, string message)
    {
        string[] paths = path.Length > 0 ? ["--path", path] : [];

        var bisect = await Command.RunAsync(
            "dotnet", [Built.Tool, "bisect", "--good", good, "--bad", "HEAD", "--method", method, "--assembly", Built.Stated, .. paths],
            ("SPLNET_REPOSITORY", sample.Folder));

        Assert.Equal((exitCode, ""), (bisect.ExitCode, bisect.Output));
        Assert.Equal(2, bisect.Errors.Split(message).Length); // once
        Assert.DoesNotContain("decisions", bisect.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public async Task RevisionsOfOtherFoldersOnly_AreNotSearched()
    {
        using var subversion = new SvnSample();

        var bisect = await Command.RunAsync(
            "dotnet",
            [Built.Tool, "bisect", "--good", "svn:r3", "--bad", "svn:r5", "--method", "Buffers.Small", "--assembly", Built.Stated],
            ("SPLNET_REPOSITORY", subversion.WorkingCopy));

        Assert.Equal(((int)ExitCode.NothingToRun, ""), (bisect.ExitCode, bisect.Output));
        Assert.Equal(
            $"No commit between svn:r3 and svn:r5 changes the folder: r5 = r5 of /trunk, last changed in r3.{Environment.NewLine}",
            bisect.Errors);
    }

    [Fact]
    public void FileThatCannotBeWritten_IsReportedImmediately()
    {
        var (exitCode, _, errors) = InThisProcess.Run(
            "bisect", "--good", "v1", "--bad", "v2", "--method", "A.B", "--json", Path.Combine(sample.Folder, "none", "bisect.json"));
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("cannot be written", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void MissingAssembly_IsReportedImmediately()
    {
        var (exitCode, _, errors) = InThisProcess.Run("bisect", "--good", "v1", "--bad", "v2", "--method", "A.B", "--assembly", "none.dll");
        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("none.dll does not exist", errors, StringComparison.Ordinal);
    }
}
