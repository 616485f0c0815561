using System.Xml.Linq;
using SplNet.Views.Drawing;
using SplNet.Views.Reading;

namespace SplNet.Views.Tests;

public class DensityPictureTests
{
    [Fact]
    public void AdjacentModes_HaveTheLabelOfTheHigher()
    {
        var picture = Drawn([.. Around(100, 65), .. Around(140, 75), 1000, 1000]);
        Assert.Equal(2, Modes(picture));
        Assert.StartsWith("14", Assert.Single(Labels(picture)), StringComparison.Ordinal);
    }

    [Fact]
    public void DistantModes_HaveTheirLabels()
    {
        var picture = Drawn([.. Around(100, 65), .. Around(900, 75)]);
        Assert.Equal(2, Modes(picture));
        Assert.Equal(2, Labels(picture).Count);
    }

    private static IEnumerable<double> Around(double time, int count) => Enumerable.Range(0, count).Select(at => time + (at % 5));

    private static XElement Drawn(double[] values) => XElement.Parse(
        $"<g>{DensityPicture.Drawn([new ReadOperand("sort", Version: null, [new ReadRun(values, [], double.NaN)], [])]).Content}</g>");

    private static int Modes(XElement picture) =>
        picture.Descendants("path").Count(static path => (string?)path.Attribute("class") == "mode");

    private static List<string> Labels(XElement picture) => [.. picture.Descendants("path")
        .Where(static path => (string?)path.Attribute("class") == "mode")
        .SelectMany(static path => path.ElementsAfterSelf().Take(1))
        .Where(static next => next.Name == "text")
        .Select(static text => text.Value)];
}
