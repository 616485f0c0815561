using Microsoft.CodeAnalysis.CSharp.Syntax;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Layers;

public class DeclaredNamesTests
{
    [Theory]
    [InlineData(
        "namespace N; class C<T> { int Field; int Property => 1; void Method(int parameter) { int local; } record Nested(int Width); }",
        "C Nested")]
    [InlineData("enum E { First } delegate void D(int one); interface I { (int Left, int) Pair { get; } } struct S;", "D E I S")]
    [InlineData("static class C { public static int Doubled(this int number) => number * 2; }", "C Doubled")]
    [InlineData("partial class C { int Field; void Method() { } class Nested { int Inner; } }", "C Field Inner Method Nested")]
    [InlineData("using A = System.Int32; class C { int M(A a) => a; object Of() => new { Size = 1 }; }", "A C")]
    public void Names_AreVisibleToOtherFiles(string source, string expected) =>
        Assert.Equal(expected, string.Join(' ', DeclaredNames.Of(Sources.Parse(source, "Subject.cs")).Order(StringComparer.Ordinal)));

    [Theory]
    [InlineData("[Named] class C;", true)]
    [InlineData("[Spelt.Named] class C;", true)]
    [InlineData("class C { Named named; }", false)]
    public void Attribute_MayOmitItsSuffix(string source, bool isIt)
    {
        var names = Sources.Parse(source, "Subject.cs").GetRoot(TestContext.Current.CancellationToken).DescendantNodes()
            .OfType<SimpleNameSyntax>();
        Assert.Equal(isIt, names.Any(static name => DeclaredNames.MayBe(name, ["NamedAttribute"])));
    }
}
