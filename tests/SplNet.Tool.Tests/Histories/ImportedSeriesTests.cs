using System.Globalization;
using System.Xml.Linq;
using SplNet.Statistics;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>Long series of other tools, on the console and on pages.</summary>
public sealed class ImportedSeriesTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-series-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string Location => Path.Combine(_folder, "history.db");

    // The step is not among the last hundred sessions, and what follows is within the noise of the machine.
    [Fact]
    public void StepInALongSeries_IsReportedAndDrawnUnlikeNoise()
    {
        var random = new Xoshiro256(6);
        Import([.. Enumerable.Range(0, 203).Select(session =>
            (Id(session), 100 * (session < 80 ? 1 : 0.94) * (session < 150 ? 1 : 1.009) * (1 + (0.013 * random.NextNormal()))))]);

        var shown = Assert.Single(
            History("show").Output.Split('\n'), static line => line.Contains("unconfirmed", StringComparison.Ordinal));
        Assert.Matches($@"unconfirmed: -[56]\.\d % at {Id(80)} of .* by level shifts, p ", shown);
        Assert.Equal(0, History("page", Path.Combine(_folder, "pages")).ExitCode);
        var index = Page("index.html");
        Assert.Equal("1 series unconfirmed", index.Descendants("h1").Single().Value);
        var page = Page(Directory.EnumerateFiles(Path.Combine(_folder, "pages"), "*mean-a*.html")
            .Select(static file => Path.GetFileName(file)!).Single());
        Assert.DoesNotContain("(not known", page.ToString(), StringComparison.Ordinal);
        Assert.Equal(2, page.Descendants("path").Count(static path => (string?)path.Attribute("class") == "band"));
        Assert.Single(page.Descendants("path"), static path => (string?)path.Attribute("class") == "change plain");
        Assert.Contains(page.Descendants("span"), static word => word.Value == "unconfirmed");
    }

    // Sessions of one commit differ by what the machine did.
    [Fact]
    public void SessionsOfOneCommit_AreNotCompared()
    {
        Import([.. Enumerable.Range(0, 40).Select(session => (Id(0), session < 20 ? 100.0 + (session % 2) : 130 + (session % 2)))]);
        var shown = History("show").Output;
        Assert.DoesNotContain("unconfirmed", shown, StringComparison.Ordinal);
        Assert.DoesNotMatch(@"[+-]\d+\.\d %", shown);
    }

    [Fact]
    public void InvalidNumber_IsNamedWithItsCommitAndTheRestIsStored()
    {
        var file = Path.Combine(_folder, "data.js");
        File.WriteAllText(
            file,
            $$"""window.BENCHMARK_DATA = { "entries": { "S": [ {{Entry(Id(0), 0, "1")}}, {{Entry(Id(1), 1, "null")}}, null, {{Entry(Id(2), 2, "3")}} ] } }""");
        var imported = History("import", file);
        Assert.Equal((int)ExitCode.Usage, imported.ExitCode);
        Assert.Contains(
            $"{file}: a at {Id(1)} does not have a value, so it failed or was not run. The others were kept.",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.Contains(
            $"{file}: null is not allowed at entries.S[2]. This entry was not kept; the others were.",
            imported.Errors,
            StringComparison.Ordinal);
        Assert.Contains("1 entry was refused.", imported.Errors, StringComparison.Ordinal);
        Assert.Contains("with 2 runs added.", imported.Output, StringComparison.Ordinal);
    }

    private static string Id(int commit) => commit.ToString("x10", CultureInfo.InvariantCulture);

    private static string Entry(string commit, int day, string value) => string.Create(CultureInfo.InvariantCulture,
        $$"""{ "commit": { "id": "{{commit}}" }, "date": {{1577836800000 + (day * 86_400_000L)}}, "tool": "customSmallerIsBetter", "benches": [ { "name": "a", "value": {{value}}, "unit": "ns" } ] }""");

    private void Import(IReadOnlyList<(string Commit, double Value)> sessions)
    {
        var file = Path.Combine(_folder, "data.json");
        File.WriteAllText(
            file,
            $$"""{ "entries": { "S": [ {{string.Join(", ", sessions.Select(static (session, day) => Entry(session.Commit, day, session.Value.ToString("R", CultureInfo.InvariantCulture))))}} ] } }""");
        var imported = History("import", file);
        Assert.True(imported.ExitCode == 0, imported.Errors);
    }

    private (int ExitCode, string Output, string Errors) History(params string[] arguments)
    {
        var run = InThisProcess.Run(["history", .. arguments, "--history", Location]);
        return (run.ExitCode, run.Output, run.Errors);
    }

    private XDocument Page(string name) => XDocument.Parse(
        File.ReadAllText(Path.Combine(_folder, "pages", name)).Replace("<!DOCTYPE html>", string.Empty, StringComparison.Ordinal));
}
