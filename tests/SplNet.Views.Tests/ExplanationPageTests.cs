using SplNet.Views.Drawing;
using SplNet.Views.Pages;
using SplNet.Views.Reading;

namespace SplNet.Views.Tests;

/// <summary>Why operands differ, on the page of an experiment.</summary>
public class ExplanationPageTests
{
    [Fact]
    public void Explanation_PrecedesThePictures()
    {
        var page = ExperimentPage.Of(Documents.Explained());
        Assert.All(
            [
                "<h2>Why it takes more</h2>", "parse, compared with parse@v1", "&lt;copies&gt; 0 → 59 calls/op",
                "Native.dll is not counted", "slower calls", ">5,000<", "Reader.Read, 100 % → 240 %",
            ],
            part => Assert.Contains(part, page, StringComparison.Ordinal));
        Assert.True(page.IndexOf("<h2>Why", StringComparison.Ordinal) < page.IndexOf("<h2>Processes", StringComparison.Ordinal));
    }

    [Fact]
    public void ExperimentWithoutAnExplanation_HasNoSuchSection() =>
        Assert.DoesNotContain("<h2>Why", ExperimentPage.Of(Documents.Measured), StringComparison.Ordinal);

    [Fact]
    public void TwoExplanations_HaveOneFlameGraph()
    {
        var page = ExperimentPage.Of(Documents.Explained(static all => all.Add(all[0]!.DeepClone())));
        Assert.Equal(2, page.Split("<h2>Why it takes more</h2>").Length - 1);
        Assert.Equal(2, page.Split("id=\"flame-t\"").Length);
    }

    [Fact]
    public void Frames_AreAsWideAsTheirWork()
    {
        var picture = FlamePicture.Of(
            [new ReadFrame("root", 1, 2, [new ReadFrame("half", 0.5, 1, []), new ReadFrame("gone", 1, 0, [])])], depth: 8);
        Assert.Contains("<rect class=\"frame\" x=\"0\" y=\"0\" width=\"719\"", picture, StringComparison.Ordinal);
        Assert.Contains("<rect class=\"frame\" x=\"0\" y=\"24\" width=\"359\"", picture, StringComparison.Ordinal);
        Assert.Contains("<title>gone, 100 % → 0 %</title><rect class=\"frame\" x=\"360\"", picture, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1, 1)]
    [InlineData(2, 3)]
    public void Depth_IsBounded(int depth, int frames) => Assert.Equal(
        frames, FlamePicture.Of(
            [new ReadFrame(
                "root", 1, 2, [new ReadFrame("half", 0.5, 1, []), new ReadFrame("other", 1, 1, [new ReadFrame("deep", 1, 1, [])])])],
            depth).Split("class=\"frame\"").Length
            - 1);

    [Fact]
    public void NoWork_HasNoPicture() => Assert.Empty(FlamePicture.Of([], depth: 8));
}
