using System.Globalization;
using SplNet.Causes.Code;
using SplNet.Causes.Differences;

namespace SplNet.Evaluation.Explaining;

/// <summary>Whether builds can be compared by the names of their methods.</summary>
internal static class RenamedMethods
{
    // The author of a half rewritten small library does not need this note.
    private const int Few = 100;

    /// <summary>A note where most methods have no counterpart; otherwise null.</summary>
    /// <param name="difference">The difference of the builds.</param>
    /// <param name="older">The older build.</param>
    public static string? Note(LibraryDifference difference, LibraryCode older)
    {
        var removed = difference.Methods.Values.Count(static change => change == ChangeKind.Removed);
        var all = older.Parts.Select(static part => part.User).Distinct(StringComparer.Ordinal).Count();
        return all >= Few && 2 * removed > all
            ? string.Create(
                CultureInfo.InvariantCulture, $"{removed} of {all} methods of one build are missing in the other. " +
                    $"Names that differ in each build, as from obfuscators, or trimmed code hide the changes.")
            : null;
    }
}
