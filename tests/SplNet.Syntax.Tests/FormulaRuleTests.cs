namespace SplNet.Syntax.Tests;

public class FormulaRuleTests
{
    [Fact]
    public void Table_HoldsEveryRuleOnceInTheOrderOfItsCode()
    {
        var declared = typeof(FormulaRules).GetFields().Where(static field => field.FieldType == typeof(FormulaRule))
            .Select(static field => (FormulaRule)field.GetValue(null)!);
        var codes = FormulaRuleTable.All.Select(static rule => rule.Code).ToList();
        Assert.Equal(codes.Order(StringComparer.Ordinal).Distinct(), codes);
        Assert.Equal(declared.Select(static rule => rule.Code).Order(StringComparer.Ordinal), codes);
    }

    [Fact]
    public void EveryRule_SaysWhatIsWrongAndWhatToDo()
    {
        foreach (var rule in FormulaRuleTable.All)
        {
            Assert.Matches("^SPL1[0-9]{3}$", rule.Code);
            Assert.NotEmpty(rule.Title);
            Assert.EndsWith(".", rule.Message, StringComparison.Ordinal);
            Assert.NotEmpty(rule.Advice);
        }
    }

    [Fact]
    public void Diagnostic_HasTheFormatOfCompilers()
    {
        var file = FormulaCheck.File("slow = A.B\nfast = A.C\n\nfast <\n");
        var problem = Assert.Single(file.Diagnostics);
        Assert.Equal(new TextPosition(4, 7), file.PositionOf(problem));
        Assert.StartsWith(
            "perf.spl(4,7): error SPL1008: A value is expected before the end.",
            file.Describe(problem, "perf.spl"),
            StringComparison.Ordinal);
    }
}
