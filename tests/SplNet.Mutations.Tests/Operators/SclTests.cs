using FsCheck.Fluent;
using SplNet.Mutations.Operators;

namespace SplNet.Mutations.Tests.Operators;

/// <summary>A text that grows in a loop.</summary>
public sealed class SclTests : OperatorTests
{
    private const string Joined = "public static string M(string[] xs) { var text = new System.Text.StringBuilder(\"<\"); " +
        "foreach (var x in xs) { text.Append(x).Append(','); text.AppendLine(); } return text.ToString(); }";

    private protected override IMutationOperator Operator { get; } = new Scl();

    [Theory]
    [InlineData("public static string M(int n) { var text = new System.Text.StringBuilder(); for (var i = 0; i < n; i++) text.Append(i); " +
        "return text.ToString(); }")]
    [InlineData("public static string M(int n) { var text = new System.Text.StringBuilder(100); while (n-- > 0) " +
        "text.Append('a').AppendLine(\"b\").Append((object)n).Append(1.5).Append(2.5m).Append(true); return text.ToString(); }")]
    [InlineData("public static string M(int n) { var text = new System.Text.StringBuilder(n); do { text.Append(\"a\"); " +
        "if (text.Length > 5) text.Clear(); } while (n-- > 0); return text.ToString() + text.Length; }")]
    public void Builder_IsAString(string members) =>
        Fires(members, "global::SplNetMutants.Scl.Text text = new global::SplNetMutants.Scl.Text(", 0, 1, 7, -1);

    [Fact]
    public void DeclaredType_ChangesWithIt() => Fires(
        "public static string M(int n) { System.Text.StringBuilder text = new(); for (; n > 0; n--) text.Append(n); " +
        "return text.ToString(); }",
        "global::SplNetMutants.Scl.Text text = new global::SplNetMutants.Scl.Text();", 3);

    [Theory]
    [InlineData("text.Append(n); return text.ToString();")] // no loop
    // handed on
    [InlineData("while (n-- > 0) text.Append(n); return Text(text);", "static string Text(System.Text.StringBuilder b) => b.ToString();")]
    [InlineData("while (n-- > 0) text.Append(n); return text + \"\";")]
    [InlineData("while (n-- > 0) text.Append(n); text.Length = 0; return text.ToString();")]
    [InlineData("while (n-- > 0) text.Append(n).Insert(0, 'a'); return text.ToString();")]
    [InlineData("while (n-- > 0) text.Append('a', 3); return text.ToString();")]
    [InlineData("while (n-- > 0) text.Append($\"{n}\"); return text.ToString();")] // a handler
    [InlineData("while (n-- > 0) text.Append(n); var other = text; return other.ToString();")]
    [InlineData("while (n-- > 0) { text.Append(n); text = new(); } return text.ToString();")]
    // which method is meant would change
    [InlineData(
        "while (n-- > 0) text.Append(new Own()); return text.ToString();",
        "sealed class Own { public static implicit operator string(Own own) => \"own\"; }")]
    [InlineData("while (n-- > 0) text.Append(n); return text.ToString(0, 1);")]
    public void OtherUse_IsNotMutated(string rest, string members = "") =>
        IsSilent($"{members} public static string M(int n) {{ var text = new System.Text.StringBuilder(); {rest} }}");

    [Fact]
    public void AnyTexts_HaveTheSameResult() => AgreesOnAll(Joined, Generated.Texts.ArrayOf(), static texts => [texts]);

    [Fact]
    public void OldLanguageVersion_IsAlsoMutated() => FiresInOldLanguage(Joined, Call([(string[])["a", "b"]]));
}
