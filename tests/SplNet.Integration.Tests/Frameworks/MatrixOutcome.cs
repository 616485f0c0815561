using System.Globalization;
using System.Text.RegularExpressions;

namespace SplNet.Integration.Tests.Frameworks;

/// <summary>How many tests of the matrix's class ended how: there is one that holds, one that does not, two rows and one that cannot be decided.</summary>
/// <param name="Passed">Passed ones.</param>
/// <param name="Failed">Failed ones.</param>
/// <param name="Skipped">Skipped ones, which is what runners call inconclusive ones too.</param>
internal sealed partial record MatrixOutcome(int Passed, int Failed, int Skipped)
{
    /// <summary>Rows run, and what is not decided is the framework's own.</summary>
    public static MatrixOutcome Whole { get; } = new(Passed: 3, Failed: 1, Skipped: 1);

    /// <summary>Rows are refused, since the framework does not tell them.</summary>
    public static MatrixOutcome WithoutRows { get; } = new(Passed: 1, Failed: 3, Skipped: 1);

    /// <summary>Rows run, and what is not decided fails, since the framework has nothing else for it.</summary>
    public static MatrixOutcome WithoutSkips { get; } = new(Passed: 3, Failed: 2, Skipped: 0);

    /// <summary>Neither.</summary>
    public static MatrixOutcome FactsOnly { get; } = new(Passed: 1, Failed: 4, Skipped: 0);

    /// <summary>Reads the last line of a runner.</summary>
    public static MatrixOutcome Of(string output) => new(Count(PassedCount(), output), Count(FailedCount(), output), Count(SkippedCount(), output));

    private static int Count(Regex pattern, string output) => pattern.Matches(output) is [.., var last] ? int.Parse(last.Groups["count"].ValueSpan, CultureInfo.InvariantCulture) : -1;

    // "Passed:     3, Skipped: …" of VSTest; "  succeeded: 3" of Microsoft.Testing.Platform.
    [GeneratedRegex(@"\b(?:Passed|succeeded): +(?<count>\d+)", RegexOptions.ExplicitCapture, 1000)]
    private static partial Regex PassedCount();

    [GeneratedRegex(@"\b(?:Failed|failed): +(?<count>\d+)", RegexOptions.ExplicitCapture, 1000)]
    private static partial Regex FailedCount();

    [GeneratedRegex(@"\b(?:Skipped|skipped): +(?<count>\d+)", RegexOptions.ExplicitCapture, 1000)]
    private static partial Regex SkippedCount();
}
