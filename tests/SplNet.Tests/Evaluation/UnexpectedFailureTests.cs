using SplNet.Evaluation;

namespace SplNet.Tests.Evaluation;

/// <summary>Exceptions that nothing foresees.</summary>
public class UnexpectedFailureTests
{
    [Fact]
    public void ExceptionDuringTheEvaluation_IsInvalidWithItsTrace()
    {
        var experiment = new Experiment((a, mean) => mean(a) < 1.Seconds())
        {
            Options = new ExperimentOptions { OnDebugBuild = OnDebugBuild.Measure },
            ["a"] = Work.Of(1),
        };
        var result = new ExperimentRun(experiment, isolate: false, context: null, new RecordedRuns()).Evaluate();
        Assert.Equal(Verdict.Invalid, result.Verdict);
        var problem = Assert.Single(result.Problems);
        Assert.StartsWith("SplNet failed during the evaluation, so the verdict is missing.", problem, StringComparison.Ordinal);
        Assert.Contains("System.InvalidOperationException", problem, StringComparison.Ordinal);
        Assert.Contains(nameof(RecordedRuns), problem, StringComparison.Ordinal);
    }
}
