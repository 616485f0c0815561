using SplNet.Statements.Requirements;
using SplNet.Tests.Processes;
using SplNet.Tests.Sequence;

namespace SplNet.Tests.Statements.Requirements;

/// <summary>
/// The assembly whose dependencies a measuring process resolves, in each of the places from which a requirement is evaluated.
/// </summary>
public class HomeTests
{
    [Fact]
    public void AttributeInALibrary_IsMeasuredInTheRequestingTest() => AssertPasses(SplRequirements.Of(typeof(Tally))[0].Run());

    [Trait("Category", "Long")]
    [Fact]
    public async Task WithoutATestOnTheStack_HomeIsTheAssembly() =>
        AssertPasses(await Task.Run(static () => SplRequirements.Of(typeof(Tally))[0].Run(), TestContext.Current.CancellationToken));

    [Fact]
    public void OtherProgram_CanBeNamedAsHome()
    {
        using var file = new TextFile("median(Tally.Count(10)) < median(Tally.Count(100000)) with runs = 3");
        AssertPasses(SplRequirements.OfFile(file.Path, typeof(Tally).Assembly)[0].Run());
    }

    [Fact]
    public void ProgramWithoutAReferenceToSplNet_IsStillMeasured()
    {
        var settings = new RequirementSettings(LoadedAssembly.At(Path.Combine(AppContext.BaseDirectory, "SplNet.Host.dll")), []);
        AssertPasses(SplRequirements.OfText("command line", "string.Concat(string, string)('a', 'b') < 1 s with runs = 2", settings).Run());
    }

    [Trait("Category", "Long")]
    [Fact]
    public void OptionsOfTheRequestingProgram_OverrideRequirementOptions()
    {
        var settings = new RequirementSettings(typeof(Tally).Assembly, [], static options => options with { Alpha = 0.2 });
        var result = SplRequirements.Of(typeof(Tally).Assembly, settings)[0].Run();
        AssertPasses(result);
        Assert.Equal(0.2, result.Alpha);
        Assert.All(result.Operands, static operand => Assert.Equal(3, operand.Runs.Count));
    }

    private static void AssertPasses(ExperimentResult result)
    {
        using var folder = new TemporaryFolder();
        Assert.True(result.Passed, result.ToString());
        Assert.Empty(folder.Processes());
    }
}
