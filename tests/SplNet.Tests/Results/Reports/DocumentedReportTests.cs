using System.Runtime.CompilerServices;
using SplNet.Results.Reports;

namespace SplNet.Tests.Results.Reports;

/// <summary>The documents show reports as they are today.</summary>
public class DocumentedReportTests
{
    private const string Begin = "```text\n";
    private const string End = "```\n";

    [Theory]
    [InlineData("## A report", ReportDetail.Brief)]
    [InlineData("## The full report", ReportDetail.Full)]
    public void ReportInTheDocuments_MatchesItsResult(string heading, ReportDetail detail)
    {
        var path = PathOf("verdicts.md");
        var page = File.ReadAllText(path);
        var begin = page.IndexOf(Begin, page.IndexOf(heading, StringComparison.Ordinal), StringComparison.Ordinal) + Begin.Length;
        var end = page.IndexOf(End, begin, StringComparison.Ordinal);
        var report = JsonReport.Read(File.ReadAllText(PathOf("report.json"))).ToString(detail).ReplaceLineEndings("\n").TrimEnd() + "\n";
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") == "1")
            File.WriteAllText(path, page[..begin] + report + page[end..]);
        else
            Assert.True(
                report == page[begin..end], "Reports look different now. Write docs/verdicts.md again: WRITE_DOCUMENTS=1 dotnet test -c " +
                    $"Release tests/SplNet.Tests --filter \"FullyQualifiedName~{nameof(DocumentedReportTests)}\"");
    }

    private static string PathOf(string file, [CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "..", "docs", file));
}
