using Microsoft.Testing.Platform.Builder;
using Microsoft.Testing.Platform.MSBuild;
using SplNet.Statistics;
using SplNet.Versioning;

namespace SplNet.Tests.Versioning;

/// <summary>Which assembly takes part of another version, told from the operand and the output of these tests.</summary>
public class ProductionAssemblyTests
{
    private static readonly string Tests = typeof(ProductionAssemblyTests).Assembly.Location;

    [Fact]
    public void MethodByItsFunctor_BelongsToItsAssembly()
    {
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(OfBenchmarkDotNet(), Tests, isText: false, null));
    }

    [Fact]
    public void LambdaWithoutALibrary_SaysWhatToDo()
    {
        var failure = Assert.Throws<SplNetException>(
            () => ProductionAssembly.Of(Operand.Of(static () => Math.Sqrt(2)), Tests, isText: false, null));
        Assert.Contains(
            "The library whose version differs is not known: the measured code belongs to SplNet.Tests",
            failure.Message,
            StringComparison.Ordinal);
        Assert.Contains("by its functor", failure.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MethodOfAnAssemblyWithoutProjectReferences_IsALibraryForTextsOnly()
    {
        using var output = new WrittenOutput("SplNet.Tests", projects: []);
        Assert.Equal("SplNet.Tests", ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, null));
        Assert.Throws<SplNetException>(() => ProductionAssembly.Of(OfTests(), output.Assembly, isText: false, null));
    }

    // A library with requirements of its own has other versions itself, and its projects come with it.
    [Theory]
    [InlineData(null, "BenchmarkDotNet")]
    [InlineData("Perfolizer", "Perfolizer")]
    public void TextOfALibrary_MeansTheLibraryUnlessAProjectIsNamed(string? named, string expected)
    {
        using var output = new WrittenOutput("BenchmarkDotNet", projects: ["Perfolizer"]);
        Assert.Equal(expected, ProductionAssembly.Of(OfBenchmarkDotNet(), output.Assembly, isText: true, named));
    }

    [Theory]
    [InlineData(null, "BenchmarkDotNet", "BenchmarkDotNet")]
    [InlineData("xunit.v3.assert", "xunit.v3.assert", "BenchmarkDotNet", "xunit.v3.assert")]
    [InlineData("SplNet.Tests", "SplNet.Tests", "BenchmarkDotNet")]
    public void TextOfTests_MeansTheLibraryTheyCall(string? named, string expected, params string[] projects)
    {
        using var output = new WrittenOutput("SplNet.Tests", projects, package: "xunit.v3.core");
        Assert.Equal(expected, ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, named));
    }

    [Fact]
    public void TextOfTestsWithSeveralLibraries_RequiresTheProject()
    {
        using var output = new WrittenOutput("SplNet.Tests", ["BenchmarkDotNet", "xunit.v3.assert"], package: "xunit.v3.core");
        var failure = Assert.Throws<SplNetException>(() => ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, null));
        Assert.Contains("refers to BenchmarkDotNet, xunit.v3.assert", failure.Message, StringComparison.Ordinal);
        Assert.Contains("--project", failure.Message, StringComparison.Ordinal);
    }

    // With the wrong one, both sides of a comparison would be the same code.
    [Fact]
    public void TextOfAnAmbiguousProgram_IsNotGuessed()
    {
        using var output = new WrittenOutput("SplNet.Tests", ["BenchmarkDotNet"]);
        var failure = Assert.Throws<SplNetException>(() => ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, null));
        Assert.Contains(
            "the method belongs to the program SplNet.Tests, which refers to BenchmarkDotNet. Name the project whose versions are meant",
            failure.Message,
            StringComparison.Ordinal);
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, "BenchmarkDotNet"));
        Assert.Equal("SplNet.Tests", ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, "SplNet.Tests"));
    }

    [Fact]
    public void LambdaThatCallsAPackage_MeansThatPackage()
    {
        var operand = Operand.Of(static () => BenchmarkDotNet.Configs.ManualConfig.CreateEmpty());
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(operand, Tests, isText: false, null, isPackage: true));
    }

    [Fact]
    public void LambdaThatCallsNoPackageOrSeveral_SaysWhatToDo()
    {
        using var output = new WrittenOutput("SplNet.Tests", projects: []);
        var none = Assert.Throws<SplNetException>(
            () => ProductionAssembly.Of(Operand.Of(static () => Math.Sqrt(2)), output.Assembly, isText: false, null, isPackage: true));
        Assert.Contains("uses none. Call one in the lambda", none.Message, StringComparison.Ordinal);
        var several = Operand.Of(static () => Assert.NotNull(BenchmarkDotNet.Configs.ManualConfig.CreateEmpty()));
        Assert.Contains(
            "calls BenchmarkDotNet, xunit.v3.assert",
            Assert.Throws<SplNetException>(() => ProductionAssembly.Of(several, Tests, isText: false, null, isPackage: true)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void CodeThatOnlyConstructsAnObjectOfAPackage_MeansThatPackage() =>
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(
            Operand.Of(static () => new BenchmarkDotNet.Configs.ManualConfig()), Tests, isText: false, null, isPackage: true));

    // Through a method of the tests, a lambda in it and an iterator.
    [Fact]
    public void CodeThatUsesAPackageThroughOtherCodeOfTheTests_MeansThatPackage() =>
        Assert.Equal(
            "BenchmarkDotNet", ProductionAssembly.Of(Operand.Of(static () => Scenario()), Tests, isText: false, null, isPackage: true));

    [Fact]
    public void TextThatUsesNoPackage_SaysSo()
    {
        using var output = new WrittenOutput("SplNet.Tests", projects: []);
        Assert.Contains(
            "uses none",
            Assert.Throws<SplNetException>(
                () => ProductionAssembly.Of(OfTests(), output.Assembly, isText: true, null, isPackage: true)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void LambdaThatUsesOneOfSeveralProjects_MeansThat()
    {
        using var output = new WrittenOutput("SplNet.Tests", ["BenchmarkDotNet", "xunit.v3.assert"]);
        Assert.Equal("BenchmarkDotNet", ProductionAssembly.Of(Operand.Of(static () => Scenario()), output.Assembly, isText: false, null));
    }

    // One that refers to the other may only help with it.
    [Fact]
    public void LambdaWithAProjectThatReferencesAnother_RequiresTheProject()
    {
        using var output = new WrittenOutput("SplNet.Tests", ["Microsoft.Testing.Platform", "Microsoft.Testing.Extensions.MSBuild"]);
        var operand = Operand.Of(
            static () => { Action<ITestApplicationBuilder, string[]> add = TestingPlatformBuilderHook.AddExtensions; return add; });
        Assert.Contains(
            "--project",
            Assert.Throws<SplNetException>(() => ProductionAssembly.Of(operand, output.Assembly, isText: false, null)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void LambdaThatCallsADelegate_RequiresTheProject()
    {
        using var output = new WrittenOutput("SplNet.Tests", ["BenchmarkDotNet", "xunit.v3.assert"]);
        var later = Scenario;
        var operand = Operand.Of(() => new object[] { new BenchmarkDotNet.Configs.ManualConfig(), later() });
        Assert.Contains(
            "--project",
            Assert.Throws<SplNetException>(() => ProductionAssembly.Of(operand, output.Assembly, isText: false, null)).Message,
            StringComparison.Ordinal);
    }

    [Fact]
    public void SplNetItself_IsNotALibrary()
    {
        var operand = new MethodOperand(FunctorFactory.Create(() => RunSummaries.Median(Arg.Of<double[]>())), Gen.Of([1.0]));
        Assert.Throws<SplNetException>(() => ProductionAssembly.Of(operand, Tests, isText: false, null));
    }

    [Fact]
    public void PackageOfAnAssembly_ComesFromTheDependencyFile()
    {
        Assert.Equal("Perfolizer", PackageOf.Assembly(Tests, "Perfolizer"));
        Assert.Contains(
            "SplNet does not come from a package",
            Assert.Throws<SplNetException>(() => PackageOf.Assembly(Tests, "SplNet")).Message,
            StringComparison.Ordinal);
    }

    private static MethodOperand OfBenchmarkDotNet() =>
        new(FunctorFactory.Create(() => BenchmarkDotNet.Configs.ManualConfig.CreateEmpty()));

    private static int Scenario() => Enumerable.Range(0, 3).Select(static _ => Configurations().Count()).Sum();

    private static IEnumerable<object> Configurations()
    {
        yield return new BenchmarkDotNet.Configs.ManualConfig();
    }

    private static MethodOperand OfTests() => new(FunctorFactory.Create(() => Evaluation.Work.Of(1)));
}
