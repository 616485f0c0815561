using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using SplNet.Analyzers.Rules;
using SplNet.Syntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>The formula rules as compiler diagnostics, from the parser's table, so both report the same.</summary>
internal static class FormulaDescriptors
{
    // Both parts are formatted at run time before they reach this message.
    private const string MessageAndAdvice = "{0} {1}";

    private static readonly Dictionary<string, DiagnosticDescriptor> ByCode = Make();

    /// <summary>All of them, in the order of their codes.</summary>
    public static ImmutableArray<DiagnosticDescriptor> All { get; } = [.. FormulaRuleTable.All.Select(static rule => ByCode[rule.Code])];

    public static DiagnosticDescriptor Of(FormulaRule rule) => ByCode[rule.Code];

    private static Dictionary<string, DiagnosticDescriptor> Make()
    {
        var descriptors = new Dictionary<string, DiagnosticDescriptor>(StringComparer.Ordinal);
        foreach (var rule in FormulaRuleTable.All)
        {
            descriptors.Add(rule.Code, rule.Severity == FormulaSeverity.Error
                ? Rule.Error(rule.Code, rule.Title, MessageAndAdvice)
                : Rule.Warning(rule.Code, rule.Title, MessageAndAdvice));
        }

        return descriptors;
    }
}
