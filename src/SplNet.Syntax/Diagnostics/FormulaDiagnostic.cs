using System.Globalization;

namespace SplNet.Syntax;

/// <summary>A problem in a text.</summary>
/// <param name="Rule">The kind of problem.</param>
/// <param name="Span">Its location, always inside the text.</param>
/// <param name="Message">The problem.</param>
/// <param name="Advice">The advice to the user.</param>
/// <param name="Replacement">The text that fixes the problem if it replaces the span; null if there is no obvious fix.</param>
internal sealed record FormulaDiagnostic(FormulaRule Rule, TextSpan Span, string Message, string Advice, string? Replacement)
{
    /// <summary>
    /// The most problems that each pass reports for one requirement or declaration. The rest appear in the next run, after these are fixed.
    /// </summary>
    public const int Most = 100;

    public string Code => Rule.Code;

    public bool IsError => Rule.Severity == FormulaSeverity.Error;

    public static FormulaDiagnostic Of(FormulaRule rule, TextSpan span, string? replacement, params object[] parts) => new(
        rule,
        span,
        string.Format(CultureInfo.InvariantCulture, rule.Message, parts),
        string.Format(CultureInfo.InvariantCulture, rule.Advice, parts),
        replacement);

    public override string ToString() => $"{(IsError ? "error" : "warning")} {Code}: {Message} {Advice}";
}
