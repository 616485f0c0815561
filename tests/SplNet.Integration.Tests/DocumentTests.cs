using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests;

/// <summary>What the documents say of the code is true.</summary>
public sealed partial class DocumentTests
{
    private static readonly string[] Documents = ["README.md", "AGENTS.md", "CHANGELOG.md", "docs/architecture.md", "docs/decisions.md", "docs/formulas.md", "docs/performance.md", "docs/versions.md"];

    [Fact]
    public void SnippetsOfTheReadme_StandInCompiledSources()
    {
        var sources = CompiledSources().Select(static path => Folded(File.ReadAllText(path))).ToList();
        var snippets = Snippet().Matches(File.ReadAllText(Repository.PathOf("README.md"))).Select(static match => match.Groups["code"].Value).ToList();
        Assert.NotEmpty(snippets);
        Assert.All(snippets, snippet => Assert.Contains(sources, source => source.Contains(Body(snippet), StringComparison.Ordinal)));
    }

    [Fact]
    public void PathsInDocuments_Exist()
    {
        foreach (var document in Documents)
        {
            // What the tool has printed names the paths of the project that it was tried on.
            var text = Transcript().Replace(File.ReadAllText(Repository.PathOf(document)), string.Empty);
            foreach (var path in MentionedPath().Matches(text).Select(static match => match.Value.TrimEnd('.', '/')))
                Assert.True(Path.Exists(Repository.PathOf(path)), $"{document} names {path}, which does not exist.");
        }
    }

    [Fact]
    public void OptionsInTheReadme_AreThoseOfTheCode()
    {
        var readme = File.ReadAllText(Repository.PathOf("README.md"));
        var options = PublicOption().Matches(File.ReadAllText(Repository.PathOf("src/SplNet/Options/ExperimentOptions.cs")))
            .Select(static match => match.Groups["name"].Value)
            .ToList();
        Assert.NotEmpty(options);
        Assert.All(options, name => Assert.Contains($"| `{name}` |", readme, StringComparison.Ordinal));
    }

    // A statement in the README may end an expression of the source with another mark.
    private static string Body(string snippet) => Folded(snippet).TrimEnd(';').Replace(".Assert()", string.Empty, StringComparison.Ordinal);

    private static string Folded(string text) => WhiteSpace().Replace(text, string.Empty);

    private static IEnumerable<string> CompiledSources() => new[] { "samples", "tests" }
        .SelectMany(static folder => Directory.EnumerateFiles(Repository.PathOf(folder), "*.cs", SearchOption.AllDirectories))
        .Where(static path => !path.Contains(Path.DirectorySeparatorChar + "obj" + Path.DirectorySeparatorChar, StringComparison.Ordinal));

    [GeneratedRegex("```csharp\n(?<code>.*?)```", RegexOptions.Singleline, 1000)]
    private static partial Regex Snippet();

    [GeneratedRegex("```\n> .*?```", RegexOptions.Singleline, 1000)]
    private static partial Regex Transcript();

    [GeneratedRegex(@"(?<![\w/.])(?:src|tools|tests|samples|docs|\.ci)/(?>[\w./-]+)(?!\*)", RegexOptions.None, 1000)]
    private static partial Regex MentionedPath();

    [GeneratedRegex(@"public \S+ (?<name>\w+) \{ get; init; \}", RegexOptions.None, 1000)]
    private static partial Regex PublicOption();

    [GeneratedRegex(@"\s+", RegexOptions.None, 1000)]
    private static partial Regex WhiteSpace();
}
