namespace SplNet.Benchmarks;

/// <summary>One of the calls, measured by SplNet: a program of its own, so that it is the first experiment in it.</summary>
internal static class MeasuredCase
{
    public const string Command = "case";

    // The paired test needs two; both count as launches of the comparison.
    private const int Runs = 2;

    public static string Run(string name)
    {
        var experiment = new Experiment((call, mean) => mean(call) < 1.Seconds())
        {
            ["call"] = new MethodOperand(CallCases.All[name]()),
        };
        experiment.Options = ExperimentOptions.Default with { Runs = Runs };
        return experiment.Run().ToJson();
    }
}
