using System.Collections.Concurrent;
using SplNet.Syntax;

namespace SplNet.Analyzers.Formulas;

/// <summary>
/// Formulas that were read already. A compiler server sees those of a project at each build, an editor at each key, and what a text says by itself does not depend on the
/// compilation.
/// </summary>
internal static class ReadFormulas
{
    // Some megabytes at most: a formula of a line takes two kilobytes as a tree.
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
