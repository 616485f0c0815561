using SplNet.Versions.Builds;
using SplNet.Versions.Tests.Repositories;
using SplNet.Versions.Tests.Repositories.Git;

namespace SplNet.Versions.Tests.Builds;

/// <summary>What is copied of a project without a repository.</summary>
public sealed class FolderSourcesTests : IDisposable
{
    private readonly TemporaryFolder _root = new();

    public FolderSourcesTests()
    {
        Write("all/Directory.Build.props", "<Project />");
        Write("all/unrelated/Big.txt", "");
        Write("all/src/settings.targets", "<Project />");
        Write("all/src/notes.txt", "");
        Write(
            "all/src/A/A.csproj", "<Project><ItemGroup><ProjectReference Include=\"..\\B\\B.csproj\" /><ProjectReference " +
                "Include=\"..\\Gone\\Gone.csproj\" /></ItemGroup></Project>");
        Write("all/src/A/Code/One.cs", "");
        Write("all/src/A/bin/Release/A.dll", "");
        Write("all/src/A/obj/A.json", "");
        Write("all/src/B/B.csproj", "<Project><ItemGroup><ProjectReference Include=\"../A/A.csproj\" /></ItemGroup></Project>");
        Write("all/src/B/Two.cs", "");
        Write("all/src/C/C.csproj", "<Project />");
    }

    public void Dispose() => _root.Dispose();

    [Fact]
    public void ProjectsAndTheirSettings_AreCopied()
    {
        var sources = FolderSources.Of(_root.Combine("all/src/A/A.csproj"));
        Assert.Equal(_root.Combine("all"), sources.Root);
        sources.CopyTo(_root.Combine("copy"), TestContext.Current.CancellationToken);
        Assert.Equal(
            ["Directory.Build.props", "src/A/A.csproj", "src/A/Code/One.cs", "src/B/B.csproj", "src/B/Two.cs", "src/settings.targets"],
            Directory.EnumerateFiles(_root.Combine("copy"), "*", SearchOption.AllDirectories)
                .Select(path => Path.GetRelativePath(_root.Combine("copy"), path).Replace('\\', '/')).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ProjectThatCannotBeRead_IsStillCopied()
    {
        Write("all/src/A/A.csproj", "<Project");
        Assert.Equal([_root.Combine("all/src/A/A.csproj")], FolderSources.Of(_root.Combine("all/src/A/A.csproj")).Projects);
    }

    private void Write(string path, string text) => ContentRepository.Write(_root.Path, path, text);
}
