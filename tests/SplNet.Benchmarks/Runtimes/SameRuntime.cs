using System.Globalization;
using SplNet.Results.Reports;

namespace SplNet.Benchmarks;

/// <summary>One experiment in a separate process: a workload on a runtime against the same workload on the same runtime.</summary>
internal static class SameRuntime
{
    public const string Command = "same-runtime";

    /// <summary>Evaluates the experiment in another process of this program.</summary>
    /// <param name="work">The name of the workload.</param>
    /// <param name="runtime">The runtime.</param>
    /// <param name="alpha">The significance.</param>
    public static ExperimentResult Evaluate(string work, string runtime, double alpha)
    {
        var result = JsonReport.Read(OwnProcess.Run(Command, work, runtime, alpha.ToString(CultureInfo.InvariantCulture)));
        return result.Verdict == Verdict.Invalid ? throw new InvalidOperationException(result.ToString()) : result;
    }

    /// <summary>Evaluates the experiment here, as <c>splnet compare</c> does: it fails if one side is shown to be slower.</summary>
    public static string Run(string work, string runtime, string alpha)
    {
        var operand = StandardBenchmarks.Operands[work];
        return new Experiment((first, second, mean) => mean(first) == mean(second))
        {
            Options = ExperimentOptions.Default with { Alpha = double.Parse(alpha, CultureInfo.InvariantCulture) },
            ["first"] = operand(StandardWork.Size).With(Runtime.Version(runtime)),
            ["second"] = operand(StandardWork.Size).With(Runtime.Version(runtime)),
        }.Run().ToJson();
    }
}
