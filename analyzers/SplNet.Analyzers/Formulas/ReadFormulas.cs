using System.Collections.Concurrent;
using SplNet.Syntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>
/// A cache of parsed formulas. A compiler server sees a project's formulas at each build and an editor at each key press, and parsing a
/// text does not depend on the compilation.
/// </summary>
internal static class ReadFormulas
{
    // A few megabytes at most: the tree of a one-line formula takes two kilobytes.
    private const int Most = 4096;
    private const int LongestText = 500;

    private static readonly ConcurrentDictionary<string, ParsedText<RequirementSyntax>> Known = new(StringComparer.Ordinal);

    /// <summary>A formula, read and checked.</summary>
    public static ParsedText<RequirementSyntax> Of(string text) => Known.TryGetValue(text, out var known) ? known : Read(text);

    private static ParsedText<RequirementSyntax> Read(string text)
    {
        var read = FormulaCheck.Formula(text);
        if (text.Length > LongestText)
            return read;
        if (Known.Count >= Most)
            Known.Clear();
        return Known.GetOrAdd(text, read);
    }
}
