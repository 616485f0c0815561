using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.Values.Messages;

namespace SplNet.Tests.Values.Messages;

/// <summary>The kinds of messages, and the page that lists them.</summary>
public class MessageRulesTests
{
    private const string Start = "<!-- written by MessageRulesTests -->";

    [Fact]
    public void EveryRule_IsListedOnce() => Assert.Equal(
        typeof(MessageRules).GetFields(BindingFlags.Static | BindingFlags.Public)
            .Select(static field => ((MessageRule)field.GetValue(null)!).Code).Order(StringComparer.Ordinal),
        MessageRules.All.Select(static rule => rule.Code).Order(StringComparer.Ordinal));

    [Fact]
    public void Codes_AreUniqueAndShowTheirSeverity()
    {
        Assert.Equal(MessageRules.All.Count, MessageRules.All.Select(static rule => rule.Code).Distinct(StringComparer.Ordinal).Count());
        Assert.All(MessageRules.All, static rule => Assert.Matches("^SPL4[0-9]{3}$", rule.Code));
        Assert.All(MessageRules.All, static rule =>
            Assert.Equal(rule.Severity == MessageSeverity.Problem, rule.Code.StartsWith("SPL40", StringComparison.Ordinal)));
    }

    [Fact]
    public void Page_ListsEveryRule()
    {
        var path = PageOf();
        var page = File.ReadAllText(path);
        var expected = page[..(page.IndexOf(Start, StringComparison.Ordinal) + Start.Length)] + "\n" + Table();
        if (Environment.GetEnvironmentVariable("WRITE_DOCUMENTS") is not null)
            File.WriteAllText(path, expected);
        Assert.True(
            expected == File.ReadAllText(path), "The messages differ from docs/messages.md. Write it again: " +
                "WRITE_DOCUMENTS=1 dotnet test -c Release tests/SplNet.Tests --filter FullyQualifiedName~MessageRulesTests");
    }

    private static string Table() => string.Concat(
        Section("Problems", MessageSeverity.Problem), Section("Warnings", MessageSeverity.Warning), Section("Notes", MessageSeverity.Note))
        .TrimEnd('\n') + "\n";

    private static string Section(string title, MessageSeverity severity)
    {
        var rows = MessageRules.All.Where(rule => rule.Severity == severity).OrderBy(static rule => rule.Code, StringComparer.Ordinal)
            .Select(static rule => $"| {rule.Code} | {rule.Title} | {rule.Cause} | {rule.Remedy} |\n");
        return $"\n## {title}\n\n| code | title | cause | remedy |\n|---|---|---|---|\n{string.Concat(rows)}";
    }

    private static string PageOf([CallerFilePath] string source = "") =>
        Path.GetFullPath(Path.Combine(Path.GetDirectoryName(source)!, "..", "..", "..", "..", "docs", "messages.md"));
}
