using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace SplNet.Analyzers.Tests.Rules;

/// <summary>Each rule has a page of its own, where its diagnostics link to, and a row among the releases.</summary>
public class RulePageTests
{
    public static TheoryData<string, string, string> Rules =>
    [
        .. typeof(SplNetAnalyzer).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SplNetAnalyzer)) && !type.IsAbstract)
            .Select(static type => (DiagnosticAnalyzer)Activator.CreateInstance(type)!)
            .SelectMany(static analyzer => analyzer.SupportedDiagnostics.Select(rule => (rule.Id, rule.Title.ToString(null), Row(rule, analyzer)))),
    ];

    [Theory]
    [MemberData(nameof(Rules))]
    public void Rule_HasItsPage_AndItsRow(string id, string title, string row)
    {
        Assert.Equal($"# {id}: {title}", File.ReadLines(Path.Combine(Folder(), "docs", id + ".md")).First());
        Assert.Contains(row, File.ReadAllLines(Path.Combine(Folder(), "SplNet.Analyzers", "AnalyzerReleases.Unshipped.md")));
    }

    private static string Row(DiagnosticDescriptor rule, DiagnosticAnalyzer analyzer) =>
        $"{rule.Id} | {rule.Category} | {rule.DefaultSeverity} | {analyzer.GetType().Name}, [Documentation](../docs/{rule.Id}.md)";

    private static string Folder([CallerFilePath] string path = "") => Path.GetFullPath(Path.Combine(Path.GetDirectoryName(path)!, "..", "..", "..", "analyzers"));
}
