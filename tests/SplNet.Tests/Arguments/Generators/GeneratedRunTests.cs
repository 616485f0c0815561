using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Arguments.Generators;

/// <summary>Generators in formulas, through real measuring processes.</summary>
public class GeneratedRunTests
{
    [Fact]
    public void QueryOverAnAxisInAQuantifier_Passes()
    {
        var sizes = Gen.Of(2_000, 8_000);
        var arrays = from n in sizes from array in Gen.Arrays(n, Gen.Ints(0, 100)).Cached() select array;
        var experiment = new Experiment((one, all, median) => Spl.ForAll(sizes, n => median(one[n]) < median(all[n])))
        {
            Options = Watched.Quickest,
            ["one"] = Operand.Of(arrays, static array => array[^1]),
            ["all"] = Operand.Of(arrays, static array => array.Aggregate(1, static (state, value) => (state * 31) ^ value)),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
        Assert.Equal(["one(2000)", "all(2000)", "one(8000)", "all(8000)"], result.Operands.Select(static operand => operand.Name));
    }

    [Fact]
    public void SeedOfTheExperiment_ReachesTheMeasuringProcesses()
    {
        const int seed = 42;
        var said = Enumerable.Range(0, 2).Select(_ => FirstKey(seed)).ToList();
        Assert.Equal(said[0], said[1]);
        Assert.NotEqual(said[0], FirstKey(seed + 1));
        Assert.StartsWith("key ", said[0], StringComparison.Ordinal);
    }

    // The first random value that a measuring process meets, told by the failure that it causes.
    private static string FirstKey(int seed)
    {
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            Options = Watched.Quickest with { Seed = seed },
            ["a"] = Operand.Of(Gen.Ints(), static key => Fail(key)),
        };
        var problem = Watched.Problem(experiment);
        return problem[problem.IndexOf("key ", StringComparison.Ordinal)..].Split('.')[0];
    }

    private static void Fail(int key) => throw new NotSupportedException($"key {key}.");
}
