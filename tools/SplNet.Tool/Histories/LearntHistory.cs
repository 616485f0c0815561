using SplNet.Evaluation.Learning;
using SplNet.History.Measurements;
using SplNet.History.Stores;
using SplNet.Machine;
using SplNet.Syntax;
using SplNet.Values.Options;

namespace SplNet.Tool.Histories;

/// <summary>Reads runs of an operand from a history, for requirements that learn how runs vary.</summary>
internal static class LearntHistory
{
    // Later ones say nothing new.
    private const int MostSessions = 40;

    /// <summary>Lets requirements of this process learn from histories.</summary>
    public static void Offer() =>
        LearntOperands.Histories = static (location, operand, framework) => Read(location, operand, framework, MachineReadings.Take());

    /// <summary>The runs of an operand on this class of machine, grouped by commit, the latest sessions first.</summary>
    /// <param name="location">The history; null for the variable or the usual file.</param>
    /// <param name="operand">The name of the operand.</param>
    /// <param name="framework">The framework of the program; null if unknown.</param>
    /// <param name="machine">This machine.</param>
    /// <exception cref="SplNetException">The history cannot be read.</exception>
    public static IEnumerable<LearntGroup> Read(string? location, string operand, string? framework, MachineReadings machine)
    {
        try
        {
            using var store = HistoryAccess.OpenToRead(
                location ?? Environment.GetEnvironmentVariable(ReservedVariables.History) ?? HistoryAccess.UsualFile);
            return store.AtOneMoment(() => Groups(store, machine, operand, framework ?? string.Empty));
        }
        catch (HistoryException failure)
        {
            throw new SplNetException(failure.Message, failure);
        }
    }

    private static List<LearntGroup> Groups(HistoryStore store, MachineReadings machine, string operand, string framework) =>
    [
        .. store.Sessions().Where(session => IsHere(session.Session.Machine, machine)).OrderByDescending(static session => session.Began)
            .Take(MostSessions)
            .SelectMany(session => store.Session(session).Experiments.Where(static experiment => experiment.IsUsable)
                .SelectMany(experiment => experiment.Samples
                    .Where(sample => sample.Series.Operand == operand && sample.Series.Framework == framework
                        && sample.Series.Metric == Estimators.Mean)
                    .Select(sample => new LearntGroup(
                        session.Session.Revision.Commit, experiment.Ended, [.. sample.Runs.Select(ResultOf)])))),
    ];

    private static bool IsHere(MachineClass recorded, MachineReadings here) =>
        recorded.Processor == (here.Processor ?? string.Empty) && recorded.Processors == here.Processors;

    // A history that has forgotten iterations still knows the mean of each run.
    private static RunResult ResultOf(Run run)
    {
        double[] times = run.Iterations.Count > 0 ? [.. run.Iterations.Select(static time => (double)time)] : [run.Value];
        return new RunResult
        {
            Position = 0,
            Nanoseconds = times,
            Flags = new Statistics.IterationFlags[times.Length],
            Operations = 1,
            Overhead = 0,
            AllocatedBytes = double.NaN,
            WarmUpMilliseconds = 0,
            MeasuringMilliseconds = 0,
            LaunchMilliseconds = 0,
            WarmUpCapped = false,
            Collector = string.Empty,
        };
    }
}
