namespace SplNet.Benchmarks;

/// <summary>Two methods, one of which takes twice the time of the other.</summary>
internal static class TwofoldExample
{
    public const string Command = "twofold";
    public const int Length = 2000;

    public static int Sum(int length)
    {
        var sum = 0;
        for (var index = 1; index <= length; index++)
            sum += length / index;
        return sum;
    }

    /// <summary>Evaluates the example with so many blocks, or with as many as it takes.</summary>
    public static string Run(int? runs) => new Experiment((once, twice, mean) => mean(once) < mean(twice))
    {
        ["once"] = Operand.Of(static () => Sum(Length)),
        ["twice"] = Operand.Of(static () => Sum(2 * Length)),
        Options = ExperimentOptions.Default with { Runs = runs },
    }.Run().ToJson();
}
