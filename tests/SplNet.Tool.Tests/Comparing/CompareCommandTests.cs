using SplNet.Evaluation;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>What <c>splnet compare</c> accepts, and what it says of the rest.</summary>
public sealed class CompareCommandTests
{
    [Theory]
    [InlineData("unknown kind 'gti'", "gti:v1", "HEAD")]
    [InlineData("'HEAD' is named twice", "HEAD", "HEAD")]
    [InlineData("missing.dll does not exist", "v1", "v2", "missing.dll")]
    [InlineData("is not a method", "v1", "v2", "--method", "Buffers.Small < Buffers.Large")]
    [InlineData("error SPL1008", "v1", "v2", "--formula", "Buffers.Small <")]
    [InlineData("Did you mean 'median'?", "v1", "v2", "--metric", "medium")]
    [InlineData("the inverse of the mean time", "v1", "v2", "--metric", "throughput")]
    [InlineData("which is not a project file", "v1", "v2", "--test-project", "tests")]
    [InlineData("cannot be written", "v1", "v2", "--markdown", "none/here/changes.md")]
    public void WrongInput_IsReportedBeforeMeasuring(string message, params string[] words)
    {
        var (exitCode, output, errors) = InThisProcess.Run([
            "compare",
            .. words,
            .. words[^1].EndsWith(".dll", StringComparison.Ordinal) ? Array.Empty<string>() : ["--assembly", Built.Stated]]);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(message, errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    // Another experiment has the machine; who misspelt a revision need not wait for it.
    [Fact]
    public void MisspeltRevision_IsReportedBeforeWaiting()
    {
        using var sample = new SampleHistory();
        using var turn = MachineLock.Acquire(new TurnRequest("another"));

        var (exitCode, output, errors) = InThisProcess.Run(
            "compare", "HEAD", "HEADD", "--method", "Buffers.Small", "--assembly", Built.Stated, "--repository", sample.Folder);

        Assert.Equal((int)ExitCode.NotMeasured, exitCode);
        Assert.Contains("'HEADD'", errors, StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Theory]
    [InlineData("same", "annotated")]
    [InlineData("same", "git:same")]
    [InlineData("main", "HEAD")]
    public void TwoNamesOfOneCommit_AreRefused(string first, string second)
    {
        using var sample = new SampleHistory();
        using var clones = new TemporaryFolder();
        var clone = sample.Clone(clones);
        GitCommand.Run(clone, "tag", "same", "HEAD~1");
        GitCommand.Run(clone, "tag", "-a", "-m", "x", "annotated", "same");
        GitCommand.Run(clone, "checkout", "--quiet", "-B", "main");
        var commit = GitCommand.Run(clone, "rev-parse", $"{second.Replace("git:", string.Empty, StringComparison.Ordinal)}^{{commit}}")
            .Trim();

        var (exitCode, output, errors) = InThisProcess.Run(
            "compare", "HEAD~3", first, second, "--method", "Buffers.Small", "--assembly", Built.Stated, "--repository", clone);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(
            $"'{first}' and '{second}' are both commit {commit[..10]}. Name each revision once; 'splnet check' compares code with itself.",
            errors,
            StringComparison.Ordinal);
        Assert.Empty(output);
    }

    [Fact]
    public void NoRequirement_IsNotASuccess()
    {
        var (exitCode, _, errors) = InThisProcess.Run("compare", "v1", "v2", Built.Stated, "--tests", "nowhere");

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("no requirement has 'nowhere'", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void UnresolvedName_IsWrittenWithoutMeasuring()
    {
        var folder = OwnedFolder.Create("splnet-compare-");
        try
        {
            var markdown = Path.Combine(folder, "changes.md");

            var (exitCode, output, _) = InThisProcess.Run(
                "compare", "v1", "v2", Built.FileOf("wrong.spl"), "--tests", "half", "--markdown", markdown);

            Assert.Equal((int)ExitCode.NotMeasured, exitCode);
            Assert.Contains("error SPL1008", output, StringComparison.Ordinal);
            Assert.Contains("| not measured | `half` |", File.ReadAllText(markdown), StringComparison.Ordinal);
        }
        finally
        {
            OwnedFolder.Delete(folder);
        }
    }
}
