using SplNet.Evaluation.Runs;
using SplNet.Measuring;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Processes;

/// <summary>Projects that lack what a measuring process needs.</summary>
public class MissingFileTests
{
    [Fact]
    public void ProjectWithoutRuntimeConfiguration_FailsToStartWithTheRemedy()
    {
        using var folder = new TemporaryFolder();
        var assembly = Path.Combine(folder.Location, "Library.dll");
        File.WriteAllText(Path.ChangeExtension(assembly, ".deps.json"), "{}");
        var context = new EvaluationContext(new ProgramOrigin(assembly, []), EvaluationLog.Of(new object()), null, null);
        var runs = new ProcessRunSource(context, new ExperimentSite("mean(a) < mean(b)", 1), new ExperimentOptions());
        var operand = new MeasuredOperand(new FormulaOperand("a", []), Work.Of(1));
        using var group = runs.BeginGroup([operand]);
        var outcome = group.Enter(operand, new MeasureSettings(1, 1e6), TimeSpan.FromSeconds(5));
        Assert.NotNull(outcome);
        Assert.Null(outcome.Readings);
        Assert.Contains("Library.runtimeconfig.json is missing", outcome.Failure, StringComparison.Ordinal);
        Assert.Contains("GenerateRuntimeConfigurationFiles", outcome.Failure, StringComparison.Ordinal);
    }
}
