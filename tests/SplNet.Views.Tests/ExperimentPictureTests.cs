using System.Runtime.CompilerServices;
using System.Xml.Linq;
using SplNet.Views.Pages;

namespace SplNet.Views.Tests;

public sealed class ExperimentPictureTests
{
    private static readonly XNamespace Svg = "http://www.w3.org/2000/svg";

    [Fact]
    public void PictureInTheDocuments_MatchesItsResult()
    {
        var path = PathOf("report.svg");
        var picture = ExperimentPicture.Of(File.ReadAllText(PathOf("report.json")));
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
            File.WriteAllText(path, picture);
        else
            Assert.True(
                picture == File.ReadAllText(path), "Pictures look different now. Draw docs/report.svg again: " +
                    "WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Views.Tests --filter \"FullyQualifiedName~ExperimentPicture\"");
    }

    [Fact]
    public void Picture_IsXmlWithTheSameNumbersAsThePage()
    {
        var json = File.ReadAllText(PathOf("report.json"));
        var texts = XDocument.Parse(ExperimentPicture.Of(json)).Descendants(Svg + "text").Select(static text => text.Value).ToList();
        Assert.Equal(["Fail", "mean(bubble) < mean(insertion)"], texts.Take(2));
        Assert.StartsWith("Ratio ", texts[2], StringComparison.Ordinal);
        Assert.Contains(texts[2], ExperimentPage.Of(json), StringComparison.Ordinal);
    }

    [Fact]
    public void NameWithMarkup_IsText()
    {
        const string Name = "</style><script>a(\"&\")</script>";
        var picture = XDocument.Parse(
            ExperimentPicture.Of($$"""{ "formula": {{System.Text.Json.JsonSerializer.Serialize(Name)}}, "verdict": "Invalid" }"""));
        Assert.Contains(picture.Descendants(Svg + "text"), static text => text.Value == Name);
        Assert.Empty(picture.Descendants(Svg + "script"));
    }

    private static string PathOf(string file, [CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "docs", file));
}
