using System.Globalization;
using System.Xml.Linq;
using SplNet.Calibration.Figures;

namespace SplNet.Calibration.Tests.Figures;

/// <summary>The plots, read back as XML.</summary>
public sealed class PanelGridTests
{
    private static readonly XNamespace Svg = "http://www.w3.org/2000/svg";

    [Fact]
    public void Panels_FormAGridInsideTheImage()
    {
        var image = Draw(new Axis("n", [0, 10], IsLogarithmic: false), [new Curve([(0, 0), (10, 1)])]);

        var size = Numbers(image.Attribute("viewBox")!.Value, ' ');
        var frames = image.Descendants(Svg + "g").Select(static panel => panel.Element(Svg + "rect")!).ToList();
        Assert.Equal(6, frames.Count);
        Assert.Equal(2, frames.Select(static frame => frame.Attribute("y")!.Value).Distinct(StringComparer.Ordinal).Count());
        Assert.Equal(3, frames.Select(static frame => frame.Attribute("x")!.Value).Distinct(StringComparer.Ordinal).Count());
        Assert.All(frames, frame =>
        {
            Assert.InRange(Number(frame, "x") + Number(frame, "width"), 0, size[2]);
            Assert.InRange(Number(frame, "y") + Number(frame, "height"), 0, size[3]);
        });
    }

    [Fact]
    public void Curve_RunsFromLowerLeftToUpperRight()
    {
        var panel = Draw(new Axis("n", [0, 10], IsLogarithmic: false), [new Curve([(0, 0), (5, 0.5), (10, 1)])]).Descendants(Svg + "g")
            .First();

        var (frame, points) = (panel.Element(Svg + "rect")!, Points(panel.Element(Svg + "polyline")!));
        var (left, top, width, height) = (Number(frame, "x"), Number(frame, "y"), Number(frame, "width"), Number(frame, "height"));
        Assert.Equal([(left, top + height), (left + (width / 2), top + (height / 2)), (left + width, top)], points);
    }

    [Fact]
    public void LogarithmicAxis_ShowsEqualRatiosAsEqualDistances()
    {
        var axis = new Axis("n", [10, 100, 100_000], IsLogarithmic: true);

        Assert.Equal(0, axis.Position(10), 1e-12);
        Assert.Equal(0.25, axis.Position(100), 1e-12);
        Assert.Equal(1, axis.Position(100_000), 1e-12);
    }

    [Fact]
    public void NamesWithMarkup_AreEscaped()
    {
        var image = Draw(new Axis("a < b", [0, 1], IsLogarithmic: false), [new Curve([(0, 0)])]);

        Assert.Contains(image.Elements(Svg + "text"), static text => text.Value.Contains("a < b", StringComparison.Ordinal));
        Assert.Contains(image.Elements(Svg + "text"), static text => text.Value == "s >= \"b\" & more");
    }

    private static XElement Draw(Axis axis, IReadOnlyList<Curve> curves)
    {
        var row = Enumerable.Repeat(new Panel("<panel>", curves), 3).ToArray();
        return XDocument.Parse(new PanelGrid(axis, ["s >= \"b\" & more"], [row, row]).ToString()).Root!;
    }

    private static IReadOnlyList<(double X, double Y)> Points(XElement line) =>
        [.. line.Attribute("points")!.Value.Split(' ').Select(static point => Numbers(point, ','))
            .Select(static pair => (pair[0], pair[1]))];

    private static double[] Numbers(string text, char separator) =>
        Array.ConvertAll(text.Split(separator), static number => double.Parse(number, CultureInfo.InvariantCulture));

    private static double Number(XElement element, string attribute) =>
        double.Parse(element.Attribute(attribute)!.Value, CultureInfo.InvariantCulture);
}
