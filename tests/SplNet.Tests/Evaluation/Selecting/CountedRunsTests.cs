using SplNet.Causes.Selection;
using SplNet.Evaluation.Reuse;
using SplNet.Evaluation.Selecting;
using SplNet.Tests.Processes;
using SplNet.Tests.Shared;

namespace SplNet.Tests.Evaluation.Selecting;

/// <summary>Executed methods survive their process for a day, and nothing else is taken for them.</summary>
public sealed class CountedRunsTests : IDisposable
{
    private static readonly string[] Methods = ["B.Do(System.Int32)", "A.Do()"];

    private readonly TemporaryFolder _folder = new();
    private readonly ManualClock _clock = new() { Wall = new DateTimeOffset(2026, 1, 31, 12, 0, 0, TimeSpan.Zero) };

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void Methods_RoundTripByKeyAndSeed()
    {
        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));

        Assert.Equal(Methods.Order(StringComparer.Ordinal), Runs().Read("a", 1)!.Keys.Order(StringComparer.Ordinal));
        Assert.True(Runs().Read("a", 1)!.IsCounted);
        Assert.Null(Runs().Read("a", 2));
        Assert.Null(Runs().Read("b", 1));
    }

    [Theory]
    [InlineData(24, true)]
    [InlineData(25, false)]
    [InlineData(-1, false)]
    public void Methods_AreKeptForADay(int hours, bool isKept)
    {
        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));
        _clock.Wall += TimeSpan.FromHours(hours);

        Assert.Equal(isKept, Runs().Read("a", 1) is not null);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(20)]
    [InlineData(60)]
    public void TruncatedFile_IsCountedAgain(int length)
    {
        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));
        File.WriteAllBytes(PathOf("a-1"), File.ReadAllBytes(PathOf("a-1"))[..length]);

        Assert.Null(Runs().Read("a", 1));
    }

    [Fact]
    public void FileOfAnotherForm_IsCountedAgain()
    {
        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));
        var bytes = File.ReadAllBytes(PathOf("a-1"));
        bytes["SplNet counted runs ".Length]++;
        File.WriteAllBytes(PathOf("a-1"), bytes);

        Assert.Null(Runs().Read("a", 1));
    }

    [Fact]
    public void ProcessWithoutCounters_IsNotKept()
    {
        Runs().Keep("a", 1, ExecutedMethods.Of([]));

        Assert.Equal(0, Runs().Bytes);
    }

    [Fact]
    public void Clear_RemovesAll()
    {
        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));

        Assert.True(Runs().Clear() > 0);
        Assert.Null(Runs().Read("a", 1));
    }

    // A folder that cannot be made: the next comparison counts again.
    [Fact]
    public void UnwritableFolder_KeepsNothing()
    {
        File.WriteAllText(Path.Combine(_folder.Location, "counted"), "a file");

        Runs().Keep("a", 1, ExecutedMethods.Of(Methods));

        Assert.Null(Runs().Read("a", 1));
    }

    private CountedRuns Runs() => new(new KeyedFiles(Path.Combine(_folder.Location, "counted"), ".methods", 1 << 20, _clock), _clock);

    private string PathOf(string name) => Path.Combine(Path.Combine(_folder.Location, "counted"), name + ".methods");
}
