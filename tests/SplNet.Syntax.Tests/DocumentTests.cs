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
        Assert.Equal(3, examples.Count);
        Assert.All(examples, static example => Assert.Empty(FormulaCheck.File(example).Diagnostics));
    }

    [Fact]
    public void OptionsPage_ListsEveryLimit() => Assert.Equal(
        OptionTable.All.Select(static option =>
            $"| {Code(option.Name)} | {Code(option.Attribute)} | `{option.Property}` | {option.Range} |".Replace("|  |", "| |")
                .Replace("|  |", "| |")),
        File.ReadLines(Page("options.md")).SkipWhile(static line => !line.StartsWith("| in texts |", StringComparison.Ordinal)).Skip(2)
            .TakeWhile(static line => line.Length > 0));

    private static string Code(string? name) => name is null ? string.Empty : $"`{name}`";

    private static string Page(string name = "formulas.md", [CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "docs", name));
}
