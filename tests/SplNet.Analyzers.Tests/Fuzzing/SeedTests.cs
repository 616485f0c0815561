using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.Fuzzing;

public class SeedTests
{
    [Fact]
    public void Seeds_Compile()
    {
        foreach (var source in Seeds.Stated.Concat(Seeds.Experiments))
        {
            var errors = Sources.Compile(Seeds.Usings + source).GetDiagnostics(TestContext.Current.CancellationToken)
                .Where(static one => one.Severity == DiagnosticSeverity.Error);
            Assert.Empty(errors.Select(static one => one.ToString()));
        }
    }

    [Theory]
    [InlineData("class A { void B() { C(); } }")]
    [InlineData("[Spl($\"{nameof(A)} <\")] class A;")]
    public void Tokens_CoverTheWholeSource(string source) => Assert.Equal(source, string.Concat(Mutations.TokensOf(source)));

    [Fact]
    public void Variants_Differ()
    {
        var random = new Random(1);
        var tokens = Mutations.TokensOf(Seeds.Stated[1]);
        var variants = Enumerable.Range(0, 100).Select(_ => Mutations.Of(tokens, random)).Distinct(StringComparer.Ordinal).Count();
        Assert.True(variants > 90, variants.ToString(CultureInfo.InvariantCulture));
    }
}
