using System.Runtime.CompilerServices;

namespace SplNet.Syntax.Tests;

public class DocumentTests
{
    [Fact]
    public void LanguagePage_ListsEveryRule()
    {
        var rows = File.ReadLines(Page()).Where(static line => line.StartsWith("| SPL", StringComparison.Ordinal));
        Assert.Equal(
            FormulaRuleTable.All.Select(
                static rule => $"| {rule.Code} | {rule.Title} | {(rule.Severity == FormulaSeverity.Error ? "error" : "warning")} |"),
            rows);
    }

    [Fact]
    public void LanguagePage_HasValidExamples()
    {
        var examples = File.ReadAllText(Page()).Split("<!-- reads -->\n```spl\n")[1..].Select(static rest => rest.Split("```")[0]).ToList();
        Assert.Equal(2, examples.Count);
        Assert.All(examples, static example => Assert.Empty(FormulaCheck.File(example).Diagnostics));
    }

    private static string Page([CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "docs", "formulas.md"));
}
