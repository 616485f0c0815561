using SplNet.Evaluation;
using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Statements.Experiments;
using SplNet.Statistics;

namespace SplNet.Benchmarks.Scaling;

/// <summary>Everything of an experiment but measuring: its runs are made up. Each operand is compared with the one before.</summary>
internal static class DecidedOperands
{
    private const int Iterations = 20;

    public static Action Prepare(int size, string folder)
    {
        var names = Enumerable.Range(1, size).Select(static number => FormattableString.Invariant($"a{number}")).ToList();
        var claims = names.Zip(names.Skip(1), static (smaller, larger) => $"mean({smaller}) < mean({larger})").ToList();
        var experiment = new Experiment(claims.Count == 0 ? "mean(a1) < 1 s" : string.Join(" && ", claims))
        {
            Options = ExperimentOptions.Default with { Runs = 10, TimeBudget = TimeSpan.FromHours(1) },
        };
        foreach (var name in names)
            experiment[name] = Operand.Of(static () => { });
        return () =>
        {
            var result = new ExperimentRun(experiment, isolate: false, context: null, new MadeUpRuns()).Evaluate();
            if (!result.Passed)
                throw new InvalidOperationException(result.ToString());
        };
    }

    private sealed class MadeUpRuns : ISequentialRunSource
    {
        private readonly Random _random = new(1);

        public LaunchOutcome Measure(MeasuredOperand operand, MeasureSettings settings, TimeSpan timeout)
        {
            var time = 100 * double.Parse(operand.Name.AsSpan(1), System.Globalization.CultureInfo.InvariantCulture);
            return new LaunchOutcome(
                new RunReadings
                {
                    Nanoseconds = [.. Enumerable.Range(0, Iterations).Select(_ => time * (1 + (0.001 * _random.NextDouble())))],
                    Flags = new IterationFlags[Iterations],
                    Operations = 100,
                    Overhead = 1,
                    WarmUpMilliseconds = 10,
                    MeasuringMilliseconds = 5,
                    WarmUpCapped = false,
                    Collector = "concurrent",
                },
                null, null);
        }
    }
}
