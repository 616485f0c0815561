using System.Text.Json;
using System.Text.RegularExpressions;
using SplNet.Integration.Tests.Documents;

namespace SplNet.Integration.Tests;

/// <summary>What the documents say of the code is true.</summary>
public sealed partial class DocumentTests
{
    [Fact]
    public void PathsInDocuments_Exist()
    {
        foreach (var document in Pages.All)
        {
            // What the tool has printed names the paths of the project that it was tried on.
            var text = Transcript().Replace(File.ReadAllText(Repository.PathOf(document)), string.Empty);
            foreach (var path in MentionedPath().Matches(text).Select(static match => match.Value.TrimEnd('.', '/')))
                Assert.True(Path.Exists(Repository.PathOf(path)), $"{document} names {path}, which does not exist.");
        }
    }

    [Fact]
    public void OptionsInTheDocuments_MatchTheCode()
    {
        var page = File.ReadAllText(Repository.PathOf("docs/options.md"));
        var options = PublicOption().Matches(File.ReadAllText(Repository.PathOf("src/SplNet/Values/Options/ExperimentOptions.cs")))
            .Select(static match => match.Groups["name"].Value)
            .ToList();
        Assert.NotEmpty(options);
        Assert.All(options, name => Assert.Contains($"| `{name}` |", page, StringComparison.Ordinal));
    }

    [Fact]
    public void OptionsOfOldVersionsInTheDocuments_MatchTheCode()
    {
        var page = File.ReadAllText(Repository.PathOf("docs/versions.md"));
        var keys = VersionKey().Matches(File.ReadAllText(Repository.PathOf("src/SplNet/Values/Options/VersionSettings.cs")))
            .Select(static match => match.Groups["name"].Value).ToList();
        var switches = ToolOption().Matches(File.ReadAllText(Repository.PathOf("tools/SplNet.Tool/CommandLine/BuildingOptions.cs")))
            .Select(static match => match.Groups["name"].Value).ToList();
        Assert.NotEmpty(keys);
        Assert.Equal(keys.Count, switches.Count);
        Assert.All(keys, name => Assert.Contains(
            $"| `{name}` | `SPLNET_{Capital().Replace(name, "_$0").ToUpperInvariant()}` |", page, StringComparison.Ordinal));
        Assert.All(switches, name => Assert.Contains($"| `{name}", page, StringComparison.Ordinal));
    }

    [Fact]
    public void FilesOfOptionsInTheDocuments_NameOptions()
    {
        var page = File.ReadAllText(Repository.PathOf("docs/options.md"));
        var files = Pages.WithCode.SelectMany(DocumentBlock.Of)
            .Where(static block => block is { Mark: DocumentBlock.Reads, Language: "json" }).ToList();
        Assert.NotEmpty(files);
        foreach (var name in files.SelectMany(static block => JsonDocument.Parse(block.Code).RootElement.EnumerateObject())
            .Select(static property => property.Name))
            Assert.Contains($"| `{name}` |", page, StringComparison.Ordinal);
    }

    [GeneratedRegex("```\n> .*?```", RegexOptions.Singleline, 60_000)]
    private static partial Regex Transcript();

    [GeneratedRegex(@"(?<![\w/.])(?:src|tools|tests|samples|docs|\.ci)/(?>[\w./-]+)(?!\*)", RegexOptions.None, 60_000)]
    private static partial Regex MentionedPath();

    [GeneratedRegex(@"\[""(?<name>\w+)""\] = static", RegexOptions.None, 60_000)]
    private static partial Regex VersionKey();

    [GeneratedRegex(@"""(?<name>--[\w-]+)""", RegexOptions.None, 60_000)]
    private static partial Regex ToolOption();

    [GeneratedRegex("[A-Z]", RegexOptions.None, 60_000)]
    private static partial Regex Capital();

    [GeneratedRegex(@"public \S+ (?<name>\w+) \{ get; init; \}", RegexOptions.None, 60_000)]
    private static partial Regex PublicOption();
}
