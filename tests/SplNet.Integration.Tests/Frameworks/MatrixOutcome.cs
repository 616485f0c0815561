using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>How many tests ended how.</summary>
/// <param name="Passed">Passed ones.</param>
/// <param name="Failed">Failed ones.</param>
/// <param name="Skipped">Skipped ones, which is what runners call inconclusive ones too.</param>
internal sealed partial record MatrixOutcome(int Passed, int Failed, int Skipped)
{
    /// <summary>One test alone, which fails.</summary>
    public static MatrixOutcome OneFailure { get; } = new(Passed: 0, Failed: 1, Skipped: 0);

    /// <summary>Both together.</summary>
    public static MatrixOutcome operator +(MatrixOutcome one, MatrixOutcome other) =>
        new(one.Passed + other.Passed, one.Failed + other.Failed, one.Skipped + other.Skipped);

    /// <summary>Reads the last line of a runner.</summary>
    public static MatrixOutcome Of(string output) =>
        new(Count(PassedCount(), output), Count(FailedCount(), output), Count(SkippedCount(), output));

    private static int Count(Regex pattern, string output) =>
        pattern.Matches(output) is [.., var last] ? int.Parse(last.Groups["count"].ValueSpan, CultureInfo.InvariantCulture) : -1;

    // "Passed:     3, Skipped: …" of VSTest; "  succeeded: 3" of Microsoft.Testing.Platform.
    [GeneratedRegex(@"\b(?:Passed|succeeded): +(?<count>\d+)", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex PassedCount();

    [GeneratedRegex(@"\b(?:Failed|failed): +(?<count>\d+)", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex FailedCount();

    [GeneratedRegex(@"\b(?:Skipped|skipped): +(?<count>\d+)", RegexOptions.ExplicitCapture, 60_000)]
    private static partial Regex SkippedCount();
}
