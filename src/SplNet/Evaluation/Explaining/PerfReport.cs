using System.Globalization;
using System.Text.RegularExpressions;
using SplNet.Causes.Code;

namespace SplNet.Evaluation.Explaining;

/// <summary>
/// Reads the output of <c>perf report</c>, method by method: adds up the tiers of each method, and converts the runtime's
/// spelling to the author's.
/// </summary>
internal static partial class PerfReport
{
    /// <summary>The share of the samples in each method, between 0 and 1.</summary>
    /// <param name="text">The output.</param>
    public static IReadOnlyDictionary<string, double> Shares(string text)
    {
        var shares = new Dictionary<string, double>(StringComparer.Ordinal);
        foreach (Match line in Line().Matches(text))
        {
            var name = NameOf(line.Groups["symbol"].Value.Trim());
            shares[name] =
                shares.GetValueOrDefault(name) + (double.Parse(line.Groups["percent"].Value, CultureInfo.InvariantCulture) / 100);
        }

        return shares;
    }

    private const string WithoutSymbol = "(native code without symbols)";

    /// <summary>The author's name of a method that the runtime writes as <c>instance char [Lib] Lib.Scanner::Peek()[Tier1]</c>.</summary>
    /// <param name="symbol">The runtime's name of the method, or the symbol of native code.</param>
    public static string NameOf(string symbol) =>
        Managed().Match(symbol) is { Success: true } managed ? MethodKey.ReadableName(managed.Groups["method"].Value.Replace('+', '/'))
        : symbol.StartsWith("0x", StringComparison.Ordinal) ? WithoutSymbol
        : symbol;

    [GeneratedRegex(
        @"^\s*(?<percent>\d+\.\d+)%\s+\[[.k]\]\s+(?<symbol>.+?)(\s+-\s+-)?\s*$",
        RegexOptions.Multiline | RegexOptions.ExplicitCapture,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Line();

    [GeneratedRegex(@"\[[\w.]+\]\s(?<method>[^\s]+::.+?)(\[[\w-]+\])?$", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Managed();
}
