using SplNet.Tool.Watching;

namespace SplNet.Tool.Tests.Watching;

/// <summary>Files that the measured code writes beside its assembly.</summary>
public sealed class WrittenDataTests
{
    private readonly WrittenData _data = new();

    [Fact]
    public void FileThatChangesDuringTwoRuns_IsTheirOutput()
    {
        _data.Begin();
        var (others, found) = _data.During(["log", "words"]);
        Assert.Equal(["log", "words"], others);
        Assert.Empty(found);
        _data.Begin();
        (others, found) = _data.During(["log"]);
        Assert.Empty(others);
        Assert.Equal(["log"], found);
        (others, found) = _data.During(["log", "words", "more"]);
        Assert.Equal(["more"], others);
        Assert.Equal(["words"], found);
    }

    [Fact]
    public void FileThatRarelyChangesDuringARun_IsNotItsOutput()
    {
        _data.Begin();
        _data.During(["words"]);
        _data.Begin();
        _data.Begin();
        Assert.Equal(["words"], _data.During(["words"]).Others);
    }
}
