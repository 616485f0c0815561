using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Documents;

/// <summary>Links between the documents lead somewhere.</summary>
public sealed partial class LinkTests
{
    public static TheoryData<string> Documents => [.. Pages.All];

    [Theory]
    [MemberData(nameof(Documents))]
    public void RelativeLinks_LeadToFilesAndHeadings(string page)
    {
        foreach (var target in Links(page))
        {
            var (path, anchor) = target.Split('#', 2) is [var before, var after] ? (before, after) : (target, null);
            var file = path.Length == 0 ? page : Path.Combine(Path.GetDirectoryName(page)!, path);
            Assert.True(Path.Exists(Repository.PathOf(file)), $"{page} links to {target}, which does not exist.");
            if (anchor is not null)
                Assert.True(
                    Anchors(file).Contains(anchor),
                    $"{page} links to {target}: the page has no heading of that name, but {string.Join(", ", Anchors(file))}.");
        }
    }

    [Fact]
    public void EveryPageOfTheDocuments_IsInTheirIndex()
    {
        var index = Links("docs/README.md").Select(static target => target.Split('#')[0]).ToHashSet(StringComparer.Ordinal);
        var pages = Directory.EnumerateFiles(Repository.PathOf("docs"), "*.md").Select(static path => Path.GetFileName(path))
            .Where(static name => name != "README.md");
        Assert.All(pages, page => Assert.True(index.Contains(page), $"docs/README.md does not link to {page}."));
    }

    [Fact]
    public void FirstPage_IsShort() => Assert.InRange(
        File.ReadAllText(Repository.PathOf("README.md")).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries).Length, 200, 1200);

    private static List<string> Links(string page) =>
        [.. Link().Matches(WithoutCode(page)).Select(static match => match.Groups["target"].Value)
            .Where(static target => !target.Contains("://", StringComparison.Ordinal))];

    private static HashSet<string> Anchors(string page) =>
        [.. Heading().Matches(WithoutBlocks(page)).Select(static match => AnchorOf(match.Groups["text"].Value))];

    // As GitHub makes them: lower case, no punctuation, a hyphen for each space.
    private static string AnchorOf(string heading) =>
        Punctuation().Replace(heading.Trim().ToLowerInvariant(), string.Empty).Replace(' ', '-');

    private static string WithoutBlocks(string page) => Fenced().Replace(File.ReadAllText(Repository.PathOf(page)), string.Empty);

    private static string WithoutCode(string page) => Inline().Replace(WithoutBlocks(page), string.Empty);

    [GeneratedRegex(@"\]\((?<target>[^)\s]+)\)", RegexOptions.None, 60_000)]
    private static partial Regex Link();

    [GeneratedRegex("^#{1,6} (?<text>.+)$", RegexOptions.Multiline, 60_000)]
    private static partial Regex Heading();

    [GeneratedRegex(@"[^\w\- ]", RegexOptions.None, 60_000)]
    private static partial Regex Punctuation();

    [GeneratedRegex("^```.*?^```", RegexOptions.Multiline | RegexOptions.Singleline, 60_000)]
    private static partial Regex Fenced();

    [GeneratedRegex("`[^`\n]*`", RegexOptions.None, 60_000)]
    private static partial Regex Inline();
}
