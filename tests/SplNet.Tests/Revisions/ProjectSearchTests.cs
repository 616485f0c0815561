using SplNet.Tests.Launching;
using SplNet.Versioning;

namespace SplNet.Tests.Revisions;

public sealed class ProjectSearchTests : IDisposable
{
    private readonly TemporaryFolder _root = new();

    public void Dispose() => _root.Dispose();

    [Fact]
    public void ProjectOfThatName_IsFound()
    {
        Add("src/Sorting/Sorting.csproj", "<Project />");
        Add("src/Other/Other.csproj", "<Project />");
        Add("src/Sorting/bin/copy/Sorting.csproj", "<Project />");
        Assert.Equal("src/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
    }

    [Theory]
    [InlineData("packages")]
    [InlineData("Artifacts")]
    public void FolderThatIsUsuallyMade_IsSearchedWhereNothingElseHasIt(string folder)
    {
        Add($"{folder}/Sorting/Sorting.csproj", "<Project />");
        Add($"{folder}/Texts/Texts.csproj", "<Project />");
        Add("src/Texts/Texts.csproj", "<Project />");
        Assert.Equal($"{folder}/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
        Assert.Equal("src/Texts/Texts.csproj", ProjectSearch.Find(_root.Location, "Texts"));
        Assert.Equal($"{folder}/Sorting/Sorting.csproj", NamedProject.Find("Sorting", _root.Location).Path);
    }

    [Fact]
    public void AssemblyName_CountsAndNotThatOfTheFile()
    {
        Add("Sorting.csproj", "<Project><PropertyGroup><AssemblyName>Company.$(MSBuildProjectName)</AssemblyName></PropertyGroup></Project>");
        Add("Company.fsproj", "<Project><PropertyGroup><AssemblyName>Sorting</AssemblyName></PropertyGroup></Project>");
        Assert.Equal("Company.fsproj", ProjectSearch.Find(_root.Location, "Sorting"));
        Assert.Equal("Sorting.csproj", ProjectSearch.Find(_root.Location, "Company.Sorting"));
    }

    [Fact]
    public void NoProject_SaysWhatToDo() => Assert.Contains(
        "holds no project that builds Sorting.dll",
        Assert.Throws<SplNetException>(() => ProjectSearch.Find(_root.Location, "Sorting")).Message,
        StringComparison.Ordinal);

    [Fact]
    public void SeveralProjects_AreListed()
    {
        Add("a/Sorting.csproj", "<Project />");
        Add("b/Sorting.csproj", "no XML at all");
        Assert.Contains(
            "several projects that build Sorting.dll: a/Sorting.csproj, b/Sorting.csproj. Name one: --project a/Sorting.csproj, or Versions = new() { Project = \"a/Sorting.csproj\" }.",
            Assert.Throws<SplNetException>(() => ProjectSearch.Find(_root.Location, "Sorting")).Message,
            StringComparison.Ordinal);
    }

    private void Add(string path, string text)
    {
        var file = Path.Combine(_root.Location, path);
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, text);
    }
}
