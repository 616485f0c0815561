using SplNet.Tests.Processes;
using SplNet.Tests.Shared;
using SplNet.Versioning;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Tests.Versioning;

public sealed class ProjectSearchTests : IDisposable
{
    private const string Sdk =
        """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>""";

    private readonly TemporaryFolder _root = new();

    public void Dispose() => _root.Dispose();

    [Fact]
    public void ProjectWithTheName_IsFound()
    {
        Add("src/Sorting/Sorting.csproj", "<Project />");
        Add("src/Other/Other.csproj", "<Project />");
        Add("src/Sorting/bin/copy/Sorting.csproj", "<Project />");
        Assert.Equal("src/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
    }

    [Theory]
    [InlineData("packages")]
    [InlineData("Artifacts")]
    public void UsualOutputFolder_IsSearchedLast(string folder)
    {
        Add($"{folder}/Sorting/Sorting.csproj", "<Project />");
        Add($"{folder}/Texts/Texts.csproj", "<Project />");
        Add("src/Texts/Texts.csproj", "<Project />");
        Assert.Equal($"{folder}/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
        Assert.Equal("src/Texts/Texts.csproj", ProjectSearch.Find(_root.Location, "Texts"));
        Assert.Equal($"{folder}/Sorting/Sorting.csproj", NamedProject.Find("Sorting", _root.Location).Path);
    }

    [Fact]
    public void AssemblyName_TakesPrecedenceOverTheFileName()
    {
        Add(
            "Sorting.csproj",
            "<Project><PropertyGroup><AssemblyName>Company.$(MSBuildProjectName)</AssemblyName></PropertyGroup></Project>");
        Add("Company.fsproj", "<Project><PropertyGroup><AssemblyName>Sorting</AssemblyName></PropertyGroup></Project>");
        Assert.Equal("Company.fsproj", ProjectSearch.Find(_root.Location, "Sorting"));
        Assert.Equal("Sorting.csproj", ProjectSearch.Find(_root.Location, "Company.Sorting"));
    }

    [Fact]
    public void AssemblyNameOfAnImport_IsEvaluatedByMSBuild()
    {
        Assert.SkipUnless(InstalledSdk.IsThere, "There is no SDK on this side.");
        Add(
            "Directory.Build.props",
            "<Project><PropertyGroup><AssemblyName>Company.$(MSBuildProjectName)</AssemblyName></PropertyGroup></Project>");
        Add("src/Sorting/Sorting.csproj", Sdk);
        Add("src/Texts/Texts.csproj", Sdk);
        Assert.Equal("src/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Company.Sorting"));
        Assert.Equal(
            new NamedProject("src/Texts/Texts.csproj", "Company.Texts"), NamedProject.Find("src/Texts/Texts.csproj", _root.Location));
        Assert.Equal(new NamedProject("src/Texts/Texts.csproj", "Company.Texts"), NamedProject.Find("Company.Texts", _root.Location));
    }

    [Theory]
    [InlineData("gitdir: /elsewhere/.git/worktrees/second", "src/Sorting/Sorting.csproj")]
    [InlineData("gitdir: ../.git/modules/second", null)]
    public void ProjectOfAnotherWorktree_DoesNotCountButOneOfASubmoduleDoes(string link, string? found)
    {
        Add("src/Sorting/Sorting.csproj", "<Project />");
        Add("second/.git", link);
        Add("second/src/Sorting/Sorting.csproj", "<Project />");
        if (found is null)
            Assert.Contains(
                "several projects",
                Assert.Throws<SplNetException>(() => ProjectSearch.Find(_root.Location, "Sorting")).Message,
                StringComparison.Ordinal);
        else
            Assert.Equal(found, ProjectSearch.Find(_root.Location, "Sorting"));
    }

    [Fact]
    public void ProjectOfANestedRepository_IsFoundIfNoOtherHasTheName()
    {
        Add("src/Texts/Texts.csproj", "<Project />");
        Add("second/.git/HEAD", "ref: refs/heads/main");
        Add("second/Sorting.csproj", "<Project />");
        Assert.Equal("second/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
    }

    [Fact]
    public void CopyThatGitIgnores_DoesNotCount()
    {
        GitCommand.Run(_root.Location, "init", "--quiet");
        Add(".gitignore", "copies/\ntracked/\n");
        Add("src/Sorting/Sorting.csproj", "<Project />");
        Add("copies/Sorting/Sorting.csproj", "<Project />");
        Assert.Equal("src/Sorting/Sorting.csproj", ProjectSearch.Find(_root.Location, "Sorting"));
        Add("tracked/Sorting/Sorting.csproj", "<Project />");
        GitCommand.Run(_root.Location, "add", "--force", "tracked");
        Assert.Contains(
            "src/Sorting/Sorting.csproj, tracked/Sorting/Sorting.csproj.",
            Assert.Throws<SplNetException>(() => NamedProject.Find("Sorting", _root.Location)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void MissingProject_SaysWhatToDo() => Assert.Contains(
        "does not contain a project that builds Sorting.dll",
        Assert.Throws<SplNetException>(() => ProjectSearch.Find(_root.Location, "Sorting")).Message,
        StringComparison.Ordinal);

    [Fact]
    public void SeveralProjects_AreListed()
    {
        Add("a/Sorting.csproj", "<Project />");
        Add("b/Sorting.csproj", "no XML at all");
        Assert.Contains(
            "several projects that build Sorting.dll: a/Sorting.csproj, b/Sorting.csproj. " +
            "Name one: --project a/Sorting.csproj, or Versions = new() { Project = \"a/Sorting.csproj\" }.",
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
