using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class AssertResultFixTests
{
    [Theory]
    [InlineData("[|Engine.Evaluate(e)|];", "e.Assert();")]
    [InlineData("[|Engine.Evaluate(e, isolate: true)|]; // here", "e.Assert(); // here")]
    [InlineData("[|Engine.Evaluate(isolate: true, experiment: e)|];", "e.Assert();")]
    [InlineData("[|Engine.Evaluate(f ?? e)|];", "(f ?? e).Assert();")]
    [InlineData(
        "[|Engine.Evaluate(new Experiment((a, mean) => mean(a) < mean(a)) { [\"a\"] = null! })|];",
        "new Experiment((a, mean) => mean(a) < mean(a)) { [\"a\"] = null! }.Assert();")]
    [InlineData("[|e.Run()|];", "e.Assert();")]
    [InlineData("f?[|.Run()|];", "f?.Assert();")]
    [InlineData(
        "/* now */ [|new Experiment((a, mean) => mean(a) < mean(a)).Run()|];",
        "/* now */ new Experiment((a, mean) => mean(a) < mean(a)).Assert();")]
    public Task IgnoredResult_IsAsserted(string before, string after) =>
        FixVerifier.VerifyAsync<AssertResultFix>(Source(before), Source(after));

    [Theory]
    [InlineData("[|Engine.Evaluate(e, isolate: false)|];")]
    [InlineData("[|Engine.Evaluate(new((a, mean) => mean(a) < mean(a)))|];")]
    public Task OtherMeasurement_IsNotFixed(string statement) => FixVerifier.VerifyNothingAsync<AssertResultFix>(Source(statement));

    [Theory]
    [InlineData("[|Engine.Evaluate(/* first */ e)|];")]
    [InlineData("[|Engine.Evaluate( // first\n e)|];")]
    [InlineData("[|Engine.Evaluate(e, // first\n isolate: true)|];")]
    public Task CodeWithAComment_IsNotFixed(string statement) => FixVerifier.VerifyNothingAsync<AssertResultFix>(Source(statement));

    [Fact]
    public Task SeveralResults_AreAssertedTogether() => FixVerifier.VerifyAllAsync<AssertResultFix>(
        [Source("[|Engine.Evaluate(e)|]; [|e.Run()|];"), Source("[|e.Run()|];")],
        [Source("e.Assert(); e.Assert();"), Source("e.Assert();")]);

    [Theory]
    [InlineData("Engine.Evaluate(e);")]
    [InlineData("e.Run();")]
    public Task ReportedResult_IsFixed(string statement) => FixVerifier.VerifyReportedAsync<AssertResultFix>(
        new ExperimentAnalyzer([new IgnoredResultRule()]), Source(statement), Source("e.Assert();"));

    private static string Source(string statement) =>
        $$"""
        using SplNet;

        file class Subject
        {
            public void Check(Experiment e, Experiment? f)
            {
                {{statement}}
            }
        }
        """;
}
