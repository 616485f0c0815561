using SplNet.Views.Mutations;

namespace SplNet.Views.Tests.Mutations;

/// <summary>What a pull request and a terminal show of a run.</summary>
public sealed class MutationMarkdownTests
{
    [Fact]
    public void PullRequest_ShowsScoreControlsAndSurvivors()
    {
        var text = MutationMarkdown.Page(Mutated.Document).Write();
        Assert.StartsWith("**The tests notice 1 of 2 slowdowns of more than 5 %**\n", text, StringComparison.Ordinal);
        Assert.Contains("| CAP-1 | no &#60;capacity&#62; | `Sub/Cache.cs:6` | survived |", text, StringComparison.Ordinal);
        Assert.DoesNotContain("LIN-1", text, StringComparison.Ordinal);
        Assert.Contains("| identity | 0 of 10 |", text, StringComparison.Ordinal);
        Assert.Contains("- Look at CAP-1 first.", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Terminal_HasControlsNextToTheScoreAndTheSentenceLast()
    {
        var sections = MutationText.Sections(Mutated.Document);
        Assert.Equal(
            ["Not killed", "Tests", "By operator", "Controls", "Scores", "Notes", "How sure this is", "Next steps", "Summary"],
            sections.Select(static section => section.Title));
        Assert.Equal(("CAP-1 Sub/Cache.cs:6", "survived: no <capacity>; because of \"Has\" & <i>others</i>"), sections[0].Rows.Single());
        Assert.Equal(("identity", "0 of 10"), sections[3].Rows[1]);
    }

    [Fact]
    public void ManySurvivors_AreCutAndCounted()
    {
        var many = Enumerable.Range(1, 45).Select(static number => Mutated.Mutant($"CAP-{number}", MutationState.Survived, 1, 1, 2))
            .ToList();
        var rows = MutationText.Sections(Mutated.Document with { Files = [new MutatedFile("A.cs", "a", many)] })[0].Rows;
        Assert.Equal((41, "5 more; --html and --json have all"), (rows.Count, rows[^1].Value));
    }
}
