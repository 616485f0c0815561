using SplNet.Tests.Processes;
using SplNet.Versioning;

namespace SplNet.Tests.Versioning;

public sealed class NamedProjectTests : IDisposable
{
    private readonly TemporaryFolder _root = new();

    public NamedProjectTests()
    {
        Add("src/Sorting/Sorting.csproj", "<Project><PropertyGroup><AssemblyName>Company.Sorting</AssemblyName></PropertyGroup></Project>");
        Add("src/Texts/Texts.fsproj", "<Project />");
        Add("old/Texts.csproj", "<Project />");
        Add("old/Second.csproj", "<Project />");
    }

    public void Dispose() => _root.Dispose();

    [Theory]
    [InlineData("src/Sorting/Sorting.csproj")]
    [InlineData("./src/Sorting/Sorting.csproj")]
    [InlineData("src/Sorting")]
    [InlineData("src/Sorting/")]
    [InlineData("Sorting.csproj")]
    [InlineData("Sorting")]
    [InlineData("Company.Sorting")]
    public void PathFolderOrName_FindsTheProjectAndItsAssembly(string text) =>
        Assert.Equal(new NamedProject("src/Sorting/Sorting.csproj", "Company.Sorting"), NamedProject.Find(text, _root.Location));

    [Fact]
    public void AbsolutePath_IsMadeRelativeToTheRepository() =>
        Assert.Equal(
            "src/Sorting/Sorting.csproj",
            NamedProject.Find(Path.Combine(_root.Location, "src/Sorting/Sorting.csproj"), _root.Location).Path);

    [Theory]
    [InlineData("link", "")]
    [InlineData("", "link")]
    public void PathThroughALink_IsMadeRelativeToTheRepository(string asked, string root)
    {
        Directory.CreateSymbolicLink(Path.Combine(_root.Location, "link"), Path.Combine(_root.Location, "src"));
        string Place(string link) => Path.Combine(_root.Location, link.Length > 0 ? link : "src");
        Assert.Equal("Sorting/Sorting.csproj", NamedProject.Find(Path.Combine(Place(asked), "Sorting/Sorting.csproj"), Place(root)).Path);
    }

    [Fact]
    public void LinkThatLeadsElsewhere_IsRefused()
    {
        Directory.CreateSymbolicLink(Path.Combine(_root.Location, "link"), Path.Combine(_root.Location, "old"));
        Assert.Contains(
            "is outside the repository",
            Assert.Throws<SplNetException>(
                () => NamedProject.Find(Path.Combine(_root.Location, "link/Second.csproj"), Path.Combine(_root.Location, "src"))).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void PathAmongProjectsOfOneName_IsUsed() =>
        Assert.Equal(new NamedProject("old/Texts.csproj", "Texts"), NamedProject.Find("old/Texts.csproj", _root.Location));

    [Theory]
    [InlineData(
        "Texts", "'Texts' may be any of old/Texts.csproj, src/Texts/Texts.fsproj. Name one by its path: --project old/Texts.csproj")]
    [InlineData("old", "'old' may be any of old/Second.csproj, old/Texts.csproj")]
    [InlineData("Textz", "does not contain a project called 'Textz'")]
    public void AmbiguousOrUnknownName_IsRefused(string text, string message) =>
        Assert.Contains(
            message, Assert.Throws<SplNetException>(() => NamedProject.Find(text, _root.Location)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("All.sln")]
    [InlineData("./All.slnx")]
    [InlineData("src/Some.slnf")]
    public void Solution_IsRefused(string text)
    {
        Add(text, string.Empty);
        Assert.StartsWith(
            $"'{text}' is not a project file. Name one: --project src/",
            Assert.Throws<SplNetException>(() => NamedProject.Find(text, _root.Location)).Message,
            StringComparison.Ordinal);
    }

    // Where old versions had the project.
    [Theory]
    [InlineData("lib/Sorting.csproj", "Sorting")]
    [InlineData("Earlier.csproj", "Earlier")]
    public void PathThatNoLongerExists_IsUsedUnchanged(string text, string assembly) =>
        Assert.Equal(new NamedProject(text, assembly), NamedProject.Find(text, _root.Location));

    [Fact]
    public void ProjectOutsideTheRepository_IsRefused() =>
        Assert.Contains(
            "is outside the repository",
            Assert.Throws<SplNetException>(
                () => NamedProject.Find(Path.Combine(_root.Location, "old/Second.csproj"), Path.Combine(_root.Location, "src"))).Message,
            StringComparison.Ordinal);

    private void Add(string path, string text)
    {
        var file = Path.Combine(_root.Location, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }
}
