using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Files;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Files;

/// <summary>SPL3004.</summary>
public class RowWithoutTestTests
{
    [Theory]
    [InlineData(FrameworkStubs.MSTest, "[[|SplFile(\"perf.spl\")|]]")]
    [InlineData(FrameworkStubs.MSTest, "[[|SplFormulas(typeof(A))|]]")]
    [InlineData(FrameworkStubs.MSTest, "[[|SplFile(\"perf.spl\")|], SplFile(\"more.spl\")]")]
    [InlineData(
        FrameworkStubs.MSTest, "[Obsolete, Microsoft.VisualStudio.TestTools.UnitTesting.TestInitialize, [|SplFile(\"perf.spl\")|]]")]
    [InlineData(FrameworkStubs.TUnit, "[[|SplFile(\"perf.spl\")|]]")]
    [InlineData(FrameworkStubs.Xunit2, "[[|SplFile(\"perf.spl\")|]]")]
    [InlineData("", "[[|SplFile(\"perf.spl\")|]]")]
    public Task MethodThatIsNotATest_IsReported(string framework, string attributes) => VerifyAsync(framework, attributes);

    [Theory]
    [InlineData(FrameworkStubs.MSTest, "[Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod, SplFile(\"perf.spl\")]")]
    [InlineData(FrameworkStubs.MSTest, "[SplFile(\"perf.spl\"), Microsoft.VisualStudio.TestTools.UnitTesting.DataTestMethod]")]
    [InlineData(FrameworkStubs.NUnit, "[SplFile(\"perf.spl\")]")]
    [InlineData(FrameworkStubs.TUnit, "[TUnit.Core.Test, SplFile(\"perf.spl\")]")]
    [InlineData(FrameworkStubs.Xunit2, "[Xunit.Theory, SplFile(\"perf.spl\")]")]
    [InlineData("", "[Xunit.Theory, SplFile(\"perf.spl\")]")]
    [InlineData("", "[Own, SplFile(\"perf.spl\")] void One(SplRequirement requirement) {} class OwnAttribute : Xunit.TheoryAttribute;")]
    [InlineData("", "")]
    public Task Test_IsNotReported(string framework, string attributes) => VerifyAsync(framework, attributes);

    [Theory]
    [InlineData(FrameworkStubs.MSTest, "using Microsoft.VisualStudio.TestTools.UnitTesting;", "TestMethod")]
    [InlineData(FrameworkStubs.MSTest, "", "Microsoft.VisualStudio.TestTools.UnitTesting.TestMethod")]
    [InlineData(FrameworkStubs.TUnit, "using TUnit.Core;", "Test")]
    [InlineData("", "using Xunit;", "Theory")]
    [InlineData("", "", "Xunit.Theory")]
    public Task Fix_AddsTheAttributeOfTheFramework(string framework, string usings, string attribute) =>
        FixVerifier.VerifyReportedAsync<TestAttributeFix>(
            new RowWithoutTestAnalyzer(), usings + Source(framework, "[SplFile(\"perf.spl\")]"),
            usings + Source(framework, $"[{attribute}, SplFile(\"perf.spl\")]"));

    private static Task VerifyAsync(string framework, string attributes) =>
        Verifier.VerifyAsync<RowWithoutTestAnalyzer>(Source(framework, attributes));

    private static string Source(string framework, string attributes) =>
        $$"""
        using SplNet;

        public class A
        {
            {{attributes}}
            public void B(SplRequirement requirement) => requirement.Assert();
        }

        {{framework}}
        """;
}
