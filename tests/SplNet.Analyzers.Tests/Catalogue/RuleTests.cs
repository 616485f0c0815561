using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Tests.Verifying;
using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Catalogue;

public class RuleTests
{
    private static readonly IReadOnlyList<DiagnosticDescriptor> All =
        [.. AnalyzerSet.All.SelectMany(static analyzer => analyzer.SupportedDiagnostics).Distinct().OrderBy(static rule => rule.Id, StringComparer.Ordinal)];

    public static TheoryData<string> Ids => [.. All.Select(static rule => rule.Id)];

    [Fact]
    public void Ids_AreUnique() => Assert.Equal(All.Select(static rule => rule.Id).Distinct(StringComparer.Ordinal), All.Select(static rule => rule.Id));

    [Fact]
    public void EveryRuleOfFormulas_IsOneOfTheCompiler() =>
        Assert.Equal(FormulaRuleTable.All.Select(static rule => rule.Code), All.Select(static rule => rule.Id).Where(static id => id.StartsWith("SPL1", StringComparison.Ordinal)));

    [Theory]
    [MemberData(nameof(Ids))]
    public void Rule_HasItsPageAndItsLink(string id)
    {
        var rule = Rule(id);
        Assert.Equal($"# {id}: {rule.Title.ToString(CultureInfo.InvariantCulture)}", File.ReadLines(Documents.Page(id)).First());
        Assert.EndsWith($"/analyzers/docs/{id}.md", rule.HelpLinkUri, StringComparison.Ordinal);
        Assert.Contains($"Severity: {Severity(rule)}.", File.ReadAllText(Documents.Page(id)), StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(Ids))]
    public void Rule_HasItsRowInTheReleases(string id)
    {
        var row = Assert.Single(Documents.Releases, line => line.StartsWith(id + " ", StringComparison.Ordinal));
        Assert.StartsWith($"{id} | {Rule(id).Category} | {Rule(id).DefaultSeverity} | ", row, StringComparison.Ordinal);
        Assert.EndsWith($"[Documentation](../docs/{id}.md)", row, StringComparison.Ordinal);
    }

    [Fact]
    public void Releases_HaveNoOtherRules() => Assert.Equal(All.Count, Documents.Releases.Count);

    [Fact]
    public void Pages_AreThoseOfTheRules() =>
        Assert.Equal(All.Select(static rule => Documents.Page(rule.Id)), Documents.Pages);

    [Fact]
    public void Table_ListsEveryRule() => Assert.Equal(
        All.Select(static rule => $"| [{rule.Id}]({rule.Id}.md) | {rule.Title.ToString(CultureInfo.InvariantCulture)} | {Severity(rule)} |"),
        File.ReadLines(Documents.Table).Where(static line => line.StartsWith("| [SPL", StringComparison.Ordinal)));

    // Tests of an analyzer with one rule need not name it.
    [Fact]
    public void EveryOtherAnalyzer_HasItsTests() => Assert.All(
        AnalyzerSet.All.Where(static analyzer => !analyzer.SupportedDiagnostics.Any(static rule => rule.Id.StartsWith("SPL1", StringComparison.Ordinal))),
        static analyzer =>
        {
            var name = analyzer.GetType().Name[..^"Analyzer".Length] + "Tests.cs";
            var tests = File.ReadAllText(Assert.Single(Directory.EnumerateFiles(Documents.TestFolder, name, SearchOption.AllDirectories)));
            if (analyzer.SupportedDiagnostics.Length > 1)
                Assert.All(analyzer.SupportedDiagnostics, rule => Assert.Contains(rule.Id, tests, StringComparison.Ordinal));
        });

    private static DiagnosticDescriptor Rule(string id) => All.Single(rule => rule.Id == id);

    private static string Severity(DiagnosticDescriptor rule) => rule.DefaultSeverity switch
    {
        DiagnosticSeverity.Error => "error",
        DiagnosticSeverity.Warning => "warning",
        _ => "advice",
    };
}
