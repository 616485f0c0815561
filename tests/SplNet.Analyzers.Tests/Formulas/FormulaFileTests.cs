using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Formulas;

public class FormulaFileTests
{
    private const string Methods = "public class A { public static void B() {} public static void C() {} }";

    [Fact]
    public Task Problems_AreReportedInTheFile() => Verifier.VerifyAsync<FormulaFileAnalyzer>(
        Methods,
        ("/project/perf.spl", "fast = A.B\nslow = A.C\r\nfast < 1 ms {|SPL1101:&|} slow < 2 ms\n"),
        ("/project/unused.SPL", "{|SPL1211:slow|} = A.C\nA.B < 1 ms"),
        ("/project/other.txt", "A.B <"));

    [Fact]
    public async Task LineAndColumn_MatchTheRuntime()
    {
        var file = new TextFile("/project/perf.spl", "slow = A.B\r\nfast = A.C\r\r\n# \u2028\nfast <\n");
        var found = Assert.Single(await Verifier.ReportAsync(Sources.Compile(Methods), [file], new FormulaFileAnalyzer()));
        Assert.Equal("/project/perf.spl: (4,6)-(4,6)", found.Location.GetLineSpan().ToString());
        Assert.Equal("SPL1008", found.Id);
    }
}
