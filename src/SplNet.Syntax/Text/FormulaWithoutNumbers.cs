using System.Text.RegularExpressions;

namespace SplNet.Syntax;

/// <summary>
/// The text of a formula without its numbers. It identifies a requirement whose numbers change: allowing five percent for the first
/// time, or replacing a limit in milliseconds by one in seconds, does not make a different requirement.
/// </summary>
internal static class FormulaWithoutNumbers
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    // With its unit.
    private static readonly Regex Number = new(
        @"(?<![\w.])\d[\d_.]*(?:[eE][+-]?\d+)?(?:\s*(?:ns|us|µs|μs|ms|s|min|B|KB|MB|GB|[KM]?op/s)(?![\w/]))?",
        RegexOptions.CultureInvariant,
        Limit);

    private static readonly Regex Factor = new(@"\s*[*/]\s*#|#\s*\*\s*", RegexOptions.CultureInvariant, Limit);

    /// <summary>Formats the text: a number with its unit becomes <c>#</c>, and factors and divisors are removed.</summary>
    /// <param name="formula">The formula.</param>
    public static string Of(string formula) => Factor.Replace(Number.Replace(formula, "#"), string.Empty);
}
