using SplNet.Analyzers.CodeFixes.Experiments;
using SplNet.Analyzers.Tests.Verifying;

namespace SplNet.Analyzers.Tests.CodeFixes;

public class MisspeltKeyFixTests
{
    [Theory]
    [InlineData("[[|\"lst\"|]]", "[\"list\"]")]
    [InlineData("{|SPL2003:[@\"lst\"]|}", "[\"list\"]")]
    [InlineData("[[|\"\"\"lst\"\"\"|]]", "[\"list\"]")]
    public Task Key_BecomesTheNameOfTheOperand(string before, string after) =>
        FixVerifier.VerifyAsync<MisspeltKeyFix>(Source(before), Source(after), "list");

    [Theory]
    [InlineData("[[|nameof(Console)|]]")]
    [InlineData("[[|\"l\" + \"st\"|]]")]
    [InlineData("[[|(\"l\" + \"st\")|]]")]
    public Task KeyThatIsNotOneLiteral_IsNotFixed(string element) =>
        FixVerifier.VerifyNothingAsync<MisspeltKeyFix>(Source(element), "list");

    [Fact]
    public Task SeveralKeys_AreFixedTogether() => FixVerifier.VerifyAllAsync<MisspeltKeyFix>(
        [Source("[[|\"lst\"|]]"), Source("[[|\"lits\"|]]")], [Source("[\"list\"]"), Source("[\"list\"]")], "list", "list");

    private static string Source(string element) =>
        $$"""
        using SplNet;

        file class Subject
        {
            public void Check() => new Experiment((list, mean) => mean(list) < 5.Milliseconds()) { {{element}} = Operand.Of(() => 1) }.Assert();
        }
        """;
}
