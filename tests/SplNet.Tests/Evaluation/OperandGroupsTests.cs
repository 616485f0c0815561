using SplNet.Evaluation;
using SplNet.Statements.Experiments;

namespace SplNet.Tests.Evaluation;

/// <summary>Which runs of a block are measured together.</summary>
public class OperandGroupsTests
{
    [Fact]
    public void BothSidesOfAComparison_FormAGroup() =>
        Assert.Equal("ba", Groups(new Experiment(static (a, b, mean) => mean(a) < mean(b)), "ba"));

    [Fact]
    public void ComparisonsOfOtherOperands_FormSeparateGroups() =>
        Assert.Equal("dc ab", Groups(new Experiment(static (a, b, c, d, mean) => mean(a) < mean(b) & mean(c) < mean(d)), "dabc"));

    [Fact]
    public void OperandsThatShareOne_AreComparedThroughIt() =>
        Assert.Equal("cab", Groups(new Experiment(static (a, b, c, mean) => mean(a) < mean(b) & mean(c) < mean(b)), "cab"));

    [Fact]
    public void GroupsThatMeetLater_AreMerged() =>
        Assert.Equal(
            "abcd", Groups(new Experiment(static (a, b, c, d, mean) => mean(a) < mean(b) & mean(c) < mean(d) & mean(d) < mean(a)), "abcd"));

    [Fact]
    public void Sums_CompareAllTheirOperandsAndLimitsCompareNone() =>
        Assert.Equal("abc d", Groups(
            new Experiment(static (a, b, c, d, mean) => mean(a) + mean(b) < mean(c) & mean(d) < TimeSpan.FromMilliseconds(5)), "abcd"));

    [Fact]
    public void AnyNumberOfOperands_IsMeasuredWithThePartner()
    {
        var experiment = new Experiment(static (a, mean) => Spl.ForAll(Enumerable.Range(1, 9), n => mean(a[n]) <= mean(a[0])));
        int[] order = [4, 2, 9, 0, 1, 3, 8, 5, 7, 6];
        var groups = new OperandGroups(
            FormulaProblems.Comparisons(experiment.Formula), [.. Enumerable.Range(0, 10).Select(static n => new FormulaOperand("a", [n]))])
            .Of(order);
        Assert.Equal(order, Assert.Single(groups));
    }

    private static string Groups(Experiment experiment, string order)
    {
        string[] names = ["a", "b", "c", "d"];
        var groups = new OperandGroups(
            FormulaProblems.Comparisons(experiment.Formula), [.. names.Select(static name => new FormulaOperand(name, []))])
            .Of(order.Select(name => Array.IndexOf(names, name.ToString())));
        return string.Join(' ', groups.Select(group => string.Concat(group.Select(operand => names[operand]))));
    }
}
