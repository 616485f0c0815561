using SplNet.Operands.Formulas;

namespace SplNet.Tests.Operands.Formulas;

/// <summary>Limits with units.</summary>
public class UnitTests
{
    public static TheoryData<Estimate, double, MetricUnit> Limits() => new()
    {
        { 5.Nanoseconds(), 5, MetricUnit.Nanoseconds },
        { 5.Microseconds(), 5e3, MetricUnit.Nanoseconds },
        { 5.Milliseconds(), 5e6, MetricUnit.Nanoseconds },
        { 5.Seconds(), 5e9, MetricUnit.Nanoseconds },
        { 0.5.Nanoseconds(), 0.5, MetricUnit.Nanoseconds },
        { 1.5.Microseconds(), 1500, MetricUnit.Nanoseconds },
        { 1.5.Milliseconds(), 1.5e6, MetricUnit.Nanoseconds },
        { 1.5.Seconds(), 1.5e9, MetricUnit.Nanoseconds },
        { TimeSpan.FromTicks(1), 100, MetricUnit.Nanoseconds },
        { TimeSpan.FromMilliseconds(5), 5e6, MetricUnit.Nanoseconds },
        { 3.Times(), 3, MetricUnit.Count },
        { 0.5.Times(), 0.5, MetricUnit.Count },
        { 3.Bytes(), 3, MetricUnit.Bytes },
        { 3.Kilobytes(), 3072, MetricUnit.Bytes },
        { 3.Megabytes(), 3145728, MetricUnit.Bytes },
        { 1.5.Bytes(), 1.5, MetricUnit.Bytes },
        { 1.5.Kilobytes(), 1536, MetricUnit.Bytes },
        { 1.5.Megabytes(), 1572864, MetricUnit.Bytes },
    };

    [Theory]
    [MemberData(nameof(Limits), DisableDiscoveryEnumeration = true)]
    public void Limit_IsStoredInItsBaseUnit(Estimate limit, double value, MetricUnit unit)
    {
        Assert.Equal(value, Assert.IsType<Limit>(limit).Value, 1e-9);
        Assert.Equal(unit, limit.Unit);
    }

    [Fact]
    public void InvalidLimits_AreProblems()
    {
        foreach (var limit in new[] { double.NaN.Seconds(), double.PositiveInfinity.Bytes(), (-1).Milliseconds() })
        {
            var problems = new List<string>();
            limit.CollectProblems(problems);
            Assert.Contains("is not a finite number from 0 on", Assert.Single(problems), StringComparison.Ordinal);
        }
    }

    public static TheoryData<string, Experiment> Mixed() => new()
    {
        {
            "'contentions(a) < 5 ms' compares counts with time: both sides must have the same unit.",
            new((a, contentions) => contentions(a) < 5.Milliseconds())
        },
        {
            "'allocated(a) <= 0' compares memory with counts: both sides must have the same unit.",
            new((a, allocated) => allocated(a) <= 0.Times())
        },
        { "'cpu(a) < gen0(a)' compares time with counts: both sides must have the same unit.", new((a, cpu, gen0) => cpu(a) < gen0(a)) },
    };

    [Theory]
    [MemberData(nameof(Mixed), DisableDiscoveryEnumeration = true)]
    public void ComparisonOfDifferentUnits_IsAProblemThatNamesBoth(string problem, Experiment experiment)
    {
        experiment["a"] = Operand.Of(static () => { });
        Assert.Equal([problem], experiment.Problems().Select(static one => one.Text));
    }

    [Fact]
    public void MisspeltEstimator_IsTheOnlyProblem()
    {
        var bytes = new Experiment((a, alocated) => alocated(a) > 0.Bytes()) { ["a"] = Operand.Of(static () => { }) };
        Assert.Contains("alocated", Assert.Single(bytes.Problems()).Text, StringComparison.Ordinal);
        var times = new Experiment((a, men) => men(a) < 0.Milliseconds()) { ["a"] = Operand.Of(static () => { }) };
        Assert.Contains("men", Assert.Single(times.Problems()).Text, StringComparison.Ordinal);
    }

    [Fact]
    public void ZeroTime_IsAProblemUnlessTransformed()
    {
        var experiment = new Experiment((a, mean) => mean(a) < 0.Milliseconds()) { ["a"] = Operand.Of(static () => { }) };
        Assert.Equal(
            ["'mean(a) < 0 ns' compares a time with 0, but every call takes time. Write a limit above 0, for example 1.Nanoseconds()."],
            experiment.Problems().Select(static one => one.Text));
        var above = new Experiment((a, mean) => mean(a, static time => Math.Max(0, time - 1e6)) <= TimeSpan.Zero)
        {
            ["a"] = Operand.Of(static () => { }),
        };
        Assert.Empty(above.Problems());
    }

    [Fact]
    public void SumOfDifferentUnits_IsAProblem()
    {
        var problems = new List<string>();
        (1.Seconds() + 1.Bytes()).CollectProblems(problems);
        Assert.Equal("'1 s + 1 B' adds time to memory: both must have the same unit.", Assert.Single(problems));
    }
}
