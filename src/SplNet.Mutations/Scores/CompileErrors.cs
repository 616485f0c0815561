using System.Text.RegularExpressions;
using SplNet.Mutations.Results;

namespace SplNet.Mutations.Scores;

/// <summary>
/// Counts mutants that do not compile, by reason. Otherwise they would leave the score unnoticed, and a reason that all mutants of a file
/// share is a bug in the tool.
/// </summary>
internal static partial class CompileErrors
{
    /// <summary>Groups the mutants, the largest group first.</summary>
    public static IReadOnlyList<CompileErrorGroup> Of(IEnumerable<MutantResult> mutants) =>
    [
        .. mutants.Where(static one => one.Status == MutantStatus.CompileError)
            .GroupBy(
                static one => Number().Match(one.Reason) is { Success: true } number ? number.Groups["id"].Value : FirstLine(one.Reason),
                StringComparer.Ordinal)
            .OrderByDescending(static group => group.Count()).ThenBy(static group => group.Key, StringComparer.Ordinal)
            .Select(static group =>
                new CompileErrorGroup(group.Key, group.Count(), group.First().Mutant.Id, FirstLine(group.First().Reason))),
    ];

    private static string FirstLine(string text) => text.ReplaceLineEndings("\n").Split('\n')[0];

    [GeneratedRegex(
        @"\berror (?<id>[A-Z]+[0-9]+):", RegexOptions.CultureInvariant | RegexOptions.ExplicitCapture | RegexOptions.NonBacktracking)]
    private static partial Regex Number();
}
