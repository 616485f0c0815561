using SplNet.Tests.Evaluation;

namespace SplNet.Tests.Replaying;

/// <summary>Tests that take another path in the measuring process than in the one that decides.</summary>
public class OtherPathTests
{
    private const string Variable = "TESTS_OF_SPLNET_MEASURING";

    private static bool IsMeasuring => Environment.GetEnvironmentVariable(Variable) is not null;

    [Fact]
    public void ExperimentThatIsNotReachedAgain_IsInvalid()
    {
        if (IsMeasuring)
            return;
        Assert.Contains("before it reached the experiment: it ran differently", Watched.Problem(Sound()), StringComparison.Ordinal);
    }

    [Fact]
    public void TestThatFailsBeforeItsExperimentInTheReplay_IsInvalidWithFailureAndLocation()
    {
        if (IsMeasuring)
            throw new IOException("The port is taken.");
        Assert.Contains(
            "failed there before it reached the experiment: System.IO.IOException: The port is taken.", Watched.Problem(Sound()),
            StringComparison.Ordinal);
    }

    [Fact]
    public void OtherFormulaReachedFirst_IsInvalidWithBothFormulas()
    {
        if (IsMeasuring)
            new Experiment((other, median) => median(other) < 2.Seconds()) { ["other"] = Nothing() }.Run();
        var problem = Watched.Problem(Sound());
        Assert.Contains("ran differently in the measuring process", problem, StringComparison.Ordinal);
        Assert.Contains("'median(other) < 2.Seconds()'", problem, StringComparison.Ordinal);
        Assert.Contains("'mean(sound) < 1.Seconds()'", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void OtherPathSwallowedByTheTest_IsInvalidWithTheReason()
    {
        try
        {
            if (IsMeasuring)
                new Experiment((other, median) => median(other) < 2.Seconds()) { ["other"] = Nothing() }.Run();
        }
        catch (SplNetException)
        {
            // What a careless test does.
        }

        var problem = Swallowing(Sound());
        if (IsMeasuring)
            return;
        Assert.Contains("'median(other) < 2.Seconds()'", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void OperandBoundToAnotherNameInTheReplay_IsInvalid()
    {
        var experiment = new Experiment((sound, mean) => mean(sound) < 1.Seconds()) { Options = Watched.Quickest };
        experiment[IsMeasuring ? "unsound" : "sound"] = Nothing().With(Variable, "1");
        Assert.Contains(
            "does not bind the operand 'sound' in the measuring process", Watched.Problem(experiment), StringComparison.Ordinal);
    }

    [Fact]
    public void FailureSwallowedByTheTest_IsInvalidWithTheFailure()
    {
        var experiment = new Experiment((broken, mean) => mean(broken) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["broken"] = Operand.Of(static () => throw new NotSupportedException("swallowed on purpose")).With(Variable, "1"),
        };
        var problem = Swallowing(experiment);
        if (IsMeasuring)
            return;
        Assert.Contains("NotSupportedException: swallowed on purpose", problem, StringComparison.Ordinal);
    }

    [Fact]
    public void SuccessSwallowedByTheTest_IsStillMeasured()
    {
        var experiment = Sound();
        ExperimentResult? result = null;
        try
        {
            result = Watched.Run(experiment);
        }
        catch (Exception swallowed)
        {
            Console.WriteLine(swallowed.Message);
        }

        Assert.Equal(Verdict.Pass, result?.Verdict);
    }

    [Fact]
    public void ExperimentInsideMeasuredCode_IsInvalidWithTheReason()
    {
        var inner = new Experiment((inside, mean) => mean(inside) < 1.Seconds()) { ["inside"] = Nothing() };
        var outer = new Experiment((outside, mean) => mean(outside) < 1.Seconds())
        {
            Options = Watched.Quickest,
            ["outside"] = Operand.Of(() => inner.Run().Passed),
        };
        Assert.Contains("inside the measured code", Watched.Problem(outer), StringComparison.Ordinal);
    }

    private static string Swallowing(Experiment experiment)
    {
        try
        {
            return Watched.Problem(experiment);
        }
        catch (Exception failure) when (failure is not Xunit.Sdk.IAssertionException)
        {
            return string.Empty;
        }
    }

    private static Experiment Sound() => new((sound, mean) => mean(sound) < 1.Seconds())
    {
        Options = Watched.Quickest,
        ["sound"] = Nothing().With(Variable, "1"),
    };

    private static Operand Nothing() => Work.Of(100);
}
