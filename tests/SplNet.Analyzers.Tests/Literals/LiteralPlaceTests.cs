using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Literals;

/// <summary>Where problems of formulas are reported, form by form.</summary>
public class LiteralPlaceTests
{
    [Theory]
    [InlineData("""
        "SELF < {|SPL1001:$|}A.C"
        """)]
    [InlineData("""
        "SELF\t< A.C(\"x\") {|SPL1101:&|} SELF < 1 ms"
        """)]
    [InlineData("""
        "\x0053ELF <\u0020{|SPL1001:\u0024|} 1 ms"
        """)]
    [InlineData("""
        "SELF < 1 ms {|SPL1101:\U00002227|} SELF < 2 ms"
        """)]
    [InlineData("""
        "SELF < {|SPL1001:\U0001F600|} 1 ms"
        """)]
    [InlineData("""
        "SELF < {|SPL1001:😀|} 1 ms"
        """)]
    [InlineData("""
        "SELF <{|SPL1001:\e|} 1 ms"
        """)]
    [InlineData("""
        @"SELF < A.B(""x"") {|SPL1101:&|} SELF < 1 ms"
        """)]
    [InlineData(""""
        """SELF < A.B("x") {|SPL1101:&|} SELF < 1 ms"""
        """")]
    [InlineData(""""
        """
            SELF < A.B("x")

              {|SPL1101:&|} SELF < 1 ms
            """
        """")]
    [InlineData("""
        $"SELF < {nameof(A)}.B {|SPL1101:&|} SELF < 1 ms"
        """)]
    [InlineData("""
        $"SELF < {"A.B"} {|SPL1101:&|} SELF < {"1 {|SPL1018:sec|}"}"
        """)]
    [InlineData("""
        "SELF < A.B " + "{|SPL1101:&|} SELF" + (" < 1 ms")
        """)]
    [InlineData("""
        "SELF < 1 {|SPL1018:s" + "ec|}"
        """)]
    [InlineData("""
        "SELF < " + {|SPL1026:nameof(mean)|}
        """)]
    [InlineData("""
        ("SELF < 1 {|SPL1018:sec|}")!
        """)]
    [InlineData("""
        "SELF <{|SPL1008:|}"
        """)]
    [InlineData("""
        "SELF " + "<{|SPL1008:|}" + ""
        """)]
    [InlineData("""
        "{|SPL1007:|}"
        """)]
    [InlineData("""
        formula: "SELF < 1 {|SPL1018:sec|}"
        """)]
    public Task Problem_IsReportedWhereItIsWritten(string argument) => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        $$"""
        using SplNet;

        public class A
        {
            public void mean() {}

            [Spl({{argument}})]
            public void B(string text = "") {}

            public void C(string text = "") {}
        }
        """);

    [Fact]
    public Task ConstantInTheSameFile_IsReportedAtItsInitializer() => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        """
        using SplNet;

        public class A
        {
            private const string Limit = "1 {|SPL1018:sec|}";
            private const string Whole = "SELF < {|SPL1001:$|}" + Limit;

            [Spl(Whole)]
            public void B() {}

            [Spl("SELF < A.C " + A.And + " SELF < 1 ms")]
            public void C() {}

            private const string And = "{|SPL1101:&|}";
        }
        """);

    [Fact]
    public Task ProblemAcrossTwoConstants_IsReportedOnTheWholeArgument() => Verifier.VerifyAsync<FormulaTextAnalyzer>(
        """
        using SplNet;

        public class A
        {
            private const string Number = "1 ";
            private const string Unit = "ms";

            [Spl({|SPL1203:"2 ms < " + Number + Unit|})]
            public void B() {}
        }
        """);

    [Fact]
    public async Task ConstantInAnotherFile_IsReportedOnTheWholeArgument()
    {
        var markup = Markup.Read("""
            using SplNet;

            public class A
            {
                [Spl("SELF < " + {|SPL1018:Limits.Largest|})]
                public void B() {}
            }
            """);
        var compilation = Sources.Compile(markup.Source, true, "public static class Limits { public const string Largest = \"1 sec\"; }");
        var found = Assert.Single(await Verifier.ReportAsync(compilation, new FormulaTextAnalyzer()));
        Assert.Equal(markup.Expected[0], (found.Id, found.Location.SourceSpan));
        Assert.Empty(found.Properties);
    }

    [Fact]
    public async Task LongConcatenation_IsFollowedToItsEnd()
    {
        const int terms = 3000;
        var compilation = Sources.Compile(
            $"[assembly: SplNet.Spl(\"A.B < C.D\"{string.Concat(Enumerable.Repeat(" + \" \"", terms))} + \" & A.B < C.D\")] public class " +
            "A { public static void B() {} } public class C { public static void D() {} }");
        var found = Assert.Single(await Verifier.ReportAsync(compilation, new FormulaTextAnalyzer()));
        Assert.Equal("&", Text(found));
    }

    private static string Text(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree!.GetText(TestContext.Current.CancellationToken).ToString(diagnostic.Location.SourceSpan);
}
