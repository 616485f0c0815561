using SplNet.Tool.Comparing;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>Revisions as words of the command line.</summary>
public sealed class ComparedRevisionTests
{
    [Theory]
    [InlineData("v1.2", "@v1.2")]
    [InlineData("WORKTREE", "@WORKTREE")]
    [InlineData("HEAD~3", "@'HEAD~3'")]
    [InlineData("release of May", "@'release of May'")]
    [InlineData("it's", @"@'it\'s'")]
    [InlineData("git:HEAD~3", "@git:HEAD~3")]
    [InlineData("git:feature/fast-path", "@git:feature/fast-path")]
    [InlineData("HEAD@{2026-01-31 12:00}", "@'HEAD@{2026-01-31 12:00}'")]
    [InlineData("git:HEAD@{2026-01-31 12:00}", "@git:'HEAD@{2026-01-31 12:00}'")]
    [InlineData("svn:r120", "@svn:r120")]
    [InlineData("git:before", "@git:before")]
    [InlineData("nuget:14.0.0-beta.1+5", "@nuget:14.0.0-beta.1+5")]
    [InlineData(@"folder:C:\old build", @"@folder:'C:\\old build'")]
    public void Revision_FollowsAnOperandAsInFormulas(string text, string suffix)
    {
        var revision = ComparedRevision.Read(text);

        Assert.Equal((text, suffix), (revision.Text, $"@{revision.Revision}"));
    }

    [Theory]
    [InlineData("gti:HEAD", "unknown kind 'gti'")]
    [InlineData("C:old", "unknown kind 'C'")]
    [InlineData("git:", "'git:' is not a revision")]
    [InlineData("", "'' is not a revision")]
    [InlineData("before", "For a git ref called 'before' write git:before.")]
    [InlineData("two\nlines", "in one line")]
    public void TextThatIsNotARevision_IsRefused(string text, string message) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => ComparedRevision.Read(text)).Message, StringComparison.Ordinal);

    [Fact]
    public void SeveralRevisions_ReportAllTheirProblems()
    {
        var message = Assert.Throws<SplNetException>(static () => ComparedRevision.ReadAll(["v1", "v1", "gti:v2"])).Message;

        Assert.Contains("'v1' is named twice", message, StringComparison.Ordinal);
        Assert.Contains("'gti'", message, StringComparison.Ordinal);
        Assert.Equal(["v1", "git:v1"], ComparedRevision.ReadAll(["v1", "git:v1"]).Select(static revision => revision.Text));
    }
}
