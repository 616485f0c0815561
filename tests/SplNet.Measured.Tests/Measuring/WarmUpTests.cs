using System.Linq.Expressions;
using System.Runtime.CompilerServices;
using SplNet.Statistics;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>The end of the warm-up, in real measuring processes.</summary>
public class WarmUpTests
{
    private const int ShortSteps = 1_000;
    private const int Factor = 20_000;
    private const int CallsBeforeTheChange = 20_000;

    private static int _calls;

    // The names tell the length on a machine that does a step in a nanosecond.
    [Fact]
    public void FiveNanoseconds_AreMeasuredInIterationsOfManyOperations() => AssertMany(5);

    [Fact]
    public void OneMicrosecond_IsMeasuredInIterationsOfManyOperations() => AssertMany(1_000);

    [Fact]
    public void HundredMicroseconds_AreMeasuredInIterationsOfManyOperations() => AssertMany(100_000);

    [Fact]
    public void TwentyMillisecondCall_IsAnIteration() => AssertSingle(Watch(20_000_000));

    [Trait("Category", "Long")]
    [Fact]
    public void HundredMillisecondCall_IsAnIteration() => AssertSingle(Watch(100_000_000));

    // Its loop is replaced on the stack during the first call; unoptimised it would be several times as slow per step.
    // The processor's time tells that on a busy machine too.
    [Fact]
    public void LongLoop_IsMeasuredOptimised()
    {
        var result = Watched.Run(new Experiment((few, many, cpu) => cpu(many) > cpu(few))
        {
            Options = Watched.UntilDecided,
            ["few"] = Operand.Of(static () => Steps(ShortSteps)),
            ["many"] = Operand.Of(static () => Steps(ShortSteps * Factor)),
        });
        Assert.True(result.Passed, result.ToString());
        var (few, many) = (
            result.Operands.Single(static operand => operand.Name == "few"),
            result.Operands.Single(static operand => operand.Name == "many"));
        Assert.True(many.Metrics["cpu"] < 2.5 * Factor * few.Metrics["cpu"], result.ToString());
    }

    // What it does for good is fifty times what it does first, and begins with a method that was never compiled before. On a busy machine
    // one process of five may need longer to get there than its warm-up may last.
    [Fact]
    public void MethodThatChangesItsPath_IsMeasuredAfterwards()
    {
        var result = Watched.Run(new Experiment((changing, settled, mean) => mean(changing) < 3 * mean(settled))
        {
            Options = Watched.Quick,
            ["changing"] = Operand.Of(
                static () => ++_calls > CallsBeforeTheChange ? Late(new Guid(_calls, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)) : Steps(20)),
            ["settled"] = Operand.Of(static () => Steps(ShortSteps)),
        });
        var means = result.Operands.ToDictionary(
            static operand => operand.Name,
            static operand => RunSummaries.Median([.. operand.Runs.Select(static run => run.Nanoseconds.Average())]),
            StringComparer.Ordinal);
        Assert.InRange(means["changing"], means["settled"] / 3, 3 * means["settled"]);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void MethodThatNeverStopsCompiling_IsMeasuredAfterTheCapAndReported()
    {
        var result = Measure(Watched.Quickest with { Runs = 2 }, Operand.Of(Compile));
        Assert.All(result.Operands[0].Runs, static run =>
        {
            Assert.True(run.WarmUpCapped);
            Assert.All(run.Flags, static flags => Assert.True(flags.HasFlag(IterationFlags.Compilation), $"{flags}"));
        });
        Assert.Contains("2 of 2 runs were still warming up at the time limit of the warm-up", result.ToString(), StringComparison.Ordinal);
        Assert.Matches(@"warm-up \S+ s", result.ToString());
        Assert.Contains("a compilation (10)", result.ToString(), StringComparison.Ordinal);
    }

    private static IReadOnlyList<RunResult> Watch(int steps)
    {
        var runs = Measure(Watched.Quickest with { Runs = 2, IterationTime = null }, Operand.Of(() => Steps(steps))).Operands[0].Runs;
        Assert.All(runs, static run =>
        {
            Assert.Equal(5, run.Nanoseconds.Count);
            Assert.All(run.Nanoseconds, time => Assert.True(time + run.Overhead > 0, $"{time} + {run.Overhead}"));
            Assert.True(run.WarmUpMilliseconds > 0);
        });
        return runs;
    }

    // The times of the iterations themselves vary with what else the machine does; their number of operations was chosen from the fastest
    // iterations of the warm-up. A step takes between a tenth of a nanosecond and twenty.
    private static void AssertMany(int steps) => Assert.All(Watch(steps), run => Assert.InRange(
        run.Operations * (double)steps, run.IterationMilliseconds * 1e6 / 20, run.IterationMilliseconds * 1e6 / 0.1));

    private static void AssertSingle(IReadOnlyList<RunResult> runs) => Assert.All(runs, static run => Assert.Equal(1, run.Operations));

    private static ExperimentResult Measure(ExperimentOptions options, Operand operand)
    {
        var result = Watched.Run(new Experiment((work, mean) => mean(work) < 100.Seconds()) { Options = options, ["work"] = operand });
        Assert.True(result.Passed, result.ToString());
        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Late<T>(T value) => Steps(ShortSteps) + EqualityComparer<T>.Default.GetHashCode(value!);

    // Each step needs the one before, so no compiler and no processor does several at a time.
    private static int Steps(int steps)
    {
        var state = 1;
        for (var step = 0; step < steps; step++)
            state = (state * 31) ^ step;
        return state;
    }

    private static int Compile() => Expression.Lambda<Func<int>>(Expression.Constant(7)).Compile()();
}
