using SplNet.Tool.Mutating.Validating;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Mutating.Validating;

/// <summary>What test runners print, and by what tests are run.</summary>
public sealed class FunctionalOutputTests
{
    private const string OfXunit = """
        xUnit.net v3 In-Process Runner v3.2.1 (64-bit .NET 10.0.12)
          Starting:    My.Tests
            My.Tests.Sums.AreRight(value: 1) [FAIL]
              Assert.Equal() Failure: Values differ
            My.Tests.Sums.AreRight(value: 2) [FAIL]
        === TEST EXECUTION SUMMARY ===
           My.Tests  Total: 8, Errors: 0, Failed: 2, Skipped: 0, Not Run: 0, Time: 0.205s
        """;

    private const string OfVstest = """
        Starting test execution, please wait...
          Passed My.Tests.Sums.Fine [2 ms]
          Failed My.Tests.Sums.AreRight [12 ms]
          Error Message:
           Failed to compare

        Failed!  - Failed:     1, Passed:     4, Skipped:     0, Total:     5, Duration: 21 ms - My.Tests.dll (net10.0)
        """;

    private const string OfThePlatform = """
        failed My.Tests.Sums.AreRight (12ms)
          Expected 1
        Test run summary: Failed! - bin/Release/net10.0/My.Tests.dll (net10.0|x64)
          total: 3
          failed: 1
          succeeded: 2
        """;

    [Theory]
    [InlineData(OfXunit, 8, "My.Tests.Sums.AreRight(value: 1)|My.Tests.Sums.AreRight(value: 2)")]
    [InlineData(OfVstest, 5, "My.Tests.Sums.AreRight")]
    [InlineData(OfThePlatform, 3, "My.Tests.Sums.AreRight")]
    public void FailedTests_AreNamed(string printed, int total, string failed)
    {
        var output = new FunctionalOutput();
        foreach (var line in printed.ReplaceLineEndings("\n").Split('\n'))
            output.Take(line);

        Assert.Equal(total, output.Total);
        Assert.Equal(failed.Split('|'), output.Failed);
    }

    [Fact]
    public void TestsOfNUnitLite_AreCounted()
    {
        var output = new FunctionalOutput();
        output.Take("  Test Count: 4, Passed: 4, Failed: 0, Warnings: 0, Inconclusive: 0, Skipped: 0");

        Assert.Equal(4, output.Total);
    }

    [Fact]
    public void UnfinishedRun_HasNoTotal()
    {
        var output = new FunctionalOutput();
        output.Take("Unhandled exception.");

        Assert.Null(output.Total);
        Assert.Empty(output.Failed);
        Assert.Equal("Unhandled exception.", output.Last);
    }

    [Fact]
    public void Programs_RunDirectlyAndAllOthersByVstest()
    {
        Assert.Equal("exec", FunctionalPlatform.Arguments(typeof(FunctionalOutputTests).Assembly.Location)[0]);
        Assert.Equal("vstest", FunctionalPlatform.Arguments(Built.Stated)[0]);
    }
}
