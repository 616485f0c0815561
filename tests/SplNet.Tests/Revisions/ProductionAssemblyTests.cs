
using SplNet.Statistics;
using SplNet.Versioning;

namespace SplNet.Tests.Revisions;

/// <summary>Which assembly takes part of another version, told from the operand and the output of these tests.</summary>
public class ProductionAssemblyTests
{
    private static readonly string Tests = typeof(ProductionAssemblyTests).Assembly.Location;

    [Fact]
    public void MethodByItsFunctor_BelongsToItsAssembly()
    {
        var operand = new MethodOperand(FunctorFactory.Create(() => BenchmarkDotNet.Configs.ManualConfig.CreateEmpty()));
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(operand, Tests, isText: false, null));
    }

    [Fact]
    public void LambdaOfTests_WithoutALibrary_SaysWhatToDo()
    {
        var failure = Assert.Throws<SplNetException>(() => ProductionAssembly.Of(Operand.Of(static () => Math.Sqrt(2)), Tests, isText: false, null));
        Assert.Contains("Which library has another version cannot be told: the measured code belongs to SplNet.Tests", failure.Message, StringComparison.Ordinal);
        Assert.Contains("by its functor", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MethodOfTheTests_IsALibraryForTextsOnly()
    {
        var operand = new MethodOperand(FunctorFactory.Create(() => Experiments.Work.Of(1)));
        Assert.Equal("SplNet.Tests", ProductionAssembly.Of(operand, Tests, isText: true, null));
        Assert.Throws<SplNetException>(() => ProductionAssembly.Of(operand, Tests, isText: false, null));
    }

    [Fact]
    public void SplNetItself_IsNoLibrary()
    {
        var operand = new MethodOperand(FunctorFactory.Create(() => RunSummaries.Median(Arg.Of<double[]>())), Gen.Of([1.0]));
        Assert.Throws<SplNetException>(() => ProductionAssembly.Of(operand, Tests, isText: false, null));
    }

    [Fact]
    public void PackageOfAnAssembly_IsThatOfTheDependencyFile()
    {
        Assert.Equal("Perfolizer", PackageOf.Assembly(Tests, "Perfolizer"));
        Assert.Contains("SplNet does not come from a package", Assert.Throws<SplNetException>(() => PackageOf.Assembly(Tests, "SplNet")).Message, StringComparison.Ordinal);
    }
}
