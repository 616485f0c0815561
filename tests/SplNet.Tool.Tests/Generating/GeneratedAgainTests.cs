namespace SplNet.Tool.Tests.Generating;

/// <summary>What a further generation leaves alone, and what it writes and removes.</summary>
public sealed class GeneratedAgainTests : IDisposable
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
        Assert.DoesNotContain("changed by hand", output, StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatWasChanged_IsLeftAloneInEveryGeneration()
    {
        _made.Generate("Xunit");
        const string mine = "// mine\n";
        File.WriteAllText(Path.Combine(_made.Into, "Candidates.CalcTests.cs"), mine);

        for (var generation = 0; generation < 2; generation++)
        {
            var (_, output, _) = _made.Generate("Xunit");

            Assert.Equal(mine, _made.Read("Candidates.CalcTests.cs"));
            Assert.Contains("Left as they are, because they were changed by hand", output, StringComparison.Ordinal);
            Assert.Contains("  Candidates.CalcTests.cs", output, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void FileThatWasThereBefore_IsLeftAlone()
    {
        Directory.CreateDirectory(_made.Into);
        File.WriteAllText(Path.Combine(_made.Into, "My.Performance.csproj"), "<Project />");

        var (_, output, _) = _made.Generate("Xunit");

        Assert.Equal("<Project />", _made.Read("My.Performance.csproj"));
        Assert.Contains("  My.Performance.csproj", output, StringComparison.Ordinal);
    }

    [Fact]
    public void FileThatWasDeleted_IsWrittenAgain()
    {
        _made.Generate("Xunit");
        File.Delete(Path.Combine(_made.Into, "Candidates.Derived.cs"));

        _made.Generate("Xunit");

        Assert.True(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.cs")));
    }

    // As git may check them out on Windows.
    [Fact]
    public void OtherEndsOfLines_AreNoChange()
    {
        _made.Generate("Xunit");
        var path = Path.Combine(_made.Into, "Candidates.CalcTests.cs");
        File.WriteAllText(path, File.ReadAllText(path).ReplaceLineEndings("\r\n"));

        Assert.DoesNotContain("changed by hand", _made.Generate("Xunit").Output, StringComparison.Ordinal);
    }

    [Fact]
    public void FilesOfTestsThatAreGone_AreRemovedUnlessTheyWereChanged()
    {
        _made.Generate("Xunit");
        File.AppendAllText(Path.Combine(_made.Into, "Candidates.Derived.Nested.cs"), "// mine\n");

        var (_, output, _) = _made.Generate("Xunit", "--filter", "CalcTests");

        Assert.False(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.cs")));
        Assert.True(File.Exists(Path.Combine(_made.Into, "Candidates.Derived.Nested.cs")));
        Assert.Contains("Removed, because nothing is generated there any more", output, StringComparison.Ordinal);
    }
}
