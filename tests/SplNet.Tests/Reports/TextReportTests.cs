namespace SplNet.Tests.Reports;

/// <summary>The report for people: the same to the letter in every culture.</summary>
public class TextReportTests
{
    public static TheoryData<string> Cultures() => new(string.Empty, "tr-TR", "de-DE");

    [Theory]
    [MemberData(nameof(Cultures))]
    public void Failure_TellsClaimFindingSuretyAndRepetition(string culture) => AssertReport(
        """
        FAIL  mean(insertion) < mean(bubble)
              insertion 1.84 ms ±1.2 %   bubble 930 µs ±0.9 %
              ratio 1.98 [1.94 .. 2.02]
              significantly slower (p = 3e-5, α = 0.01, paired runs)
              Why it stopped.
              smallest difference this measurement could have seen: 2.3 %
              2 blocks × 2 iterations, 1.9 s, seed 83172
              note: 2 of 4 runs were still warming up when their time limit ended the warm-up.
              note: methods were compiled during 2 of 8 iterations.
              note: something to know
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
              environment: .NET 10.0.12, X64, 2 cores, concurrent GC; load 0.3
        """,
        SampleResult.Slower,
        culture);

    [Theory]
    [MemberData(nameof(Cultures))]
    public void Memory_IsShownInBytes_WithoutTimes(string culture) => AssertReport(
        """
        INCONCLUSIVE allocated(insertion) <= 0.Bytes()
              insertion 1.5 KB
              difference 1.5 B [-1 KB .. 2 KB]
              no significant difference (p = 0.4, α = 0.01, paired runs)
              Why it stopped.
              smallest difference this measurement could have seen: 4 KB
              2 blocks × 2 iterations, 1.9 s, seed 83172
              note: 1 of 2 runs were still warming up when their time limit ended the warm-up.
              note: methods were compiled during 1 of 4 iterations.
              repeat: SPLNET_SEED=83172 dotnet test -c Release --filter FullyQualifiedName=Sorts
              environment: .NET 10.0.12, X64, 2 cores, concurrent GC; load 0.3
        """,
        SampleResult.Wasteful,
        culture);

    [Fact]
    public void Invalid_TellsAllProblems_IndentedLineByLine() => AssertReport(
        """
        INVALID mean(a) < mean(b)
              Operand 'a': it broke.
              Its output:
              said this
              The operand 'b' is not bound.
        """,
        SampleResult.Broken,
        "de-DE");

    [Theory]
    [InlineData(0.9, false)]
    [InlineData(12.34, true)]
    public void WaitingForTheTurn_IsTold_IfItWasNoticeable(double seconds, bool told)
    {
        using var other = new Culture("de-DE");
        var report = (SampleResult.Slower with { WaitedSeconds = seconds }).ToString();
        Assert.Equal(told, report.Contains("note: waited 12 s for other experiments on this machine, which the time budget does not count.", StringComparison.Ordinal));
    }

    private static void AssertReport(string expected, ExperimentResult result, string culture)
    {
        using var other = new Culture(culture);
        Assert.Equal(expected.ReplaceLineEndings("\n"), result.ToString().ReplaceLineEndings("\n"));
    }
}
