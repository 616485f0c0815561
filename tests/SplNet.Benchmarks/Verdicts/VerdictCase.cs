using System.Globalization;
using SplNet.Reports;

namespace SplNet.Benchmarks;

/// <summary>One experiment in a program of its own: a workload against the same one, or a larger one.</summary>
internal static class VerdictCase
{
    public const string Command = "verdict";

    /// <summary>Evaluates the experiment in another process of this program.</summary>
    /// <param name="work">The name of the workload.</param>
    /// <param name="size">The size of the second operand; that of the first is <see cref="StandardWork.Size"/>.</param>
    /// <param name="isStrict">True to claim that the first operand is faster, false that it is not slower.</param>
    public static ExperimentResult Evaluate(string work, int size, bool isStrict)
    {
        var json = OwnProcess.Run(Command, work, size.ToString(CultureInfo.InvariantCulture), isStrict ? "<" : "<=");
        var result = JsonReport.Read(json);
        return result.Verdict == Verdict.Invalid ? throw new InvalidOperationException(result.ToString()) : result;
    }

    /// <summary>Evaluates the experiment here.</summary>
    public static string Run(string work, string size, string relation)
    {
        var experiment = relation == "<"
            ? new Experiment((first, second, mean) => mean(first) < mean(second))
            : new Experiment((first, second, mean) => mean(first) <= mean(second));
        var operands = StandardBenchmarks.Operands;
        experiment["first"] = operands[work](StandardWork.Size);
        experiment["second"] = operands[work](int.Parse(size, CultureInfo.InvariantCulture));
        return experiment.Run().ToJson();
    }
}
