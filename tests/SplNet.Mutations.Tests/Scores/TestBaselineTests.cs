using SplNet.Mutations.Results;
using SplNet.Mutations.Scores;

namespace SplNet.Mutations.Tests.Scores;

/// <summary>What a test is like without a mutant.</summary>
public sealed class TestBaselineTests
{
    // 9 and 11 have a mean of 10 and a standard deviation of √2.
    [Fact]
    public void Test_HasTheMeanAndMedianDeviationOfItsProcesses()
    {
        var test = TestBaseline.Of("a", ["hand"], [Pair([[9, 11], [10, 10]]), Pair([[19, 21]])], null);
        Assert.Equal(40.0 / 3, test.Nanoseconds!.Value, 1e-9);
        Assert.Equal(Math.Sqrt(2) / 20, test.RelativeDeviation!.Value, 1e-9);
    }

    [Fact]
    public void UnmeasuredTest_HasNoBaseline()
    {
        var test = TestBaseline.Of("a", ["hand"], [Pair([])], "it throws");
        Assert.Equal((null, null, "it throws"), (test.Nanoseconds, test.RelativeDeviation, test.Problem));
    }

    private static MeasuredPair Pair(double[][] runs) => new() { Mutant = "CAP-1", Test = "a", BaseIterations = runs };
}
