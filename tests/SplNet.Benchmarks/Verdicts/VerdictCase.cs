using System.Globalization;
using SplNet.Results.Reports;

namespace SplNet.Benchmarks;

/// <summary>One experiment in a program of its own: a workload against the same one, or a larger one.</summary>
internal static class VerdictCase
{
    public const string Command = "verdict";

    /// <summary>Evaluates the experiment in another process of this program.</summary>
    /// <param name="work">The name of the workload.</param>
    /// <param name="size">The size of the second operand; that of the first is <see cref="StandardWork.Size"/>.</param>
    /// <param name="isStrict">True to claim that the first operand is faster, false that it is not slower.</param>
    /// <param name="estimator">What is compared: <c>mean</c> or <c>median</c>.</param>
    public static ExperimentResult Evaluate(string work, int size, bool isStrict, string estimator)
    {
        var json = OwnProcess.Run(Command, work, size.ToString(CultureInfo.InvariantCulture), isStrict ? "<" : "<=", estimator);
        var result = JsonReport.Read(json);
        return result.Verdict == Verdict.Invalid ? throw new InvalidOperationException(result.ToString()) : result;
    }

    /// <summary>Evaluates the experiment here.</summary>
    public static string Run(string work, string size, string relation, string estimator)
    {
        var experiment = (relation, estimator) switch
        {
            ("<", "mean") => new Experiment((first, second, mean) => mean(first) < mean(second)),
            ("<", _) => new Experiment((first, second, median) => median(first) < median(second)),
            (_, "mean") => new Experiment((first, second, mean) => mean(first) <= mean(second)),
            _ => new Experiment((first, second, median) => median(first) <= median(second)),
        };
        var operands = StandardBenchmarks.Operands;
        experiment["first"] = operands[work](StandardWork.Size);
        experiment["second"] = operands[work](int.Parse(size, CultureInfo.InvariantCulture));
        return experiment.Run().ToJson();
    }
}
