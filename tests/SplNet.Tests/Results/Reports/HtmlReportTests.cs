using SplNet.Tests.Shared;

namespace SplNet.Tests.Results.Reports;

public sealed class HtmlReportTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-html-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void SaveHtml_ReplacesTheFileAndLeavesNoTemporaryFile()
    {
        var path = Path.Combine(_folder, "report.html");
        File.WriteAllText(path, "old");
        Invalid().SaveHtml(path);
        Assert.Contains("<li>b is not bound.</li>", File.ReadAllText(path), StringComparison.Ordinal);
        Assert.Equal([path], Directory.GetFiles(_folder));
    }

    [Fact]
    public void MissingFolder_IsNamed()
    {
        var path = Path.Combine(_folder, "missing", "report.html");
        var failure = Assert.Throws<SplNetException>(() => Invalid().SaveHtml(path));
        Assert.Contains(path, failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FolderInPlaceOfTheFile_IsAnErrorAndLeavesNoFile()
    {
        var path = Directory.CreateDirectory(Path.Combine(_folder, "report.html")).FullName;
        Assert.Throws<SplNetException>(() => Invalid().SaveHtml(path));
        Assert.Empty(Directory.GetFiles(_folder));
    }

    [Fact]
    public void EmptyPath_IsRefused() => Assert.Throws<ArgumentException>(() => Invalid().SaveHtml(string.Empty));

    private static ExperimentResult Invalid() =>
        new() { Formula = "mean(a) < mean(b)", Verdict = Verdict.Invalid, Problems = ["b is not bound."] };
}
