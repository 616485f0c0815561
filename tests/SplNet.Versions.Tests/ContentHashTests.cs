using SplNet.Versions.Assemblies;

namespace SplNet.Versions.Tests;

public sealed class ContentHashTests : IDisposable
{
    private readonly TestFolder _folder = new();

    public ContentHashTests() => _folder.Write(("a.cs", "class A;"), ("below/b.cs", "class B;"));

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void SameFiles_HaveAStableHash()
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Paths have other separators there.");
        Assert.Equal("2d6eb78e330ac22a0a0730462dc5f10bbc57e44d", Hash());
    }

    [Theory]
    [InlineData("a.cs", "class C;")]
    [InlineData("c.cs", "")]
    public void DifferentContentOrNames_HaveADifferentHash(string file, string content)
    {
        var before = Hash();
        _folder.Write((file, content));
        Assert.NotEqual(before, Hash());
    }

    private string Hash() => ContentHash.Of(_folder.Path, FileTree.Files(_folder.Path));
}
