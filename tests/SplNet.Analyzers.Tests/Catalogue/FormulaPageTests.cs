using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Catalogue;

/// <summary>The examples of the pages: the wrong ones have the problem of the page, the right ones have none.</summary>
public class FormulaPageTests
{
    // Texts that are too long do not stand on a page; what needs types or the disk is shown in C#.
    private static readonly string[] WithoutFormula = [FormulaRules.TextTooLong.Code, FormulaRules.TooManyParts.Code];

    public static TheoryData<string> Codes =>
        [.. FormulaRuleTable.All.Select(static rule => rule.Code).Where(static code => !code.StartsWith("SPL13", StringComparison.Ordinal))
            .Except(WithoutFormula)];

    public static TheoryData<string> AllCodes => [.. FormulaRuleTable.All.Select(static rule => rule.Code)];

    [Theory]
    [MemberData(nameof(Codes))]
    public void Page_ShowsTheProblemAndItsFix(string code)
    {
        var page = File.ReadAllText(Documents.Page(code));
        Assert.NotEmpty(Documents.Blocks(page, "spl wrong"));
        Assert.NotEmpty(Documents.Blocks(page, "spl right"));
    }

    [Theory]
    [MemberData(nameof(AllCodes))]
    public void Examples_GiveTheirDocumentedResult(string code)
    {
        var page = File.ReadAllText(Documents.Page(code));
        foreach (var wrong in Documents.Blocks(page, "spl wrong"))
            Assert.Contains(code, FormulaCheck.File(wrong).Diagnostics.Select(static one => one.Code));
        foreach (var right in Documents.Blocks(page, "spl right"))
            Assert.Empty(FormulaCheck.File(right).Diagnostics.Select(static one => one.ToString()));
    }
}
