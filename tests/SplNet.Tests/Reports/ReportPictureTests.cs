using System.Runtime.CompilerServices;
using SplNet.Benchmarks.Pictures;
using SplNet.Reports;

namespace SplNet.Tests.Reports;

/// <summary>The picture in the documents shows the report as it is today.</summary>
public class ReportPictureTests
{
    [Fact]
    public void PictureInTheDocuments_IsTheReportOfItsResult()
    {
        var path = PathOf("report.svg");
        var picture = ReportPicture.Of(JsonReport.Read(File.ReadAllText(PathOf("report.json"))).ToString());
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
            File.WriteAllText(path, picture);
        else
            Assert.True(picture == File.ReadAllText(path), "Reports look different now. Draw docs/report.svg again: WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Tests --filter \"FullyQualifiedName~ReportPicture\"");
    }

    [Fact]
    public void LongLine_GoesOnBelow_WithoutLosingAWord()
    {
        var words = Enumerable.Range(1000, 60).Select(static number => number.ToString(System.Globalization.CultureInfo.InvariantCulture)).ToList();
        var picture = ReportPicture.Of("FAIL  a < b & c\n      " + string.Join(' ', words));
        Assert.Contains("a &lt; b &amp; c", picture, StringComparison.Ordinal);
        Assert.All(words, word => Assert.Contains(word, picture, StringComparison.Ordinal));
        Assert.Equal(1 + 4, picture.Split("<text ").Length - 1);
    }

    private static string PathOf(string file, [CallerFilePath] string source = "") => Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "docs", file));
}
