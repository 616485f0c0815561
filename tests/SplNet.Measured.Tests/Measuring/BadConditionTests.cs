using System.Globalization;
using SplNet.Results.Reports;
using SplNet.Tests.Evaluation;
using SplNet.Tests.Results.Reports;

namespace SplNet.Tests.Measuring;

/// <summary>Measuring where it is hard: in another culture, and with too little time.</summary>
public class BadConditionTests
{
    // The test runs again in the measuring process, and so sets its culture too.
    [Trait("Category", "Long")]
    [Fact]
    public void TurkishCulture_ChangesNothing()
    {
        using var culture = new Culture("tr-TR");
        var experiment = new Experiment((little, much, min, cpu) => min(little) * 1.5 < min(much) & cpu(little) < 2.5.Seconds())
        {
            Options = Watched.UntilDecided with { IterationTime = TimeSpan.FromMilliseconds(0.5), Resolution = 0.025 },
            ["little"] = Work.Of(100).Validate(static () => CultureInfo.CurrentCulture.Name == "tr-TR"),
            ["much"] = Work.Of(10_000),
        };
        var result = Watched.Run(experiment);
        Assert.True(result.Passed, result.ToString());
        Assert.All(result.Operands.SelectMany(static operand => operand.Runs), static run => Assert.Equal(0.5, run.IterationMilliseconds));
        Assert.DoesNotMatch(@"\d,\d", result.ToString());
        Assert.Equal(result.ToString(), JsonReport.Read(result.ToJson()).ToString());
    }

    [Trait("Category", "Long")]
    [Fact]
    public void HalfSecondOperationsInATwoSecondBudget_AreDecidedCorrectlyOrReportTheReason()
    {
        var result = Watched.Run(new Experiment((half, quarter, mean) => mean(quarter) < mean(half))
        {
            Options = new ExperimentOptions { TimeBudget = TimeSpan.FromSeconds(2), LaunchTimeout = TimeSpan.FromSeconds(20) },
            ["half"] = Operand.Of(static () => Wait(500)),
            ["quarter"] = Operand.Of(static () => Wait(250)),
        });
        var isSaid = result.Notes.Any(static note => note.Contains("time budget", StringComparison.Ordinal));
        Assert.True(result.Passed || (result.Verdict == Verdict.Inconclusive && isSaid), result.ToString());
        Assert.All(result.Operands, static operand => Assert.True(operand.Runs.Count < 5, $"{operand.Runs.Count} runs"));
    }

    private static bool Wait(int milliseconds)
    {
        using var never = new ManualResetEvent(initialState: false);
        return never.WaitOne(milliseconds);
    }
}
