using SplNet.Statistics;

namespace SplNet.Tool.Tests.Checking;

/// <summary>Experiments made by hand.</summary>
internal static class Made
{
    public static ExperimentResult Experiment(Verdict verdict, double[][] one, double[][] other) => new()
    {
        Formula = "mean(one) <= mean(other)",
        Verdict = verdict,
        Alpha = 0.05,
        Seed = 7,
        Seconds = 1.5,
        Operands = [Operand("one", one), Operand("other", other)],
    };

    private static OperandResult Operand(string name, double[][] runs) => new()
    {
        Name = name,
        Nanoseconds = Math.Exp(runs.Average(static run => Math.Log(RunSummaries.Median([.. run])))),
        Runs =
        [
            .. runs.Select(static (run, index) => new RunResult
            {
                Position = index + 1,
                Nanoseconds = run,
                Flags = [],
                Operations = 1,
                Overhead = 0,
                AllocatedBytes = double.NaN,
                WarmUpMilliseconds = 0,
                MeasuringMilliseconds = 0,
                LaunchMilliseconds = 0,
                WarmUpCapped = false,
                Collector = "concurrent",
            }),
        ],
    };
}
