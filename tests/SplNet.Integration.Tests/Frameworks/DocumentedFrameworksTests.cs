namespace SplNet.Integration.Tests.Frameworks;

/// <summary>What the documents say of frameworks is what the matrix shows.</summary>
public sealed class DocumentedFrameworksTests
{
    private const string Write = "WRITE_DOCUMENTS";

    [Fact]
    public void TableOfFrameworks_MatchesTheMatrix()
    {
        var path = Repository.PathOf("docs/frameworks.md");
        var page = File.ReadAllText(path);
        var made = FrameworkTable.In(page);
        if (Environment.GetEnvironmentVariable(Write) == "1")
            File.WriteAllText(path, made);
        else
            Assert.Equal(made, page);
    }

    [Fact]
    public void LowestVersions_MatchTheAdapters()
    {
        var page = File.ReadAllText(Repository.PathOf("docs/frameworks.md"));
        foreach (var adapter in new[] { "SplNet.MSTest", "SplNet.NUnit", "SplNet.Xunit", "SplNet.Xunit2" })
        {
            var project = System.Xml.Linq.XDocument.Load(Repository.PathOf($"src/{adapter}/{adapter}.csproj"));
            var lowest = project.Descendants("PackageReference").Single().Attribute("VersionOverride")!.Value;
            Assert.Contains($"| `{adapter}` | {lowest} |", page, StringComparison.Ordinal);
        }
    }
}
