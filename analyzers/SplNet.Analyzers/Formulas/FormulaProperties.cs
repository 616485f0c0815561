using System.Collections.Immutable;

namespace SplNet.Analyzers.Formulas;

/// <summary>What diagnostics of formulas carry for code fixes.</summary>
internal static class FormulaProperties
{
    /// <summary>
    /// The source that mends the formula if it stands in the place of the diagnostic: escaped as the literal there needs it, and in a file as it is. Absent where
    /// there is no obvious one, and where the place is wider than the problem.
    /// </summary>
    public const string Replacement = "Replacement";

    public static ImmutableDictionary<string, string?> Of(string? replacement) => replacement is null
        ? ImmutableDictionary<string, string?>.Empty
        : ImmutableDictionary<string, string?>.Empty.Add(Replacement, replacement);
}
