using System.Globalization;
using System.Text.RegularExpressions;
using SplNet.Causes.Code;

namespace SplNet.Evaluation.Explaining;

/// <summary>What <c>perf report</c> prints, method by method: the tiers of one are added up, and the runtime's way to write a method becomes that of its author.</summary>
internal static partial class PerfReport
{
    /// <summary>The share of the samples in each method, between 0 and 1.</summary>
    /// <param name="text">What was printed.</param>
    public static IReadOnlyDictionary<string, double> Shares(string text)
    {
        var shares = new Dictionary<string, double>(StringComparer.Ordinal);
        foreach (Match line in Line().Matches(text))
        {
            var name = NameOf(line.Groups["symbol"].Value.Trim());
            shares[name] = shares.GetValueOrDefault(name) + (double.Parse(line.Groups["percent"].Value, CultureInfo.InvariantCulture) / 100);
        }

        return shares;
    }

    private const string WithoutSymbol = "(native code without symbols)";

    // instance char [Lib] Lib.Scanner::Peek()[Tier1]
    private static string NameOf(string symbol) => Managed().Match(symbol) is { Success: true } managed ? MethodKey.Spoken(managed.Groups["method"].Value) : symbol.StartsWith("0x", StringComparison.Ordinal) ? WithoutSymbol : symbol;

    [GeneratedRegex(@"^\s*(?<percent>\d+\.\d+)%\s+\[[.k]\]\s+(?<symbol>.+?)(\s+-\s+-)?\s*$", RegexOptions.Multiline | RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Line();

    [GeneratedRegex(@"\[[\w.]+\]\s(?<method>[^\s]+::.+?)(\[[\w-]+\])?$", RegexOptions.ExplicitCapture, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Managed();
}
