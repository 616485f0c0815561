using SplNet.Analyzers.Formulas;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Literals;

public class ReplacementTests
{
    [Theory]
    [InlineData("""
        "SELF < 1 sec"
        """, "s")]
    [InlineData("""
        "SELF <=(1,2) A.B('\"', \"\\\\\")"
        """, """SELF <= 2 * A.B('\"', \"\\\\\")""")]
    [InlineData("""
        @"SELF <=(1,2) A.B(""x"")"
        """, """"SELF <= 2 * A.B(""x"")"""")]
    [InlineData("""
        $"SELF <=(1,2) A.B('{{x}}')"
        """, "SELF <= 2 * A.B('{{x}}')")]
    [InlineData(""""
        """SELF < 1 sec"""
        """", "s")]
    [InlineData(""""
        """SELF <=(1,2) A.B("x")"""
        """", null)]
    [InlineData("""
        "SELF < 1 s" + "ec"
        """, null)]
    [InlineData("""
        "SELF < A.B & A.C < 1 ms"
        """, "&&")]
    [InlineData("""
        "SELF < nothing("
        """, null)]
    public async Task Replacement_UsesTheFormOfTheLiteral(string argument, string? expected)
    {
        var compilation = Sources.Compile(
            $$"""public class A { [SplNet.Spl({{argument}})] public static void B(string text = "") {} public static void C() {} }""");
        var found = (await Verifier.ReportAsync(compilation, new FormulaTextAnalyzer()))[0];
        Assert.Equal(expected, found.Properties.GetValueOrDefault(Replacement.Key));
    }
}
