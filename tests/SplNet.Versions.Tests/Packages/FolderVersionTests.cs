using SplNet.Versions.Packages;

namespace SplNet.Versions.Tests.Packages;

public sealed class FolderVersionTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Folder_IsUsedUnchanged()
    {
        EmittedAssembly.Write(_folder["built/Lib.dll"], "1.2.0.0");
        var version = FolderVersion.Open(_folder["built"], "Lib.dll");
        Assert.Equal((_folder["built/Lib.dll"], "net8.0"), (version.AssemblyPath, version.TargetFramework));
        Assert.Equal("Lib 1.2.0.0", version.Identity.ToString());
    }

    [Fact]
    public void ChangedContent_ChangesTheKey()
    {
        EmittedAssembly.Write(_folder["built/Lib.dll"], "1.2.0.0");
        var key = FolderVersion.Open(_folder["built"], "Lib.dll").Key;
        Assert.Equal(key, FolderVersion.Open(_folder["built"], "Lib.dll").Key);
        _folder.Write(("built/data.txt", "more"));
        Assert.NotEqual(key, FolderVersion.Open(_folder["built"], "Lib.dll").Key);
    }

    [Fact]
    public void MissingAssembly_IsRefused()
    {
        _folder.Write(("built/Lib.dll", "text"));
        Assert.Contains(
            "is not a .NET assembly",
            Assert.Throws<PackageException>(() => FolderVersion.Open(_folder["built"], "Lib.dll")).Message,
            StringComparison.Ordinal);
        Assert.Contains(
            "holds no Other.dll",
            Assert.Throws<PackageException>(() => FolderVersion.Open(_folder["built"], "Other.dll")).Message,
            StringComparison.Ordinal);
    }
}
