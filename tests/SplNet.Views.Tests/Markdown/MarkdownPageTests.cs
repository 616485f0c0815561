using System.Text;
using SplNet.Views.Markdown;

namespace SplNet.Views.Tests.Markdown;

public sealed class MarkdownPageTests
{
    [Fact]
    public void SufficientSpace_ShowsEverything() => Assert.Equal(
        "**2 slower**\n\n| | operand |\n|---|---|\n| slower | `a1` |\n| slower | `a2` |\n\nlegend\n<!-- end -->\n",
        Page(2).Write(10_000, "<!-- end -->\n"));

    [Theory]
    [InlineData(500, 60_000, "a")]
    [InlineData(5000, 60_000, "🚀é")]
    [InlineData(5000, 1_000, "a")]
    [InlineData(40, 3_000, "é")]
    public void InsufficientSpace_ShowsTheFirstAndCountsTheRest(int rows, int longest, string name)
    {
        var text = Page(rows, name.PadRight(300, name[^1])).Write(longest, "<!-- end -->\n");
        Assert.InRange(Encoding.UTF8.GetByteCount(text), longest / 4, longest);
        Assert.StartsWith($"**{rows} slower**\n", text, StringComparison.Ordinal);
        Assert.EndsWith("<!-- end -->\n", text, StringComparison.Ordinal);
        var shown = text.Split('\n').Count(static line => line.StartsWith("| slower", StringComparison.Ordinal));
        Assert.InRange(shown, 1, rows - 1);
        Assert.Contains($"\n{rows - shown} more rows are left out here", text, StringComparison.Ordinal);
    }

    // As where earlier commands of the step have filled the summary.
    [Fact]
    public void LittleSpace_IsNeverExceeded()
    {
        var page = Page(3, new string('a', 100)) with
        {
            Footer = string.Concat(Enumerable.Range(0, 20).Select(static line => $"- finding {line}\n")),
        };
        Assert.Empty(page.Write(0));
        Assert.Empty(page.Write(50));
        for (var longest = 0; longest < 800; longest++)
            Assert.InRange(Encoding.UTF8.GetByteCount(page.Write(longest)), 0, longest);
        Assert.Contains("3 more rows are left out here", page.Write(200), StringComparison.Ordinal);
    }

    [Fact]
    public void LongFooter_KeepsSpaceForTheTable()
    {
        var page = Page(3) with { Footer = string.Concat(Enumerable.Range(0, 1000).Select(static line => $"- finding {line}\n")) };
        var text = page.Write(2_000);
        Assert.InRange(Encoding.UTF8.GetByteCount(text), 500, 2_000);
        Assert.Contains("`a3`", text, StringComparison.Ordinal);
        Assert.EndsWith("…\n", text, StringComparison.Ordinal);
    }

    private static MarkdownPage Page(int rows, string name = "a") => new(
        $"**{rows} slower**",
        new MarkdownTable(
            [(string.Empty, false), ("operand", false)],
            [.. Enumerable.Range(1, rows).Select(row => (IReadOnlyList<string>)["slower", MarkdownCell.Code($"{name}{row}")])]),
        "\nlegend\n");
}
