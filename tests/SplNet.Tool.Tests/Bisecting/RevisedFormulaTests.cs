using SplNet.Tool.Bisecting;

namespace SplNet.Tool.Tests.Bisecting;

/// <summary>Formulas that are asked at other revisions than they were written for.</summary>
public sealed class RevisedFormulaTests
{
    [Theory]
    [InlineData("A.B < 1 ms", "A.B@git:v1 < 1 ms")]
    [InlineData("mean( A.B[G.H](10) )<=1.1*mean(A.B[G.H](10)@git:v0)", "mean( A.B[G.H](10)@git:v1 )<=1.1*mean(A.B[G.H](10)@git:v0)")]
    [InlineData(
        "forall n in 1, 2: A.B[G](n) < 2 * C.D[G](n) && !(A.B > 1 s)",
        "forall n in 1, 2: A.B[G](n)@git:v1 < 2 * C.D[G](n)@git:v1 && !(A.B@git:v1 > 1 s)")]
    [InlineData(
        "A.B(int) + A.C < 1 s || A.D < 1 s => allocated(A.E) = 0 B with alpha = 0.05",
        "A.B(int)@git:v1 + A.C@git:v1 < 1 s || A.D@git:v1 < 1 s => allocated(A.E@git:v1) = 0 B with alpha = 0.05")]
    [InlineData("name: A.B < 1 s", "name: A.B@git:v1 < 1 s")]
    public void OperandsWithoutARevision_GetTheRequestedOne(string formula, string expected) =>
        Assert.Equal(expected, RevisedFormula.Read(formula).At(Revision.Git("v1")));

    [Fact]
    public void RevisionThatNeedsQuotes_GetsThem() => Assert.Equal(
        "A.B@svn:\"^/my branch@r7\" < 1 s", RevisedFormula.Read("A.B < 1 s").At(Revision.Svn("^/my branch@r7")).Replace('\'', '"'));

    [Theory]
    [InlineData("A.B@v1 < A.C@v2", "where each method names a revision")]
    [InlineData("A.B <", "--formula(1,6): error SPL")]
    public void FormulaThatCannotBeSearched_IsRefused(string formula, string message) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => RevisedFormula.Read(formula)).Message, StringComparison.Ordinal);

    [Theory]
    [InlineData("A.B", "A.B")]
    [InlineData(" A . B[ G.H ]( 10,'x' )", "A.B[G.H](10, \"x\")")]
    [InlineData("List<int>.Contains(int)[G]", "List<int>.Contains(int)[G]")]
    public void Method_IsReadAsAnOperand(string method, string expected) =>
        Assert.Equal(expected, RevisedFormula.ReadMethod(method).Replace('\'', '"'));

    [Theory]
    [InlineData("A.B@v1", "leave out @v1")]
    [InlineData("A.B) < mean(C.D", "--method(1,")]
    [InlineData("A.B < C.D", "it must be one method")]
    [InlineData("A.B + C.D", "it must be one method")]
    [InlineData("A.B <= C.D && D.E", "it must be one method")]
    [InlineData("mean(A.B)", "it must be one method")]
    [InlineData("A.B[", "--method(1,6): error SPL")]
    [InlineData("", "--method(1,2): error SPL")]
    public void TextThatIsNotAMethod_IsRefused(string method, string message) =>
        Assert.Contains(message, Assert.Throws<SplNetException>(() => RevisedFormula.ReadMethod(method)).Message, StringComparison.Ordinal);
}
