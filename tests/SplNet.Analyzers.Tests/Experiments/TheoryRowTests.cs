using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Experiments;

/// <summary>SPL2037.</summary>
public class TheoryRowTests
{
    [Theory]
    [InlineData("[[|Theory|], InlineData(5)] public void Check(int size) => New(size).Assert();")]
    [InlineData("[[|Theory(DisplayName = \"x\")|]] public void Check(int size) { var result = New(size).Run(); New(size).Assert(); }")]
    [InlineData("[[|Theory|]] public void Check(SplRequirement one) { one.Assert(); Engine.Evaluate(New(5)); }")]
    [InlineData("[[|OwnTheory|]] public void Check(int size) => New(size).Assert(); class OwnTheoryAttribute : TheoryAttribute;")]
    public Task ExperimentInATheory_IsReported(string member) =>
        Verifier.VerifyRuleAsync<TheoryRowRule>(Source(member, FrameworkStubs.Xunit2));

    [Theory]
    [InlineData("[Fact] public void Check() => New(5).Assert();")]
    [InlineData("[SplTheory, InlineData(5)] public void Check(int size) => New(size).Assert();")]
    [InlineData("[Theory, InlineData(5)] public void Check(int size) => Engine.Evaluate(New(size), isolate: false);")]
    [InlineData("[Theory, SplFile(\"perf.spl\")] public void Check(SplRequirement one) => one.Assert();")]
    [InlineData("public void Check(int size) => New(size).Assert();")]
    public Task OtherTest_IsNotReported(string member) =>
        Verifier.VerifyRuleAsync<TheoryRowRule>(Source(member, FrameworkStubs.Xunit2 + FrameworkStubs.SplTheory));

    [Fact]
    public Task TheoryOfXunit3_IsNotReported() => Verifier.VerifyRuleAsync<TheoryRowRule>(
        Source("[Theory, InlineData(5)] public void Check(int size) => New(size).Assert();", string.Empty));

    [Fact]
    public Task Fix_WritesSplTheory() => FixVerifier.VerifyReportedAsync<SplTheoryFix>(
        new ExperimentAnalyzer([new TheoryRowRule()]),
        Source(
            "[Theory(DisplayName = \"x\"), InlineData(5)] public void Check(int size) => New(size).Assert();",
            FrameworkStubs.Xunit2 + FrameworkStubs.SplTheory),
        Source(
            "[SplTheory(DisplayName = \"x\"), InlineData(5)] public void Check(int size) => New(size).Assert();",
            FrameworkStubs.Xunit2 + FrameworkStubs.SplTheory));

    [Fact]
    public Task WithoutThePackage_FixIsNotOffered() =>
        FixVerifier.VerifyNothingAsync<SplTheoryFix>(
            Source("[[|Theory|]] public void Check(int size) => New(size).Assert();", FrameworkStubs.Xunit2));

    private static string Source(string member, string framework) =>
        $$"""
        using SplNet;
        using Xunit;

        public class Subject
        {
            {{member}}

            private static Experiment New(int size) => new Experiment((a, mean) => mean(a) < 5.Milliseconds()) { ["a"] = Operand.Of(() => size) };
        }

        {{framework}}
        """;
}
