namespace SplNet.Benchmarks;

/// <summary>One of the calls, measured by SplNet: a program of its own, so that it is the first experiment in it.</summary>
internal static class MeasuredCase
{
    public const string Command = "case";

    // The paired test needs two; both count as launches of the comparison.
    private const int Runs = 2;

    public static string Run(string name, MeasuringEngine engine = MeasuringEngine.BenchmarkDotNet)
    {
        var experiment = new Experiment((call, mean) => mean(call) < 1.Seconds())
        {
            ["call"] = new MethodOperand(CallCases.All[name]()),
        };
        experiment.Options = ExperimentOptions.Default with { Runs = Runs, Engine = engine };
        return experiment.Run().ToJson();
    }
}
