using SplNet.Evaluation.Reuse;
using SplNet.Tests.Processes;

namespace SplNet.Tests.Evaluation.Reuse;

/// <summary>What makes the output of a test another one.</summary>
public sealed class OutputContentTests : IDisposable
{
    private static readonly EmittedLibrary Usual = new();

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AnotherBuildOfTheSameSources_IsTheSame()
    {
        var key = Key("one", Usual);
        Assert.Equal(key, Key("two", Usual));
        Assert.Equal(key, Key("three", Usual with { Commit = new string('b', 40) }));
        Assert.NotEqual(File.ReadAllBytes(PathOf("one", "Lib.dll")), File.ReadAllBytes(PathOf("three", "Lib.dll")));
    }

    [Fact]
    public void EmbeddedSymbols_DoNotMatter()
    {
        var key = Key("one", Usual with { Symbols = Symbols(1000) });
        Assert.Equal(key, Key("two", Usual with { Symbols = Symbols(1237) }));
        Assert.NotEqual(key, Key("three", Usual with { Symbols = Symbols(1237), Constant = 2 }));
        Assert.NotEqual(key, Key("four", Usual with { Symbols = Symbols(1237), Data = [8, 7, 6, 5, 4, 3, 2, 1] }));
    }

    [Fact]
    public void DifferentCodeOrData_IsDifferentContent()
    {
        var key = Key("one", Usual);
        Assert.NotEqual(key, Key("two", Usual with { Constant = 2 }));
        Assert.NotEqual(key, Key("three", Usual with { Data = [8, 7, 6, 5, 4, 3, 2, 1] }));
    }

    [Theory]
    [InlineData("Lib.runtimeconfig.json", false)]
    [InlineData("libnative.so", false)]
    [InlineData("data/input.txt", false)]
    [InlineData("Lib.pdb", true)]
    [InlineData("Lib.xml", true)]
    [InlineData("lib.XML", true)]
    [InlineData("data/Lib.xml", false)]
    [InlineData("feed.xml", false)]
    [InlineData("data/access.log", false)]
    [InlineData("TestResults/run.bin", true)]
    [InlineData("BenchmarkDotNet.Artifacts/results.json", true)]
    public void FileInTheSameFolder_CountsIfTheTestCanReadIt(string file, bool isSame)
    {
        var before = Key("one", Usual);
        var path = PathOf("one", file);
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, "one");
        var added = OutputContent.KeyOf(PathOf("one"));
        Assert.Equal(isSame, added == before);
        File.WriteAllText(path, "two");
        Assert.Equal(isSame, OutputContent.KeyOf(PathOf("one")) == added);
    }

    [Fact]
    public void RenamedFile_IsDifferentContent()
    {
        var before = Key("one", Usual);
        File.Move(PathOf("one", "Lib.dll"), PathOf("one", "Other.dll"));
        Assert.NotEqual(before, OutputContent.KeyOf(PathOf("one")));
    }

    [Fact]
    public void MissingFolder_HasNoKey() => Assert.Null(OutputContent.KeyOf(PathOf("nowhere")));

    [Fact]
    public void OutputOfThisTest_IsTheSameEachTime() =>
        Assert.Equal(OutputContent.KeyOf(AppContext.BaseDirectory), OutputContent.KeyOf(AppContext.BaseDirectory));

    private string PathOf(params string[] parts) => Path.Combine([_folder.Location, .. parts]);

    private string? Key(string folder, EmittedLibrary library)
    {
        Directory.CreateDirectory(PathOf(folder));
        library.Write(PathOf(folder, "Lib.dll"));
        return OutputContent.KeyOf(PathOf(folder));
    }

    // What is random is not made shorter by compression.
    private static byte[] Symbols(int length)
    {
        var bytes = new byte[length];
        new Random(length).NextBytes(bytes);
        return bytes;
    }
}
