using System.Reflection;
using SplNet.Statements.Requirements;
using SplNet.Tool.Comparing;
using SplNet.Tool.Requirements;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Comparing;

/// <summary>What the formulas of requirements measure.</summary>
public sealed class OperandSearchTests
{
    private static readonly Assembly Home = HomeAssembly.Load(Built.Stated);

    [Fact]
    public void OperandOfSeveralRequirements_IsFoundOnce()
    {
        var search = new OperandSearch();

        foreach (var requirement in SplRequirements.Of(Home, Settings()))
            search.Add(requirement);

        Assert.Equal(["SplNet.Tests.Stated.Buffers.Small", "Buffers.Large"], search.Operands.Select(static operand => operand.Name));
        Assert.Empty(search.Unreadable);
    }

    [Fact]
    public void AliasesAndRevisions_AreResolvedToTheirOperand()
    {
        var search = new OperandSearch();

        foreach (var requirement in SplRequirements.OfFile(Built.FileOf("perf.spl"), Settings()))
            search.Add(requirement);
        search.Add(GivenOperands.Formula("Buffers.Small <= 1.05 * Buffers.Small@v1 && Buffers.Large@git:HEAD~3 < 1 s", Settings()));

        Assert.Equal(["Buffers.Small", "Buffers.Large"], search.Operands.Select(static operand => operand.Name));
    }

    [Fact]
    public void VariablesOfQuantifiers_HaveTheirValues()
    {
        var search = Found("forall n in 1, 20: Math.Abs(n) <= 2 * Math.Abs(1) || !(Math.Sqrt(n) + Math.Sqrt(4) < Math.Cbrt(4))");

        Assert.Equal(
            ["Math.Abs(1)", "Math.Sqrt(1)", "Math.Sqrt(4)", "Math.Cbrt(4)", "Math.Abs(20)", "Math.Sqrt(20)"],
            search.Operands.Select(static operand => operand.Syntax.ToString()));
    }

    [Fact]
    public void UnresolvedName_IsReportedAndTheRestIsFound()
    {
        var search = new OperandSearch();

        foreach (var requirement in SplRequirements.OfFile(Built.FileOf("wrong.spl"), Settings()))
            search.Add(requirement);

        Assert.Equal(["Buffers.Large", "Buffers.Small"], search.Operands.Select(static operand => operand.Name));
        Assert.Equal(["Buffers.Tiny", "half"], search.Unreadable.Select(static one => one.Name));
        Assert.Contains("wrong.spl(1,18): error SPL1306", search.Unreadable[0].Problems[0], StringComparison.Ordinal);
        Assert.Contains("error SPL1008", search.Unreadable[1].Problems[0], StringComparison.Ordinal);
    }

    [Fact]
    public void Method_IsOneOperand()
    {
        var search = new OperandSearch();

        search.Add(GivenOperands.Method("Math.Max(int, int)(1, 2)@v1", Settings()));

        Assert.Equal("Math.Max(int, int)(1, 2)", Assert.Single(search.Operands).Syntax.ToString());
    }

    [Theory]
    [InlineData("Buffers.Small < Buffers.Large", "is not a method")]
    [InlineData("median(Buffers.Small)", "is not a method")]
    [InlineData("Buffers.Small && Buffers.Large", "cannot be read")]
    [InlineData("Buffers.Small(", "cannot be read")]
    public void TextWithoutAMethod_IsRefused(string text, string message) =>
        Assert.Contains(
            message, Assert.Throws<SplNetException>(() => GivenOperands.Method(text, Settings())).Message, StringComparison.Ordinal);

    [Fact]
    public void Comparison_IsOneFormulaOfBothRevisions()
    {
        var operand = Assert.Single(Found("Math.Abs(1) < 1 s").Operands);

        var comparisons = RevisionComparison.All([operand], ComparedRevision.ReadAll(["v1", "git:HEAD~1", "HEAD~2"]));

        Assert.Equal(
            ["mean(Math.Abs(1)@git:HEAD~1) == mean(Math.Abs(1)@v1)", "mean(Math.Abs(1)@'HEAD~2') == mean(Math.Abs(1)@v1)"],
            comparisons.Select(static comparison => comparison.Requirement(static options => options).Formula));
    }

    private static OperandSearch Found(string formula)
    {
        var search = new OperandSearch();
        search.Add(GivenOperands.Formula(formula, Settings()));
        Assert.Empty(search.Unreadable);
        return search;
    }

    private static RequirementSettings Settings() => new(Home, []);
}
