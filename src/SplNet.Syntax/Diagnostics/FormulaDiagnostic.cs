using System.Globalization;

namespace SplNet.Syntax;

/// <summary>A problem of a text.</summary>
/// <param name="Rule">The kind of problem.</param>
/// <param name="Span">Where it is; always inside the text.</param>
/// <param name="Message">What is wrong.</param>
/// <param name="Advice">What to do.</param>
/// <param name="Replacement">The text that mends it if it stands instead of the span; null if there is no obvious one.</param>
internal sealed record FormulaDiagnostic(FormulaRule Rule, TextSpan Span, string Message, string Advice, string? Replacement)
{
    /// <summary>The most problems that each pass tells of one requirement or declaration: whoever mends so many asks again.</summary>
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
