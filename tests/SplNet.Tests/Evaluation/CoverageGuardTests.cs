using SplNet.Evaluation;
using SplNet.Evaluation.Reuse;
using SplNet.Measuring;
using SplNet.Tests.Evaluation.Reuse;

namespace SplNet.Tests.Evaluation;

/// <summary>
/// Code that counts which of its lines run must not be measured. What real tools do to users' projects is tried in
/// SplNet.Integration.Tests.
/// </summary>
public class CoverageGuardTests
{
    [Fact]
    public void CodeWithoutCoverage_IsMeasured() => Assert.Empty(CoverageGuard.Problems(Touching()));

    [Fact]
    public void RunWithoutCoverage_IsMeasured() => Assert.Equal(Verdict.Pass, Evaluated([]).Verdict);

    [Fact]
    public void LibraryWithCoverage_IsInvalidWithItsNameAndAdvice()
    {
        var result = Evaluated(["Lib"]);

        Assert.Equal(Verdict.Invalid, result.Verdict);
        Assert.Equal(
            "Lib counts which of its lines run, for code coverage, and the process that measured 'touch' has loaded it: " +
            "what was measured is the counting. " +
            "Run performance tests without coverage, that is without --collect and --coverage, " +
            "and leave them out of the run that collects it (--filter).",
            Assert.Single(result.Problems));
    }

    [Fact]
    public void SeveralLibrariesWithCoverage_AreAllNamed() =>
        Assert.StartsWith(
            "Lib, Other count which of their lines run, for code coverage, and the process that measured 'touch' has loaded them:",
            Assert.Single(Evaluated(["Lib", "Other"]).Problems),
            StringComparison.Ordinal);

    [Fact]
    public void AllowedDebugBuilds_DoNotAllowCoverage()
    {
        var experiment = Touching();
        experiment.Options = experiment.Options with { OnDebugBuild = OnDebugBuild.Measure };
        Assert.Equal(Verdict.Invalid, Evaluated(["Lib"], experiment).Verdict);
    }

    [Fact]
    public void RunWithCoverage_IsNotStored() => Assert.False(StoredRun.IsWorthKeeping(Kept.Readings(100) with { Covered = ["Lib"] }));

    [Fact]
    public void ThisProcess_HasNoCoverage() => Assert.Empty(CoveredAssemblies.Loaded());

    private static ExperimentResult Evaluated(string[] covered, Experiment? experiment = null) =>
        new ExperimentRun(
            experiment ?? Touching(), isolate: false, context: null, new WrittenRuns((readings, _) => readings with { Covered = covered }))
            .Evaluate();

    private static Experiment Touching() =>
        new((touch, mean) => mean(touch) < 1.Seconds()) { Options = Watched.Quickest, ["touch"] = Operand.Of(static () => 1) };
}
