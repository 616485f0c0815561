using System.Reflection;
using SplNet.Replaying;
using SplNet.Statements.Requirements;
using SplNet.Syntax;

namespace SplNet.Tests.Statements.Requirements;

/// <summary>Options of texts and attributes, as the experiment and its operands receive them.</summary>
public class RequirementOptionTests
{
    [Fact]
    public void OptionsOfAText_ReachTheExperiment()
    {
        var options = ExperimentOf(
            "alpha = 0.2, resolution = 10%, runs = 7, max-runs = 30, budget = 2 min, interpretation = welch, iterations = 50, " +
            "iteration-time = 2 ms, warm-up = 2 s, warm-up-most = 5 s, warm-up-iterations = 30").Options;
        Assert.Equal((0.2, 0.1, 7, 30), (options.Alpha, options.Resolution, options.Runs, options.MaxRuns));
        Assert.Equal((TimeSpan.FromMinutes(2), "welch"), (options.TimeBudget, options.Interpretation.Name));
        Assert.Equal((50, TimeSpan.FromMilliseconds(2)), (options.Iterations, options.IterationTime));
        Assert.Equal(
            new WarmUpOptions { Least = TimeSpan.FromSeconds(2), Most = TimeSpan.FromSeconds(5), Iterations = 30 }, options.WarmUp);
    }

    [Fact]
    public void OptionsOfAText_ReachEveryOperand()
    {
        var experiment = ExperimentOf("reinstantiate = 12, gc = non-concurrent-server, tiers = unprofiled, env = 'MODE=fast;EMPTY='");
        Assert.Equal(2, experiment.Methods.Count());
        Assert.All(experiment.Methods.Select(static bound => bound.Value), static operand =>
        {
            Assert.Equal(12, operand.Reinstantiation);
            Assert.Equal(
                [
                    ("DOTNET_TieredCompilation", "1"), ("DOTNET_TieredPGO", "0"), ("DOTNET_gcConcurrent", "0"), ("DOTNET_gcServer", "1"),
                    ("EMPTY", null), ("MODE", "fast"),
                ],
                operand.Environment.OrderBy(static one => one.Key, StringComparer.Ordinal).Select(static one => (one.Key, one.Value)));
        });
    }

    [Fact]
    public void PropertiesOfAnAttribute_AreTheOptionsOfTexts()
    {
        var properties = typeof(SplAttribute).GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)
            .Where(static property => property.CanWrite).Select(static property => property.Name)
            .Except([nameof(SplAttribute.Name), nameof(SplAttribute.Category)]);
        Assert.Equal(OptionTable.OfTexts.Select(static option => option.Attribute).Order(), properties.Order());
    }

    [Fact]
    public void EachPropertyOfAnAttribute_BecomesItsOption()
    {
        var attribute = new SplAttribute("a < b")
        {
            Alpha = 0.2, Resolution = 0.1, Runs = 7, MaxRuns = 30, Budget = "2 min", Interpretation = "welch", Learn = "results",
            LearnFrom = "A.B", Iterations = 50,
            IterationTime = "2 ms", WarmUp = "2 s", WarmUpMost = "5 s", WarmUpIterations = 30, Reinstantiate = 12, Gc = "server",
            Tiers = "off", Env = "A=0;B=1",
        };
        Assert.Equal(
            "alpha = 0.2, resolution = 0.1, runs = 7, max-runs = 30, budget = 2 min, interpretation = welch, learn = results, " +
            "learn-from = 'A.B', iterations = 50, iteration-time = 2 ms, warm-up = 2 s, warm-up-most = 5 s, warm-up-iterations = 30, " +
            "reinstantiate = 12, gc = server, " +
            "tiers = off, env = 'A=0;B=1'",
            string.Join(", ", AttributeOptions.Of(attribute)));
        Assert.Empty(AttributeOptions.Of(new SplAttribute("a < b")));
    }

    // The text of an attribute does not have its properties.
    [Fact]
    public void OptionsOfAnAttribute_ReachTheMeasuringProcess()
    {
        var attribute = new SplAttribute("Library.Little < Library.Much with tiers = off") { Reinstantiate = 12, Env = "MODE=it's" };
        var home = typeof(Library).Assembly;
        var text = RequirementText.OfFormula("test", attribute.Formula, null, [home], AttributeOptions.Of(attribute));
        using var bytes = new MemoryStream();
        using var writer = new BinaryWriter(bytes);
        RequirementOrigin.Of(text, 0, home.Location).Write(writer);
        bytes.Position = 1; // the kind
        using var reader = new BinaryReader(bytes);
        var operand = RequirementOrigin.ReadFrom(reader).Load().Operand("Library.Little")!;
        Assert.Equal((12, "it's", "0"),
            (operand.Reinstantiation, operand.Environment["MODE"], operand.Environment["DOTNET_TieredCompilation"]));
    }

    [Theory]
    [InlineData("1 s", "warm-up")]
    [InlineData("1 KB", "budget")]
    [InlineData("4", "iteration-time")]
    [InlineData("", "env")]
    public void InvalidOption_IsReportedAndNotApplied(string value, string name)
    {
        var text = name == "warm-up" ? $"runs = 1, {name} = {value}" : $"{name} = '{value}'";
        using var file = new TextFile($"Library.Little < Library.Much with {text}");
        var requirement = Assert.Single(SplRequirements.OfFile(file.Path, typeof(Library).Assembly));
        Assert.Contains(value.Length == 0 ? "SPL1024" : "SPL1215", Assert.Single(requirement.Problems), StringComparison.Ordinal);
        Assert.Null(requirement.Experiment().Options.Runs);
    }

    private static Experiment ExperimentOf(string options)
    {
        using var file = new TextFile($"Library.Little < Library.Much with {options}");
        var requirement = Assert.Single(SplRequirements.OfFile(file.Path, typeof(Library).Assembly));
        Assert.Empty(requirement.Problems);
        return requirement.Experiment();
    }
}
