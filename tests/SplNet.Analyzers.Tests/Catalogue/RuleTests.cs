using System.Globalization;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Experiments;
using SplNet.Analyzers.Rules;
using SplNet.Analyzers.Tests.Verifying;
using SplNet.Syntax;

namespace SplNet.Analyzers.Tests.Catalogue;

public class RuleTests
{
    private static readonly IReadOnlyList<DiagnosticDescriptor> All =
        [.. AnalyzerSet.All.SelectMany(static analyzer => analyzer.SupportedDiagnostics).Distinct().OrderBy(
            static rule => rule.Id, StringComparer.Ordinal)];

    public static TheoryData<string> Ids => [.. All.Select(static rule => rule.Id)];

    [Fact]
    public void Ids_AreUnique() =>
        Assert.Equal(All.Select(static rule => rule.Id).Distinct(StringComparer.Ordinal), All.Select(static rule => rule.Id));

    [Fact]
    public void EveryFormulaRule_IsACompilerRule() =>
        Assert.Equal(
            FormulaRuleTable.All.Select(static rule => rule.Code),
            All.Select(static rule => rule.Id).Where(static id => id.StartsWith("SPL1", StringComparison.Ordinal)));

    [Theory]
    [MemberData(nameof(Ids))]
    public void Rule_HasItsPage(string id)
    {
        var rule = Rule(id);
        Assert.Equal($"# {id}: {rule.Title.ToString(CultureInfo.InvariantCulture)}", File.ReadLines(Documents.Page(id)).First());
        Assert.Equal(HelpPages.OfThisBuild.LinkTo(id) ?? string.Empty, rule.HelpLinkUri);
        Assert.Contains($"Severity: {Severity(rule)}.", File.ReadAllText(Documents.Page(id)), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(null, null)]
    [InlineData("", null)]
    [InlineData("https://example.org/spl", "https://example.org/spl/blob/main/analyzers/docs/SPL1001.md")]
    [InlineData("https://example.org/spl/", "https://example.org/spl/blob/main/analyzers/docs/SPL1001.md")]
    public void Link_LeadsToThePublishedPageOrIsMissing(string? repository, string? link) =>
        Assert.Equal(link, new HelpPages(repository).LinkTo("SPL1001"));

    [Theory]
    [MemberData(nameof(Ids))]
    public void Rule_IsListedInTheReleases(string id)
    {
        var row = Assert.Single(Documents.Releases, line => line.StartsWith(id + " ", StringComparison.Ordinal));
        Assert.StartsWith($"{id} | {Rule(id).Category} | {Rule(id).DefaultSeverity} | ", row, StringComparison.Ordinal);
        Assert.EndsWith($"[Documentation](../docs/{id}.md)", row, StringComparison.Ordinal);
    }

    [Fact]
    public void Releases_ListOnlyKnownRules() => Assert.Equal(All.Count, Documents.Releases.Count);

    [Fact]
    public void Pages_MatchTheRules() =>
        Assert.Equal(All.Select(static rule => Documents.Page(rule.Id)), Documents.Pages);

    [Fact]
    public void Table_ListsEveryRule() => Assert.Equal(
        All.Select(
            static rule => $"| [{rule.Id}]({rule.Id}.md) | {rule.Title.ToString(CultureInfo.InvariantCulture)} | {Severity(rule)} |"),
        File.ReadLines(Documents.Table).Where(static line => line.StartsWith("| [SPL", StringComparison.Ordinal)));

    [Fact]
    public void EveryExperimentRule_IsRunByTheAnalyzer() => Assert.Equal(
        typeof(ExperimentRule).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(ExperimentRule)))
            .Select(static type => type.Name).Order(StringComparer.Ordinal),
        ExperimentAnalyzer.All.Select(static rule => rule.GetType().Name).Order(StringComparer.Ordinal));

    [Fact]
    public void EveryExperimentRule_HasTests() =>
        Assert.All(ExperimentAnalyzer.All, static rule => AssertTested(rule.GetType().Name[..^"Rule".Length], rule.Descriptors));

    [Fact]
    public void EveryFileAnalyzer_HasTests() => Assert.All(
        AnalyzerSet.All.Where(static analyzer => analyzer.SupportedDiagnostics[0].Category == "Files"),
        static analyzer => AssertTested(analyzer.GetType().Name[..^"Analyzer".Length], analyzer.SupportedDiagnostics));

    // Tests of one diagnostic need not name it.
    private static void AssertTested(string name, IReadOnlyList<DiagnosticDescriptor> diagnostics)
    {
        var tests = File.ReadAllText(
            Assert.Single(Directory.EnumerateFiles(Documents.TestFolder, name + "Tests.cs", SearchOption.AllDirectories)));
        if (diagnostics.Count > 1)
            Assert.All(diagnostics, one => Assert.Contains(one.Id, tests, StringComparison.Ordinal));
    }

    private static DiagnosticDescriptor Rule(string id) => All.Single(rule => rule.Id == id);

    private static string Severity(DiagnosticDescriptor rule) => rule.DefaultSeverity switch
    {
        DiagnosticSeverity.Error => "error",
        DiagnosticSeverity.Warning => "warning",
        _ => "advice",
    };
}
