using System.Text.RegularExpressions;

namespace SplNet.Syntax;

/// <summary>
/// The text of a formula without its numbers, which tells requirements apart whose numbers change: who allows five percent for the first time, or takes a limit in seconds for one in milliseconds, still states the same.
/// </summary>
internal static class FormulaWithoutNumbers
{
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(10);

    // With its unit.
    private static readonly Regex Number = new(@"(?<![\w.])\d[\d_.]*(?:[eE][+-]?\d+)?(?:\s*(?:ns|us|µs|μs|ms|s|min|B|KB|MB|GB|[KM]?op/s)(?![\w/]))?", RegexOptions.CultureInvariant, Limit);

    private static readonly Regex Factor = new(@"\s*[*/]\s*#|#\s*\*\s*", RegexOptions.CultureInvariant, Limit);

    /// <summary>The text: a number with its unit is <c>#</c>, and factors and divisors are left out.</summary>
    /// <param name="formula">The formula.</param>
    public static string Of(string formula) => Factor.Replace(Number.Replace(formula, "#"), string.Empty);
}
