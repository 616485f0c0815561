using SplNet.Views.Mutations;

namespace SplNet.Views.Tests.Mutations;

/// <summary>The report for the terminal.</summary>
public sealed class MutationTextTests
{
    private const int Most = 40;

    private static readonly MutationDocument Large = Mutated.Document with
    {
        Tests = new ShownTable(
            "Tests",
            ["Test", "Time"],
            [.. Enumerable.Range(0, 200).Select(static n => (IReadOnlyList<string>)[FormattableString.Invariant($"Test{n}"), "100 ns"])]),
        Operators = new ShownTable(
            "By operator",
            ["Operator", "Score"],
            [.. Enumerable.Range(0, 40).Select(static n => (IReadOnlyList<string>)[FormattableString.Invariant($"OP{n}"), "0 %"])]),
        Files = [new MutatedFile("Cache.cs", Mutated.Source, [.. Enumerable.Range(0, 100)
            .Select(static n => Mutated.Mutant(FormattableString.Invariant($"CAP-{n}"), MutationState.Survived, 6, 41, 47))])],
    };

    [Theory]
    [InlineData(1_000_000)]
    [InlineData(80)]
    public void LargeRun_FitsOnAScreenAndNamesTheRest(int width)
    {
        var sections = MutationText.Sections(Large, Most, width, "mutants/index.html");

        // A title, the line below the rows, and each row with as many lines as it is wide.
        Assert.InRange(sections.Sum(section => 2 + section.Rows.Sum(row => 1 + ((row.Name.Length + row.Value.Length) / width))), 20, Most);
        var summary = sections[^1];
        Assert.Equal("Summary", summary.Title);
        Assert.Equal([Large.Sentence, "More is in mutants/index.html"], summary.Rows.Select(static row => row.Value));
        Assert.Contains("Scores", sections.Select(static section => section.Title));
        Assert.Contains("Next steps", sections.Select(static section => section.Title));
        Assert.All(sections.Where(static section => section.Table is not null), static section =>
            Assert.Equal(section.Rows.Count, section.Table!.Rows.Count + 1));
    }

    [Fact]
    public void SmallRun_IsShownCompletely()
    {
        var sections = MutationText.Sections(Mutated.Document, 100, 200, "mutants/index.html");

        Assert.Equal(
            MutationText.Sections(Mutated.Document).Select(static section => section.Title),
            sections.Select(static section => section.Title));
        Assert.Equal(Mutated.Document.Sentence, Assert.Single(sections[^1].Rows).Value);
    }
}
