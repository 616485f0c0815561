using System.Globalization;
using SplNet.Tests.Shared;
using SplNet.Tool.Histories;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>A check of a history that other tools alone have written.</summary>
public sealed class ImportedCheckTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-imported-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    private string Location => Path.Combine(_folder, "history.db");

    [Fact]
    public void StepInStoredNumbers_IsReportedWithItsCommitAndIsNotAnAlarm()
    {
        Import(session => (session < 12 ? 100 : 150) + (session % 3));
        var (exitCode, output) = Check(CommitOrder.OfTime);
        Assert.Equal(ExitCode.Ok, exitCode);
        Assert.Contains(
            "1 series of other tools at 0000000010, which cannot be measured again: the changes below are not alarms.",
            output,
            StringComparison.Ordinal);
        Assert.Contains("unconfirmed   A: mean(B) +", output, StringComparison.Ordinal);
        Assert.Contains("at 000000000c of 2026-01-13 by level shifts", output, StringComparison.Ordinal);
    }

    [Fact]
    public void SteadyNumbers_ReportNoChange()
    {
        Import(static session => 100 + (session % 3));
        Assert.EndsWith("no test of the stored numbers shows a change.", Check(CommitOrder.OfTime).Output.Trim(), StringComparison.Ordinal);
    }

    // A history of its own has something to measure, and needs to know where.
    [Fact]
    public void HistoryOfRequirements_RequiresTheirFiles()
    {
        new MadeHistory(Location).Session(1, ("sort", 100));
        var refused = InThisProcess.Run("history", "check", "--history", Location);
        Assert.Equal((int)ExitCode.Usage, refused.ExitCode);
        Assert.Contains("Nothing to measure again. Name files of formulas (.spl), ", refused.Errors, StringComparison.Ordinal);
    }

    [Fact]
    public void CommitWithoutImports_IsNamedWithAdvice()
    {
        Import(static _ => 100);
        var order = CommitOrder.Of(AppContext.BaseDirectory);
        Assert.SkipWhen(order.Head is null, "These tests lie in no git repository.");
        var refused = Assert.Throws<SplNetException>(() => Check(order));
        Assert.Contains($"splnet history import PATH --commit {order.Head![..10]}", refused.Message, StringComparison.Ordinal);
    }

    private (ExitCode ExitCode, string Output) Check(CommitOrder order)
    {
        using var store = HistoryAccess.Open(Location, create: false);
        Assert.True(ImportedCheck.IsAllOf(store));
        using var output = new StringWriter();
        return (new ImportedCheck(store, output).Run(order), output.ToString());
    }

    // Seventeen days with a commit each.
    private void Import(Func<int, double> value)
    {
        var entries = Enumerable.Range(0, 17).Select(session => string.Create(CultureInfo.InvariantCulture,
            $$"""{ "commit": { "id": "{{session:x10}}" }, "date": {{1767225600000 + (session * 86_400_000L)}}, "tool": "benchmarkdotnet", "benches": [ { "name": "A.B", "value": {{value(session)}}, "unit": "ns" } ] }"""));
        var file = Path.Combine(_folder, "data.json");
        File.WriteAllText(file, $$"""{ "entries": { "Suite": [ {{string.Join(", ", entries)}} ] } }""");
        var imported = InThisProcess.Run("history", "import", file, "--history", Location);
        Assert.True(imported.ExitCode == 0, imported.Errors);
    }
}
