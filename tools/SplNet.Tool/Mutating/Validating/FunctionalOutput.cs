using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Tool.Mutating.Validating;

/// <summary>Reads the output of test runners line by line: the failed tests and the number of tests.</summary>
internal sealed partial class FunctionalOutput
{
    private const int ShownLines = 20;

    private readonly Lock _turn = new();
    private readonly List<string> _failed = [];
    private readonly Queue<string> _last = new();
    private int? _total;
    private int? _skipped;

    /// <summary>The failed tests, in order.</summary>
    public IReadOnlyList<string> Failed
    {
        get
        {
            lock (_turn)
                return [.. _failed.Distinct(StringComparer.Ordinal)];
        }
    }

    /// <summary>The number of tests; null if the runner did not report it.</summary>
    public int? Total
    {
        get
        {
            lock (_turn)
                return _total;
        }
    }

    /// <summary>The number of skipped tests; null if the runner did not report it.</summary>
    public int? Skipped
    {
        get
        {
            lock (_turn)
                return _skipped;
        }
    }

    /// <summary>The last lines.</summary>
    public string Last
    {
        get
        {
            lock (_turn)
                return string.Join(Environment.NewLine, _last);
        }
    }

    /// <summary>Reads a line.</summary>
    public void Take(string line)
    {
        lock (_turn)
        {
            if (OfXunit().Match(line) is { Success: true } xunit)
                _failed.Add(xunit.Groups["test"].Value);
            else if (OfPlatforms().Match(line) is { Success: true } platform)
                _failed.Add(platform.Groups["test"].Value);
            if (Totals().Match(line) is { Success: true } total)
                _total = int.Parse(total.Groups["number"].Value, CultureInfo.InvariantCulture);
            if (Skips().Match(line) is { Success: true } skipped)
                _skipped = int.Parse(skipped.Groups["number"].Value, CultureInfo.InvariantCulture);
            if (line.Length == 0)
                return;
            _last.Enqueue(line);
            if (_last.Count > ShownLines)
                _last.Dequeue();
        }
    }

    //     My.Tests.Sums_AreRight(value: 1) [FAIL]
    [GeneratedRegex(@"^\s*(?<test>\S.*?) \[FAIL\]\s*$", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex OfXunit();

    // VSTest: "  Failed My.Tests.Sums_AreRight [12 ms]"; Microsoft.Testing.Platform: "failed My.Tests.Sums_AreRight (12ms)".
    [GeneratedRegex(
        @"^\s*(?:Failed|failed) (?<test>\S.*?) (?:\[[<0-9][^\]]*\]|\([0-9][^)]*\))\s*$",
        RegexOptions.CultureInvariant,
        matchTimeoutMilliseconds: 10_000)]
    private static partial Regex OfPlatforms();

    // "Total: 5," of xUnit.net and VSTest, "Total tests: 5" of VSTest, " total: 5" of Microsoft.Testing.Platform,
    // "Test Count: 5" of NUnitLite.
    [GeneratedRegex(
        @"\b(?:[Tt]otal(?: tests)?|Test Count):\s*(?<number>[0-9]+)", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Totals();

    // "Skipped: 1," of xUnit.net, VSTest and NUnitLite, "  skipped: 1" of Microsoft.Testing.Platform.
    [GeneratedRegex(@"\b[Ss]kipped:\s*(?<number>[0-9]+)", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Skips();
}
