using SplNet.Mutations.Operators;
using SplNet.Mutations.Tests.Building;

namespace SplNet.Mutations.Tests.Operators;

public class StsTests
{
    private const string Text = """
        using System.Text;
        class My
        {
            private readonly StringBuilder _all = new();
            public static string Join(string[] parts)
            {
                var text = new StringBuilder();
                // every part
                foreach (var part in parts)
                    text.Append(part).Append(',');
                text.AppendLine();
                return text.ToString();
            }
            public void Keep(string part)
            {
                this._all.Append(part);
            }
        }
        """;

    [Fact]
    public void CallsOfOneMethod_AreLockedTogether()
    {
        var source = MutatedSource.Of(Text, new Sts());
        Assert.Equal(["My::Join(System.String[])", "My::Keep(System.String)"], source.Mutants.Select(static mutant => mutant.Method));
        Assert.Equal([10, 16], source.Mutants.Select(static mutant => mutant.StartLine));
        Assert.Contains("lock (text) { text.Append(part).Append(','); }", source.Text(0), StringComparison.Ordinal);
        Assert.Contains("lock (text) { text.AppendLine(); }", source.Text(0), StringComparison.Ordinal);
        Assert.Contains(
            "            this._all.Append(part);",
            source.Text(0).Replace("    this", "        this", StringComparison.Ordinal),
            StringComparison.Ordinal);
        source.CompileAll();
        source.AgreeOnGenerated<string[]>("My", "Join");
    }

    [Theory]
    [InlineData("static string F(string s) { var b = new System.Text.StringBuilder(); return b.Append(s).ToString(); }")]
    [InlineData("static void F(List<int> b) { b.Add(1); }")]
    [InlineData("static System.Text.StringBuilder G() => new(); static void F() { G().Append(1); }")]
    [InlineData("static async Task F(System.Text.StringBuilder b) { b.Append(await Task.FromResult(1)); }")]
    [InlineData("static int F(System.Text.StringBuilder b, string s) { b.Append(int.TryParse(s, out var n)); return n; }")]
    public void OtherCall_IsNotMutated(string members) =>
        Assert.Empty(MutatedSource.Of($"static class My {{ {members} }}", new Sts()).Mutants);
}
