using SplNet.Evaluation.Learning;
using SplNet.Machine;
using SplNet.Tool.Histories;

namespace SplNet.Tool.Tests.Histories;

/// <summary>Runs of a history, from which requirements learn how runs vary.</summary>
public sealed class LearntHistoryTests : IDisposable
{
    private static readonly MachineReadings Here = new() { Processor = "Processor", Processors = 2 };

    private readonly string _file = Path.Combine(Path.GetTempPath(), $"{Guid.NewGuid():N}.db");

    public void Dispose() => File.Delete(_file);

    [Fact]
    public void RunsOfAnOperand_AreReadWithTheirCommit()
    {
        new MadeHistory(_file).Session(1, ("A.Sort", 100), ("A.Other", 5)).Session(2, ("A.Sort", 200));
        var groups = LearntHistory.Read(_file, "A.Sort", null, Here).ToList();
        Assert.Equal([MadeHistory.Commit(2), MadeHistory.Commit(1)], groups.Select(static group => group.Build));
        Assert.All(groups, static group => Assert.Equal([5, 5, 5], group.Runs.Select(static run => run.Nanoseconds.Count)));
        var learnt = LearntRuns.Of("A.Sort", groups)!;
        Assert.Equal("6 runs of 'A.Sort' from 2 builds, 2026-01-02 to 2026-01-03", learnt.ToString());
        Assert.Equal(1, learnt.Runs.Average(static run => run.Nanoseconds.Average()), 1e-9);
    }

    [Fact]
    public void OtherMachinesFrameworksAndOperands_AreLeftOut()
    {
        new MadeHistory(_file).Session(1, ("A.Sort", 100));
        Assert.Empty(LearntHistory.Read(_file, "A.Sort", null, Here with { Processors = 3 }));
        Assert.Empty(LearntHistory.Read(_file, "A.Sort", "net10.0", Here));
        Assert.Empty(LearntHistory.Read(_file, "A.Sorted", null, Here));
    }

    [Fact]
    public void MissingHistory_IsReported() => Assert.Contains(
        _file, Assert.Throws<SplNetException>(() => LearntHistory.Read(_file, "A.Sort", null, Here)).Message, StringComparison.Ordinal);
}
