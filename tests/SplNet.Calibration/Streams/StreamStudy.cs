namespace SplNet.Calibration.Streams;

/// <summary>Streams of commits: how often SplNet confirms what is not there, and what it finds.</summary>
/// <param name="commits">The commits of each cell, rounded up to whole streams.</param>
/// <param name="seed">The same seed gives the same figures, on however many processors.</param>
internal sealed class StreamStudy(int commits, ulong seed)
{
    /// <summary>Runs scenarios, on all processors.</summary>
    /// <param name="scenarios">The scenarios.</param>
    /// <param name="withOthers">True for the published rules too.</param>
    public IReadOnlyList<StreamCell> Run(IReadOnlyList<StreamScenario> scenarios, bool withOthers)
    {
        var cells = new StreamCell[scenarios.Count];
        Parallel.For(0, cells.Length, index => cells[index] = new StreamCell(
            scenarios[index], StreamPlacebo.Of(scenarios[index], (seed << 32) + uint.MaxValue - (ulong)index)));
        var work = cells.SelectMany(cell => Enumerable.Range(0, Streams(cell.Scenario)).Select(stream => (Cell: cell, Stream: stream)))
            .ToArray();
        var parts = new StreamPart[work.Length];
        // One by one, since the streams of a scenario with many proposals take several times as long.
        Parallel.ForEach(
            System.Collections.Concurrent.Partitioner.Create(
                Enumerable.Range(0, work.Length), System.Collections.Concurrent.EnumerablePartitionerOptions.NoBuffering),
            index =>
                parts[index] = StreamPart.Of(work[index].Cell.Scenario, work[index].Cell.Placebo, Seed(work[index].Stream), withOthers));
        for (var index = 0; index < work.Length; index++)
            work[index].Cell.Add(parts[index]);
        return cells;
    }

    private int Streams(StreamScenario scenario) => (commits + scenario.Commits - 1) / scenario.Commits;

    // Each scenario has the same streams, as far as it can, and a placebo of its own.
    private ulong Seed(int stream) => (seed << 32) + (ulong)stream + 1;
}
