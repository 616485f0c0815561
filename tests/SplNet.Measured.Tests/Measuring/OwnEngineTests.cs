using SplNet.Benchmarks;
using SplNet.Measuring;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Measuring;

/// <summary>SplNet's engine and BenchmarkDotNet's measure the same.</summary>
public class OwnEngineTests
{
    private const int Rounds = 4;
    private static readonly MeasureSettings Settings = new(Iterations: 10, IterationNanoseconds: 1e6) { Metrics = ["allocated"] };

    // One of each length; the others differ from them in how the call is reached.
    private static readonly HashSet<string> Shown = new(
        [nameof(HandWritten.EmptyInterface), nameof(HandWritten.LengthStruct), nameof(HandWritten.SortClass)], StringComparer.Ordinal);

    public static IEnumerable<TheoryDataRow<string>> Calls => CallCases.All.Keys.Select(static name =>
        Shown.Contains(name) ? new TheoryDataRow<string>(name) : new TheoryDataRow<string>(name).WithTrait("Category", "Long"));

    // Beside other work the fastest of up to forty iterations is the least disturbed; what differs by less than a nanosecond is the loop
    // around the call.
    [Theory]
    [MemberData(nameof(Calls))]
    public void Call_TakesAsLongAsByTheEngineOfBenchmarkDotNet(string name)
    {
        var (theirs, own) = (double.PositiveInfinity, double.PositiveInfinity);
        for (var round = 0; round < Rounds && (round == 0 || !IsNear(own, theirs)); round++)
        {
            theirs = Math.Min(theirs, Measure(name, MeasuringEngine.BenchmarkDotNet));
            own = Math.Min(own, Measure(name, MeasuringEngine.SplNet));
        }

        Assert.True(IsNear(own, theirs), $"{name}: {own} ns by the own engine, {theirs} ns by BenchmarkDotNet's.");
    }

    [Theory]
    [InlineData(MeasuringEngine.BenchmarkDotNet)]
    [InlineData(MeasuringEngine.SplNet)]
    public void Experiment_IsDecidedInMeasuringProcesses(MeasuringEngine engine)
    {
        var result = new Experiment(static (less, more, median) => median(less) < median(more))
        {
            ["less"] = Evaluation.Work.Of(10),
            ["more"] = Evaluation.Work.Of(10_000),
            Options = Watched.UntilDecided with { Engine = engine },
        }.Run();
        Assert.True(result.Verdict == Verdict.Pass, result.ToString());
    }

    private static bool IsNear(double own, double theirs) => Math.Abs(own - theirs) <= 1 + (0.25 * Math.Max(own, theirs));

    private static double Measure(string name, MeasuringEngine engine)
    {
        var readings = InThisProcess.Measure(new MethodOperand(CallCases.All[name]()), Settings, engine);
        Assert.Equal(10, readings.Nanoseconds.Length);
        Assert.Equal([0.0], readings.Metrics);
        return readings.Nanoseconds.Min();
    }
}
