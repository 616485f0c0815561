using SplNet.Evaluation;
using SplNet.Evaluation.Progress;
using SplNet.Replaying;

namespace SplNet.Tests.Evaluation.Progress;

/// <summary>Where the progress of real experiments appears; that of programs is watched where they run (ProgramTests).</summary>
public class ShownProgressTests
{
    [Fact]
    public void LinesInATest_GoToItsOutput()
    {
        if (ReplaySession.Current is null)
            Assert.DoesNotContain("block 1 of", TestContext.Current.TestOutputHelper!.Output, StringComparison.Ordinal);
        Watched.Run(new Experiment((quick, mean) => mean(quick) < 1.Seconds())
        {
            Options = Watched.Quickest with { Progress = ProgressDisplay.Lines },
            ["quick"] = Work.Of(10),
        });
        var output = TestContext.Current.TestOutputHelper!.Output;
        Assert.Contains($": mean(quick) < 1.Seconds(){Environment.NewLine}", output, StringComparison.Ordinal);
        Assert.Contains(": Pass after 3 runs", output, StringComparison.Ordinal);
    }

    [Fact]
    public void TestNamedWithItsRow_IsShownWithIt()
    {
        var lines = new List<string>();
        var experiment = new Experiment((quick, mean) => mean(quick) < 1.Seconds()) { Options = Watched.Quickest, ["quick"] = Work.Of(10) };
        new ExperimentRun(
            experiment, isolate: false, context: null, new RecordedRuns(("quick", 100)),
            display: new PlainLines(lines.Add, TimeProvider.System), shownTest: "Sorting.Tests.Quick(10, a)").Evaluate();
        Assert.Equal("experiment 1 of Sorting.Tests.Quick(10, a): mean(quick) < 1.Seconds()", lines[0]);
    }
}
