namespace SplNet.Syntax.Tests;

/// <summary>What the messages say where people of other tools, and those in a hurry, write something else.</summary>
public class AdviceTests
{
    [Theory]
    [InlineData("avg(A.B) < 1 ms", "'avg' is not an estimator. Did you mean 'mean'? The estimators are mean, ")]
    [InlineData("Mean(A.B) < 1 ms", "'Mean' is not an estimator. Did you mean 'mean'? ")]
    [InlineData("P95(A.B) < 1 ms", "'P95' is not an estimator. Did you mean 'p95'? ")]
    [InlineData(
        "p9(A.B) < 1 ms", "'p9' is not an estimator. A percentile has two digits and lies above 0: p09, p90, p99.9. The estimators are ")]
    [InlineData("memory(A.B) < 1 MB", "'memory' is not an estimator. Did you mean 'allocated'? ")]
    [InlineData("ops(A.B) > 5 op/s", "'ops' is not an estimator. Did you mean 'throughput'? ")]
    [InlineData("throughput(A.B) > 5 ops/s", "'ops/s' is not a unit. Did you mean 'op/s'? The units are ")]
    [InlineData("throughput(A.B) > 5 rps", "'rps' is not a unit. Did you mean 'op/s'? The units are ")]
    [InlineData("throughput(A.B) + throughput(A.C) > 5 op/s", "'throughput(A.B) + throughput(A.C)' adds throughputs. ")]
    [InlineData("throughput(A.B) > 0 op/s", "'throughput(A.B) > 0 op/s' compares a throughput with 0. Write a limit above 0 op/s.")]
    [InlineData("A.B < 0 ms", "'A.B < 0 ms' compares a time with 0. Every call takes time: write a limit above 0, as 1 ns.")]
    [InlineData("throughput(A.B) > 5 ms", "a throughput and a time cannot be compared.")]
    [InlineData("A.B < 5 msec", "'msec' is not a unit. Did you mean 'ms'? The units are ")]
    [InlineData("A.B < 5 foo", "'foo' is not a unit. To multiply, write 5 * foo. The units are ")]
    [InlineData("A.B =< 5 ms", "'=<' is written <= here.")]
    [InlineData("A.B <> C.D", "'<>' is written != here.")]
    [InlineData("A.B => 5 ms", "'=>' joins formulas, not values. To compare them, write >=.")]
    [InlineData("forall n in 1, 2: A.B(m) < C.D(n)", "'m' is not a variable of a quantifier around it. Did you mean 'n'? ")]
    [InlineData(
        "A.B[g](n) < 1 ms", "'n' is not a variable of a quantifier around it. Bind it, forall n in 10, 100: …, or put a text in quotes.")]
    [InlineData("A.B@HEAD~1 < A.B", "The revision 'HEAD~1' is more than a name. Write @git:HEAD~1, or in quotes @'HEAD~1'.")]
    [InlineData(
        "A.B@git:main@{yesterday} < A.B", "The revision 'git:main@{yesterday}' is more than a name. Write @git:'main@{yesterday}'.")]
    [InlineData(
        "A.B@v1/2 < A.B",
        "The revision 'v1/2' is more than a name. Write @git:v1/2, or in quotes @'v1/2'; to divide, leave a blank before the /.")]
    [InlineData("A.B \0 < 1 ms", "'U+0000' is not valid in a formula.")]
    [InlineData("A.B \u200B< 1 ms", "'U+200B' is not valid in a formula.")]
    [InlineData("A.B \uD83D\uDE00 < 1 ms", "'\uD83D\uDE00' is not valid in a formula.")]
    public void MisspeltFormula_GetsASuggestion(string text, string message) =>
        Assert.Contains(FormulaCheck.Formula(text).Diagnostics, one => one.ToString().Contains(message, StringComparison.Ordinal));

    // Half of a character cannot be written in an attribute.
    [Fact]
    public void HalfOfACharacter_IsShownAsItsNumber() => Assert.Contains(
        FormulaCheck.Formula("A.B " + '\uD83D' + " < 1 ms").Diagnostics,
        static one => one.Message == "'U+D83D' is not valid in a formula.");

    [Fact]
    public void FileOfNamesOnly_GetsAdviceOnWhatIsMissing() => Assert.Equal(
        "error SPL1029: The file declares names but no requirement. Write one below them, for example sort < 5 ms.",
        Assert.Single(FormulaCheck.File("sort = A.B\nfind = C.D\n").Diagnostics).ToString());

    [Theory]
    [InlineData("p09(A.B) < 1 ms")]
    [InlineData("A.B < C.D => A.E < C.F")]
    [InlineData("A.B != C.D")]
    [InlineData("forall n in 1, 2: A.B(int)(n) < 1 ms")]
    [InlineData("forall n in 1, 2: A.B(List<int>)(n) < 1 ms")]
    [InlineData("A.B(List<int>) < 1 ms")]
    public void CorrectText_IsUnchanged(string text) => Assert.Empty(FormulaCheck.Formula(text).Diagnostics);
}
