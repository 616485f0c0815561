using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

public class SocTests
{
    [Theory]
    [InlineData("static bool G() => true; static bool F(bool x) => x || G();", "G() || x", MutationTier.Validated)]
    [InlineData("static bool G() => true; static bool F(bool x) => x && G();", "G() && x", MutationTier.Validated)]
    [InlineData(
        "static bool P => DateTime.MinValue > DateTime.MaxValue; static bool F(bool x) => x || P;", "P || x", MutationTier.Validated)]
    [InlineData(
        "static bool F(bool x, string s) => x || string.IsNullOrEmpty(s);", "string.IsNullOrEmpty(s) || x", MutationTier.Preserving)]
    [InlineData("static bool F(bool x, char c) => x && char.IsDigit(c);", "char.IsDigit(c) && x", MutationTier.Preserving)]
    [InlineData("static bool F(bool x, string s, int i) => x && char.IsDigit(s, i);", "char.IsDigit(s, i) && x", MutationTier.Validated)]
    [InlineData("static bool F(bool x, string s) => x && char.IsDigit(s[3]);", "char.IsDigit(s[3]) && x", MutationTier.Validated)]
    [InlineData("static bool F(bool x, string s) => x || s.StartsWith('a');", "s.StartsWith('a') || x", MutationTier.Validated)]
    public void CallAfterFlag_ComesFirst(string members, string replacement, MutationTier tier)
    {
        var source = MutatedSource.Of($"static class My {{ {members} }}", new Soc());
        var mutant = Assert.Single(source.Mutants);
        Assert.Equal(replacement, mutant.Replacement);
        Assert.Equal(tier, mutant.Tier);
        source.CompileAll();
    }

    [Theory]
    [InlineData("static bool F(string s) => s == null || s.StartsWith('a');")]
    [InlineData("static bool F(bool x, bool y) => x || y;")]
    [InlineData("static bool P { get; } static bool F(bool x) => x || P;")]
    [InlineData("static int F(bool x, string s) => x || int.TryParse(s, out var n) ? 1 : 0;")]
    [InlineData("static bool? G() => null; static bool F(bool x) => x || G() == true;")]
    [InlineData("static async Task<bool> F(bool x) => x || await Task.FromResult(true);")]
    [InlineData("static bool G() => true; static bool F(bool x) => x | G();")]
    public void OtherCondition_IsNotMutated(string members) =>
        Assert.Empty(MutatedSource.Of($"static class My {{ {members} }}", new Soc()).Mutants);

    [Fact]
    public void Preserving_ComputesTheSame()
    {
        var source = MutatedSource.Of(
            "static class My { public static string F(string s) { bool x = s?.Length > 3; " +
            "return $\"{x || string.IsNullOrWhiteSpace(s)} {x && string.IsNullOrEmpty(s)}\"; } }",
            new Soc());
        Assert.All(source.Mutants, static mutant => Assert.Equal(MutationTier.Preserving, mutant.Tier));
        Assert.Equal(2, source.Mutants.Count);
        source.AgreeOnGenerated<string>("My", "F");
    }
}
