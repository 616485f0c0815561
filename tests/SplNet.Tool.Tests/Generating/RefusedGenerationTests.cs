using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>What nothing is generated from, or into.</summary>
public sealed class RefusedGenerationTests : IDisposable
{
    private readonly GeneratedFolder _made = new();

    /// <inheritdoc/>
    public void Dispose() => _made.Dispose();

    [Fact]
    public void AssemblyWithoutTests_GeneratesNothing()
    {
        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Stated, "--into", _made.Into);

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("does not contain tests of xUnit.net, MSTest, NUnit or TUnit.", errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_made.Into));
    }

    [Fact]
    public void UnmeasurableTests_LeaveNoFolder()
    {
        var (exitCode, output, _) = _made.Generate("Xunit", "--filter", "CalcTests.Skipped");

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("0 of 1 test became 0 benchmarks", output, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_made.Into));
    }

    [Fact]
    public void FilterWithoutAMatch_IsReported()
    {
        var (exitCode, _, errors) = _made.Generate("Xunit", "--filter", "Nobody");

        Assert.Equal((int)ExitCode.NothingToRun, exitCode);
        Assert.Contains("'Nobody'", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderInTheProjectOfTheTests_IsRefused()
    {
        var into = Repository.PathOf("tests/Programs/SplNet.Tests.Candidates.Xunit/Performance");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("which would compile the benchmarks", errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(into));
    }

    [Theory]
    [InlineData("All.sln")]
    [InlineData("All.slnx")]
    [InlineData("All.slnf")]
    public void SolutionInsteadOfAProject_IsRefused(string file)
    {
        var solution = Path.Combine(_made.Folder, file);
        File.WriteAllText(solution, string.Empty);

        var (exitCode, _, errors) = _made.Generate("Xunit", "--project", solution);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains($"--project {solution} is not a project file.", errors, StringComparison.Ordinal);
        Assert.False(Directory.Exists(_made.Into));
    }

    [Fact]
    public void AssemblyWithoutAProjectAboveIt_RequiresOne()
    {
        // Without a repository of the assembly, that of the current folder would be searched.
        var moved = Path.Combine(_made.Folder, "moved");
        Directory.CreateDirectory(Path.Combine(moved, ".git"));
        foreach (var file in Directory.EnumerateFiles(Path.GetDirectoryName(Built.Candidates("Xunit"))!))
            File.Copy(file, Path.Combine(moved, Path.GetFileName(file)));
        var assembly = Path.Combine(moved, Path.GetFileName(Built.Candidates("Xunit")));

        var refused = InThisProcess.Run("generate", assembly, "--into", _made.Into);
        var named = InThisProcess.Run("generate", assembly, "--into", _made.Into, "--no-trial", "--project", Repository.PathOf(
            "tests/Programs/SplNet.Tests.Candidates.Xunit/SplNet.Tests.Candidates.Xunit.csproj"));

        Assert.Equal(((int)ExitCode.Usage, (int)ExitCode.Ok), (refused.ExitCode, named.ExitCode));
        Assert.Contains("Name it: --project", refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void AssemblyWithoutItsFramework_IsReported()
    {
        var moved = Path.Combine(_made.Folder, "moved.dll");
        File.Copy(Built.Candidates("Xunit"), moved);

        var (exitCode, _, errors) = InThisProcess.Run("generate", moved, "--into", _made.Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("xunit.v3.core.dll is not next to ", errors, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("missing.dll", "does not exist")]
    [InlineData("text.dll", "is not a .NET assembly")]
    public void FileOfAnotherKind_IsReported(string file, string expected)
    {
        File.WriteAllText(Path.Combine(_made.Folder, "text.dll"), "no assembly");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Path.Combine(_made.Folder, file), "--into", _made.Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(expected, errors, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderThatCannotBeCreated_IsReported()
    {
        var file = Path.Combine(_made.Folder, "file");
        File.WriteAllText(file, string.Empty);

        var (exitCode, _, errors) = InThisProcess.Run(
            "generate", Built.Candidates("Xunit"), "--into", Path.Combine(file, "My.Performance"));

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot continue: ", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void ReadOnlyFolder_IsReportedBeforeTheTrial()
    {
        Assert.SkipUnless(OperatingSystem.IsLinux(), "Only there is a folder in which nobody can write, whoever runs the tests.");

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", "/proc/My.Performance");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot continue: ", errors, StringComparison.Ordinal);
    }

    [Fact]
    public void ManifestThatCannotBeWritten_IsReportedBeforeTheTrial()
    {
        Directory.CreateDirectory(Path.Combine(_made.Into, "splnet-generate.json"));

        var (exitCode, _, errors) = InThisProcess.Run("generate", Built.Candidates("Xunit"), "--into", _made.Into);

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.StartsWith("splnet cannot continue: ", errors, StringComparison.Ordinal);
        Assert.Single(Directory.EnumerateFileSystemEntries(_made.Into));
    }

    [Fact]
    public void DamagedManifest_IsReportedAndNothingIsWritten()
    {
        _made.Generate("Xunit");
        File.WriteAllText(Path.Combine(_made.Into, "splnet-generate.json"), "{");
        var before = _made.Files();

        var (exitCode, _, errors) = _made.Generate("NUnit");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains("is damaged", errors, StringComparison.Ordinal);
        Assert.Equal(before, _made.Files());
    }
}
