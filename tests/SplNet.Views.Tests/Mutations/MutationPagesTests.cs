using System.Xml.Linq;
using SplNet.Views.Mutations;

namespace SplNet.Views.Tests.Mutations;

/// <summary>The pages of a run of <c>splnet mutate</c>.</summary>
public sealed class MutationPagesTests
{
    private static readonly Dictionary<string, string> Pages = MutationPages.Files(Mutated.Document).ToDictionary(
        static page => page.Name, static page => page.Content, StringComparer.Ordinal);

    [Fact]
    public void EachSource_HasAPageAndTheIndexComesLast() =>
        Assert.Equal(["001-sub-cache-cs.html", "index.html"], MutationPages.Files(Mutated.Document).Select(static page => page.Name));

    [Fact]
    public void Pages_AreWellFormedAndLoadNothing() => Assert.All(Pages.Values, static page =>
    {
        Assert.NotNull(Parsed(page).Root);
        Assert.DoesNotContain("<script", page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("src=", page, StringComparison.OrdinalIgnoreCase);
        Assert.DoesNotContain("<i>others</i>", page, StringComparison.Ordinal);
        Assert.DoesNotContain("<b>bold</b>", page, StringComparison.Ordinal);
    });

    [Fact]
    public void Links_LeadToMutants()
    {
        var ids = Parsed(Pages["001-sub-cache-cs.html"]).Descendants().Select(static element => element.Attribute("id")?.Value)
            .OfType<string>().ToList();
        Assert.Equal(ids.Distinct(), ids);
        Assert.All(Parsed(Pages["index.html"]).Descendants("a").Select(static link => link.Attribute("href")!.Value), link =>
        {
            var parts = link.Split('#');
            Assert.Contains(parts[0], Pages.Keys);
            if (parts.Length > 1)
                Assert.Contains(parts[1], ids);
        });
    }

    [Fact]
    public void Survivor_FollowsItsLineWithItsLocationMarked()
    {
        var page = Parsed(Pages["001-sub-cache-cs.html"]);
        Assert.Equal(["new(8)", "_items.Contains(one)"], page.Descendants("mark").Select(static mark => mark.Value));
        var line = page.Descendants("pre").Single(static pre => pre.Attribute("id")?.Value == "L6");
        var below = Assert.IsType<XElement>(line.ElementsAfterSelf().First());
        Assert.Equal(("CAP-1", "open"), (below.Attribute("id")!.Value, below.Attribute("open")?.Value));
        Assert.Contains("because of \"Has\"", below.Value, StringComparison.Ordinal);
    }

    [Fact]
    public void Index_ShowsCertaintyNextToTheScores()
    {
        var text = Parsed(Pages["index.html"]).Root!.Value;
        Assert.Contains("0 of 10 killed, so at most 31 %", text, StringComparison.Ordinal);
        Assert.Contains("Look at CAP-1 first", text, StringComparison.Ordinal);
        Assert.Contains("The tests notice 1 of 2", text, StringComparison.Ordinal);
    }

    [Fact]
    public void DistantMutants_HaveSeparatePartsAndLinesBeyondTheFileAreIgnored()
    {
        var source = string.Join('\n', Enumerable.Range(1, 100).Select(static line => $"line {line}"));
        var page = MutationPages.Files(Mutated.Document with
        {
            Files = [new MutatedFile("A.cs", source, [
                Mutated.Mutant("A-1", MutationState.Survived, 10, 1, 5),
                Mutated.Mutant("A-2", MutationState.Survived, 90, 1, 5),
                Mutated.Mutant("A-3", MutationState.Survived, 900, 70, 80)])],
        })
            .First().Content;
        Assert.Equal(
            ["Lines 6 to 14", "Lines 86 to 94", "Lines 96 to 100"], Parsed(page).Descendants("h2").Select(static title => title.Value));
    }

    [Fact]
    public void RunWithoutSurvivors_SaysSo()
    {
        var page = MutationPages.Files(Mutated.Document with { Files = [] }).Single().Content;
        Assert.Contains("<p>None.</p>", page, StringComparison.Ordinal);
    }

    // As XML, which is stricter than browsers are.
    private static XDocument Parsed(string page) =>
        XDocument.Parse(page.Replace("<!DOCTYPE html>", string.Empty, StringComparison.Ordinal));
}
