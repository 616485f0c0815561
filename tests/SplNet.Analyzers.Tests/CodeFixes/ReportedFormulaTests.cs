using SplNet.Analyzers.CodeFixes.Texts;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

/// <summary>What is reported of formulas, mended where it is reported.</summary>
public class ReportedFormulaTests
{
    [Theory]
    [InlineData("\"maen(SELF) < 5 ms\"", "\"mean(SELF) < 5 ms\"")]
    [InlineData("\"SELF < 5 ms & SELF < 1 s\"", "\"SELF < 5 ms && SELF < 1 s\"")]
    [InlineData("\"SELF < \" + \"5 sec\"", "\"SELF < \" + \"5 s\"")]
    [InlineData("$\"{nameof(Subject)}.Sort < 5 sec\"", "$\"{nameof(Subject)}.Sort < 5 s\"")]
    [InlineData("\"forall n in 1, 2: SELF[n, \\\"a\\\"] < 5 ms\"", "\"forall n in 1, 2: SELF(n, 'a') < 5 ms\"")]
    [InlineData("@\"SELF[\"\"a\\b\"\"] < 5 ms\"", "@\"SELF('a\\\\b') < 5 ms\"")]
    [InlineData("\"SELF[\\\"a\\\\b\\\"] < 5 ms\"", "\"SELF('a\\\\\\\\b') < 5 ms\"")]
    [InlineData(
        "\"\"\"\n        SELF < 5 ms\n        \u2227 SELF < 1 s\n        \"\"\"",
        "\"\"\"\n        SELF < 5 ms\n        && SELF < 1 s\n        \"\"\"")]
    public Task Problem_IsFixedInItsLiteral(string before, string after) =>
        FixVerifier.VerifyReportedAsync<ReplaceTextFix>(new FormulaTextAnalyzer(), Source(before), Source(after));

    [Fact]
    public Task MisspeltMethod_BecomesTheNearestName() =>
        FixVerifier.VerifyReportedAsync<ReplaceTextFix>(
            new FormulaTextAnalyzer(), Source("\"Subject.Srot < 1 s\""), Source("\"Subject.Sort < 1 s\""));

    private static string Source(string formula) =>
        $$"""
        using SplNet;

        public class Subject
        {
            [Spl({{formula}})]
            public void Sort(object? first = null, object? second = null)
            {
            }
        }
        """;
}
