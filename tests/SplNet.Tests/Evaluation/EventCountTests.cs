using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>
/// Collections, contentions and exceptions come by chance: counts that are equal in a few runs are no facts, as bytes are.
/// </summary>
public sealed class EventCountTests
{
    // Three iterations of 100 operations.
    private const double OperationsOfRun = 300;

    public static TheoryData<Verdict, Experiment> Many() => new()
    {
        { Verdict.Fail, new((a, b, exceptions) => exceptions(a) * 2 < exceptions(b)) },
        { Verdict.Pass, new((a, b, exceptions) => exceptions(a) * 2 == exceptions(b)) },
        { Verdict.Pass, new((a, exceptions, gen2) => exceptions(a) <= 16.Times() & gen2(a) > 15.5.Times()) },
        { Verdict.Pass, new((a, b, allocated, gen0) => allocated(a) <= 16.Bytes() & gen0(a) * 2 == gen0(b)) },
    };

    [Theory]
    [MemberData(nameof(Many), DisableDiscoveryEnumeration = true)]
    public void ManyEqualEvents_AreDecidedByAFewBlocks(Verdict verdict, Experiment experiment)
    {
        var result = Evaluate(experiment, static (operand, _) => operand == "a" ? 16 : 32);
        Assert.True(result.Verdict == verdict, $"{verdict} was expected.{Environment.NewLine}{result}");
        Assert.All(result.Operands, static operand => Assert.InRange(operand.Runs.Count, 3, 8));
    }

    [Fact]
    public void OneEventMoreInEachRun_IsNotDecidedByThreeBlocks()
    {
        var result = Evaluate(
            new Experiment((a, b, gen2) => gen2(b) <= gen2(a)), static (operand, _) => (operand == "a" ? 1 : 2) / OperationsOfRun);
        Assert.Equal(Verdict.Fail, result.Verdict);
        Assert.All(result.Operands, static operand => Assert.True(operand.Runs.Count > 3, $"{operand.Runs.Count} runs"));
    }

    [Fact]
    public void NoEvents_AreDecidedByTwoBlocks()
    {
        var result = Evaluate(
            new Experiment((a, b, gen2, contentions) => gen2(a) <= gen2(b) & contentions(a) <= 0.Times()), static (_, _) => 0);
        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands, static operand => Assert.Equal(2, operand.Runs.Count));
    }

    [Fact]
    public void ForbiddenEvent_IsDecidedByTwoBlocks()
    {
        var result = Evaluate(new Experiment((a, exceptions) => exceptions(a) <= 0.Times()), static (_, _) => 1 / OperationsOfRun);
        Assert.Equal(Verdict.Fail, result.Verdict);
        Assert.Equal(2, Assert.Single(result.Operands).Runs.Count);
    }

    // Taken for facts by two blocks, 46 of 1000 would fail. A rate of 1 % has at most 17 in 99 of 100 series:
    // qbinom(0.99, 1000, 0.01) in R.
    [Fact]
    public void RandomEvents_KeepTheLevel()
    {
        var random = new Random(20);
        var failed = Enumerable.Range(0, 300).Count(_ =>
            Evaluate(new Experiment((a, b, gen2) => gen2(a) <= gen2(b)), (_, _) => Poisson(random, 0.7) / OperationsOfRun).Verdict
            == Verdict.Fail);
        Assert.InRange(failed, 0, 8);
    }

    private static int Poisson(Random random, double mean)
    {
        var count = 0;
        for (var left = Math.Exp(mean) * random.NextDouble(); left > 1; left *= random.NextDouble())
            count++;
        return count;
    }

    private static ExperimentResult Evaluate(Experiment experiment, Func<string, int, double> metric)
    {
        foreach (var operand in experiment.Operands)
            experiment[operand] = Work.Of(1);
        return new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns(("a", 100), ("b", 200)) { Metric = metric })
            .Evaluate();
    }
}
