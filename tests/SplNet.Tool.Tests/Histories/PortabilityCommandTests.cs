using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Histories;

/// <summary>What <c>splnet history portability</c> reports and writes.</summary>
public sealed class PortabilityCommandTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-history-portability-");

    public void Dispose() => OwnedFolder.Delete(_folder);

    [Fact]
    public void TwoMachines_HaveAReportAndAPageWithAHistogram()
    {
        using (var store = HistoryStore.Open(HistoryLocation.Of(File), create: true))
            store.Add([Session("bravo", 100, 50), Session("charlie", 300, 75)]);
        var page = Path.Combine(_folder, "portability.html");

        var run = InThisProcess.Run(["history", "portability", "--history", File, "--html", page]);

        Assert.Equal((0, string.Empty), (run.ExitCode, run.Errors));
        Assert.Contains(
            "1 comparison on 2 classes of machines: 0 % of 1 value are below 2, the largest is 2", run.Output.ReplaceLineEndings(" "),
            StringComparison.Ordinal);
        var text = System.IO.File.ReadAllText(page);
        Assert.Contains("Histogram of the portability metric", text, StringComparison.Ordinal);
        Assert.Contains("<td class=\"n\">2.000</td>", text, StringComparison.Ordinal);
    }

    [Fact]
    public void OneMachine_HasNothingToCompare()
    {
        using (var store = HistoryStore.Open(HistoryLocation.Of(File), create: true))
            store.Add([Session("bravo", 100, 50)]);

        var run = InThisProcess.Run(["history", "portability", "--history", File]);

        Assert.Equal((int)ExitCode.NothingToRun, run.ExitCode);
        Assert.Contains("Nothing to compare: no two classes of machines", run.Errors, StringComparison.Ordinal);
    }

    private string File => Path.Combine(_folder, "history.db");

    private static RecordedSession Session(string label, double left, double right) => new(
        new Session(
            MachineClass.Of("Processor", "X64", 2, "System 1", label),
            new History.Measurements.Revision(MadeHistory.Commit(1), string.Empty, IsChanged: false), ".NET 10.0.1", "day"),
        [
            new RecordedExperiment
            {
                Key = ContentKey.Of("experiment", label),
                Digest = ContentKey.Of("digest", label),
                Ended = MadeHistory.Day(1),
                Source = "Tests.Sorting",
                Title = "mean(left) < mean(right)",
                Verdict = "Fail",
                Alpha = 0.01,
                Comparisons = [new RecordedComparison("mean(left) < mean(right)", "False", 1, double.NaN, double.NaN)],
                Samples = [Sample("left", left), Sample("right", right)],
            },
        ]);

    private static Sample Sample(string operand, double time) =>
        new(MadeHistory.Series(operand), [new Run(time, []), new Run(time, [])]);
}
