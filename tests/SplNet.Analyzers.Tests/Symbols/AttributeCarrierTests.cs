using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Symbols;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Symbols;

public class AttributeCarrierTests
{
    [Theory]
    [InlineData("[assembly: Spl(\"\")]", null)]
    [InlineData("[Spl(\"\")] class A;", "A")]
    [InlineData("class A { [Spl(\"\")] void B(int c) {} }", "A.B(int)")]
    [InlineData("class A { [Spl(\"\")] public A() {} }", "A.A()")]
    [InlineData("class A { [Spl(\"\")] int B => 5; }", "A.B")]
    [InlineData("class A { int B { [Spl(\"\")] get; } }", "A.B.get")]
    [InlineData("[method: Spl(\"\")] class A(int b) { int B => b; public A() : this(1) {} }", "A.A(int)")]
    [InlineData("record A([property: Spl(\"\")] int B);", "A.B")]
    [InlineData("class A { void B() { C(); [Spl(\"\")] static void C() {} } }", "C()")]
    [InlineData(
        "static class A { extension(int b) { [Spl(\"\")] public int C(int d) => b; } public static int C(long b, int d) => 1; }",
        "A.C(int, int)")]
    [InlineData("static class A { extension(int b) { [Spl(\"\")] public static int C(int d) => d; } }", "A.C(int)")]
    [InlineData("static class A { extension<T>(T b) { [Spl(\"\")] public int C<TOther>() => 1; } }", "A.C<T, TOther>(T)")]
    [InlineData("class A { System.Action B = [Spl(\"\")] () => {}; }", "lambda expression")]
    public void Carrier_MatchesTheRuntime(string source, string? expected)
    {
        var compilation = Sources.Compile("using SplNet;\n" + source);
        var attribute = compilation.SyntaxTrees[0].GetRoot(TestContext.Current.CancellationToken).DescendantNodes()
            .OfType<AttributeSyntax>().Single();
        var carrier = AttributeCarrier.Of(
            attribute, compilation.GetSemanticModel(compilation.SyntaxTrees[0]), TestContext.Current.CancellationToken);
        Assert.Equal(expected, ExtensionMethods.AtRunTime(carrier)?.ToDisplayString());
    }
}
