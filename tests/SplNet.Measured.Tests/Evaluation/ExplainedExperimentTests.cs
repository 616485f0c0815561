using System.Runtime.CompilerServices;

namespace SplNet.Tests.Evaluation;

/// <summary>
/// Why one operand is slower than another, counted in copies of this very assembly, in measuring processes that run this test again.
/// </summary>
public class ExplainedExperimentTests
{
    // What perf needs to name methods lies in no folder of ours.
    [Fact]
    public void SlowerOperand_IsExplainedByItsExtraWorkAndLeavesNoPerfFiles()
    {
        var files = FilesForPerf();
        var result = Slower(Explain.OnFailure).Run();
        Assert.Empty(FilesForPerf().Except(files, StringComparer.Ordinal));
        Assert.True(result.Verdict == Verdict.Fail, result.ToString());
        var explanation = Assert.Single(result.Explanations);
        Assert.Equal(("once", "often"), (explanation.Before, explanation.After));
        Assert.True(explanation.IsExact, string.Join('\n', explanation.Lines));
        Assert.Contains(explanation.Causes, static cause => cause.Name == "ExplainedExperimentTests.Step"
            && cause.Counts.Any(static count => (count.Kind, count.Before, count.After) == ("entries", 10, 1000)));
        Assert.Empty(explanation.Notes);
        AssertLocated(explanation);
        Assert.Contains("why often takes more than once", result.ToString(), StringComparison.Ordinal);
    }

    // Where the system forbids tracing there are none.
    private static void AssertLocated(Explanation explanation)
    {
        if (explanation.Instructions.Count == 0)
            return;
        var step = Assert.Single(explanation.Instructions, static method => method.Name == "ExplainedExperimentTests.Step");
        Assert.InRange(step.After, 99 * step.Before, 101 * step.Before);
        Assert.Contains("in ExplainedExperimentTests.Step", explanation.Lines[^1], StringComparison.Ordinal);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void PassedExperiment_IsExplainedIfAllAre()
    {
        var explanation = Assert.Single(Faster(Explain.Always).Run().Explanations);
        Assert.Equal(("often", "once"), (explanation.Before, explanation.After));
        Assert.True(explanation.MeasuredRatio < 1);
        Assert.True(explanation.CountedChange < 0);
    }

    [Trait("Category", "Long")]
    [Fact]
    public void MethodThatIsCompiledDifferently_IsReported()
    {
        var result = new Experiment((often, once, mean) => mean(often) < mean(once))
        {
            ["often"] = Operand.Of(() => Work(1000)).With("DOTNET_TieredCompilation", "0"),
            ["once"] = Operand.Of(() => Work(10)),
            Options = Options(Explain.OnFailure),
        }.Run();
        Assert.True(result.Verdict == Verdict.Fail, result.ToString());
        var tier = Assert.Single(Assert.Single(result.Explanations).Events, static one =>
            one.Target.EndsWith("ExplainedExperimentTests.Step", StringComparison.Ordinal));
        Assert.Equal(("tier", 4, 2), (tier.Kind, tier.Before, tier.After));
        Assert.EndsWith("Step optimised → optimised at once", tier.Text, StringComparison.Ordinal);
    }

    [Fact]
    public void Limit_HasNoExplanation()
    {
        var result = new Experiment((often, mean) => mean(often) < 1.Nanoseconds())
        {
            ["often"] = Operand.Of(() => Work(1000)),
            Options = Options(Explain.OnFailure),
        }.Run();
        Assert.Empty(result.Explanations);
        Assert.Contains(result.Notes, static note => note.StartsWith("Explain compares what two operands do", StringComparison.Ordinal));
    }

    private static string[] FilesForPerf() =>
        OperatingSystem.IsLinux()
            ? [.. Directory.EnumerateFiles("/tmp", "jit-*.dump"), .. Directory.EnumerateFiles("/tmp", "perf*-*.map")]
            : [];

    private static Experiment Slower(Explain explain) => new((often, once, mean) => mean(often) < mean(once))
    {
        ["often"] = Operand.Of(() => Work(1000)),
        ["once"] = Operand.Of(() => Work(10)),
        Options = Options(explain),
    };

    private static Experiment Faster(Explain explain) => new((once, often, mean) => mean(once) < mean(often))
    {
        ["often"] = Operand.Of(() => Work(1000)),
        ["once"] = Operand.Of(() => Work(10)),
        Options = Options(explain),
    };

    // A hundredfold difference needs few and short runs.
    private static ExperimentOptions Options(Explain explain) => Watched.UntilDecided with { Explain = explain };

    private static int Work(int steps)
    {
        var sum = 0;
        for (var step = 0; step < steps; step++)
            sum += Step(step);
        return sum;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Step(int number) => number % 7;
}
