using System.Diagnostics;
using SplNet.Versions.Repositories;

namespace SplNet.Versions.Tests.Repositories;

public class PrivateFolderTests
{
    [Fact]
    public void FolderOfAProcess_IsRemovedWithIt()
    {
        string path;
        using (var folder = new PrivateFolder())
        {
            path = folder.Path;
            Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute, File.GetUnixFileMode(path));
            folder.CreateSubfolder("below");
        }

        Assert.False(Directory.Exists(path));
    }

    [Fact]
    public void ProcessThatEndsWithTheOwner_LeavesNothing()
    {
        var (exitCode, output, errors) = ToolProcess.Run(
            "dotnet", "dotnet-sdk-10.0", AppContext.BaseDirectory, new Dictionary<string, string>(StringComparer.Ordinal), input: null,
            ["SplNet.Tests.CacheUser.dll"]);
        Assert.Equal((0, string.Empty), (exitCode, errors));
        Assert.StartsWith(Path.GetTempPath(), output, StringComparison.Ordinal);
        Assert.False(Directory.Exists(output.Trim()));
    }

    [Fact]
    public void FilesOfACrash_AreRemovedByTheNext()
    {
        using var process = Process.Start("git", ["--exec-path"]);
        process.WaitForExit();
        var abandoned = Path.Combine(Path.GetTempPath(), $"splnet-{process.Id}-{Guid.NewGuid():N}");
        Directory.CreateDirectory(Path.Combine(abandoned, "git"));
        var others = Directory.CreateDirectory(Path.Combine(Path.GetTempPath(), $"splnet-{process.Id}-of-others")).FullName;
        using var owned = new PrivateFolder();
        using var next = new PrivateFolder();
        Assert.False(Directory.Exists(abandoned));
        Assert.True(Directory.Exists(owned.Path));
        Assert.True(Directory.Exists(others));
        Directory.Delete(others);
    }
}
