using System.Runtime.CompilerServices;

namespace SplNet.Syntax.Tests;

public class DocumentTests
{
    [Fact]
    public void LanguagePage_ListsEveryRule()
    {
        var rows = File.ReadLines(Page()).Where(static line => line.StartsWith("| SPL", StringComparison.Ordinal));
        Assert.Equal(FormulaRuleTable.All.Select(static rule => $"| {rule.Code} | {rule.Title} | {(rule.Severity == FormulaSeverity.Error ? "error" : "warning")} |"), rows);
    }

    [Fact]
    public void LanguagePage_HasExamplesThatAreRead()
    {
        var blocks = File.ReadAllText(Page()).Split("```");
        foreach (var line in blocks[1].Split('\n', StringSplitOptions.RemoveEmptyEntries))
            Assert.Empty(FormulaCheck.Formula(line).Diagnostics);
        Assert.Empty(FormulaCheck.File(blocks[3]).Diagnostics);
    }

    private static string Page([CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "docs", "formulas.md"));
}
