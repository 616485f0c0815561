using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Generating;

/// <summary>What a further generation leaves alone, and what it writes and removes.</summary>
public sealed class RegenerationTests : IDisposable
{
    private readonly GeneratedFolder _made = new();

    /// <inheritdoc/>
    public void Dispose() => _made.Dispose();

    [Fact]
    public void SecondGeneration_WritesTheSame()
    {
        _made.Generate("Xunit");
        var before = _made.Files();

        var (exitCode, output, _) = _made.Generate("Xunit");

        Assert.Equal((int)ExitCode.Ok, exitCode);
        Assert.Equal(before, _made.Files());
        Assert.DoesNotContain("they were edited", output, StringComparison.Ordinal);
    }

    [Fact]
    public void EditedFile_IsKeptInEveryGeneration()
    {
        _made.Generate("Xunit");
        const string mine = "// mine\n";
        File.WriteAllText(Path.Combine(_made.Into, "Candidates.CalcTests.cs"), mine);

        for (var generation = 0; generation < 2; generation++)
        {
            var (_, output, _) = _made.Generate("Xunit");

            Assert.Equal(mine, _made.Read("Candidates.CalcTests.cs"));
            Assert.Contains("Kept, because they were edited", output, StringComparison.Ordinal);
            Assert.Contains("  Candidates.CalcTests.cs", output, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void ExistingFile_IsKept()
    {
        Directory.CreateDirectory(_made.Into);
        File.WriteAllText(Path.Combine(_made.Into, "My.Performance.csproj"), "<Project />");

        var (_, output, _) = _made.Generate("Xunit");

        Assert.Equal("<Project />", _made.Read("My.Performance.csproj"));
        Assert.Contains("  My.Performance.csproj", output, StringComparison.Ordinal);
    }

    [Fact]
    public void DeletedFile_IsWrittenAgain()
    {
        _made.Generate("Xunit");
        File.Delete(Path.Combine(_made.Into, "Candidates.Derived.cs"));

        _made.Generate("Xunit");

        Assert.True(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.cs")));
    }

    // As git may check them out on Windows.
    [Fact]
    public void DifferentLineEndings_AreNotAChange()
    {
        _made.Generate("Xunit");
        var path = Path.Combine(_made.Into, "Candidates.CalcTests.cs");
        File.WriteAllText(path, File.ReadAllText(path).ReplaceLineEndings("\r\n"));

        Assert.DoesNotContain("they were edited", _made.Generate("Xunit").Output, StringComparison.Ordinal);
    }

    // The file is changed as if its test had been another one, in the generation before.
    [Fact]
    public void RemovedTest_IsReportedWithTheFileThatStillCallsIt()
    {
        _made.Generate("Xunit");
        foreach (var file in new[] { "Candidates.CalcTests.cs", "splnet-generate.json" })
            File.WriteAllText(Path.Combine(_made.Into, file), _made.Read(file)
                .Replace("CalcTests.Plain", "CalcTests.Old", StringComparison.Ordinal)
                .Replace("test.Plain(", "test.Old(", StringComparison.Ordinal));

        for (var generation = 0; generation < 2; generation++)
        {
            var (_, output, _) = _made.Generate("Xunit");

            Assert.Contains(
                "Kept files that call a removed test; they do not compile until you edit or delete them\n" +
                "  Candidates.CalcTests.cs: Candidates.CalcTests.Old\n",
                output.ReplaceLineEndings("\n"),
                StringComparison.Ordinal);
        }

        File.WriteAllText(Path.Combine(_made.Into, "Candidates.CalcTests.cs"), "// mine\n");
        Assert.DoesNotContain("call a removed test", _made.Generate("Xunit").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void OtherTests_AreRefusedAndNothingIsRemoved()
    {
        _made.Generate("Xunit");
        var before = _made.Files();

        var (exitCode, _, errors) = _made.Generate("NUnit");

        Assert.Equal((int)ExitCode.Usage, exitCode);
        Assert.Contains(
            $"{_made.Into} holds benchmarks of SplNet.Tests.Candidates.Xunit, " +
            $"but {Built.Candidates("NUnit")} is SplNet.Tests.Candidates.NUnit, so they would be removed. Name another folder",
            errors,
            StringComparison.Ordinal);
        Assert.Equal(before, _made.Files());
    }

    [Fact]
    public void FilesOfRemovedTests_AreDeletedUnlessEdited()
    {
        _made.Generate("Xunit");
        File.AppendAllText(Path.Combine(_made.Into, "Candidates.Derived.Nested.cs"), "// mine\n");

        var (_, output, _) = _made.Generate("Xunit", "--filter", "CalcTests");

        Assert.False(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.cs")));
        Assert.True(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.Nested.cs")));
        Assert.Contains("Removed, because they are no longer generated", output, StringComparison.Ordinal);
    }
}
