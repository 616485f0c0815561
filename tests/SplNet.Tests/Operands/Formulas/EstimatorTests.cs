using SplNet.Operands.Formulas;

namespace SplNet.Tests.Operands.Formulas;

/// <summary>The names of estimators, and what they make of the iterations of a run.</summary>
public class EstimatorTests
{
    [Theory]
    [InlineData("mean", 22, MetricUnit.Nanoseconds)]
    [InlineData("median", 3, MetricUnit.Nanoseconds)]
    [InlineData("min", 1, MetricUnit.Nanoseconds)]
    [InlineData("trimmed", 3, MetricUnit.Nanoseconds)]
    [InlineData("throughput", 1e9 / 22, MetricUnit.OperationsPerSecond)]
    [InlineData("p01", 1.04, MetricUnit.Nanoseconds)]
    [InlineData("p25", 2, MetricUnit.Nanoseconds)]
    [InlineData("p50", 3, MetricUnit.Nanoseconds)]
    [InlineData("p95", 80.8, MetricUnit.Nanoseconds)]
    [InlineData("p99", 96.16, MetricUnit.Nanoseconds)]
    [InlineData("p99.5", 98.08, MetricUnit.Nanoseconds)]
    [InlineData("p99_5", 98.08, MetricUnit.Nanoseconds)]
    [InlineData("allocated", 3, MetricUnit.Bytes)]
    [InlineData("objects", 3, MetricUnit.Count)]
    public void KnownName_SummarisesARun(string name, double summary, MetricUnit unit)
    {
        var kind = EstimatorKind.Find(name);
        Assert.NotNull(kind);
        Assert.Equal(unit, kind.Unit);
        Assert.Equal(summary, kind.Summary([4, 100, 2, 1, 3]), 1e-9);
    }

    [Theory]
    [InlineData("Mean")]
    [InlineData("avg")]
    [InlineData("p00")]
    [InlineData("p5")]
    [InlineData("p100")]
    [InlineData("pxx")]
    [InlineData("P95")]
    [InlineData("p99.")]
    [InlineData("p99_")]
    [InlineData("p.9")]
    [InlineData("p0.0")]
    [InlineData("p100.0")]
    [InlineData("p99.9.9")]
    [InlineData("p99.99999")]
    [InlineData("p99,9")]
    [InlineData("p٣٣")]
    [InlineData("?")]
    [InlineData("")]
    public void OtherName_IsNotAnEstimator(string name) => Assert.Null(EstimatorKind.Find(name));

    [Theory]
    [InlineData("p99_9", "p99.9", 0.999)]
    [InlineData("p99.99", "p99.99", 0.9999)]
    [InlineData("p0.1", "p0.1", 0.001)]
    [InlineData("p05_50", "p5.5", 0.055)]
    [InlineData("p99.0", "p99", 0.99)]
    [InlineData("p05", "p05", 0.05)]
    [InlineData("median", "median", 0.5)]
    [InlineData("mean", "mean", null)]
    public void Quantile_HasOneNameForAllSpellings(string spelling, string name, double? quantile)
    {
        var kind = EstimatorKind.Find(spelling)!;
        Assert.Equal((name, quantile), (kind.Name, kind.Quantile));
        Assert.Equal(name.StartsWith('p'), kind.IsPercentile);
    }

    [Fact]
    public void EstimatorsOfTheLanguage_CanAllBeMeasured() =>
        Assert.All(SplNet.Syntax.Estimators.Names, static name => Assert.Equal(name, EstimatorKind.Find(name)!.Name));
}
