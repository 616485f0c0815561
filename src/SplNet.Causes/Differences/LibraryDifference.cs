using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>What differs between two builds of a library.</summary>
/// <param name="Methods">The methods that the user wrote, by key; a change of a lambda is one of its method.</param>
/// <param name="Types">Types of both whose shape differs.</param>
/// <param name="References">References that only the newer one has.</param>
internal sealed record LibraryDifference(IReadOnlyDictionary<string, ChangeKind> Methods, IReadOnlyList<string> Types, IReadOnlyList<string> References)
{
    /// <summary>True if nothing differs.</summary>
    public bool IsNone => Methods.Count == 0 && Types.Count == 0 && References.Count == 0;

    /// <summary>Compares two builds.</summary>
    public static LibraryDifference Between(LibraryCode older, LibraryCode newer)
    {
        var (before, after) = (Texts(older), Texts(newer));
        var methods = before.Keys.Except(after.Keys, StringComparer.Ordinal).ToDictionary(static key => key, static _ => ChangeKind.Removed, StringComparer.Ordinal);
        foreach (var (key, text) in after)
        {
            if (!before.TryGetValue(key, out var was))
                methods[key] = ChangeKind.Added;
            else if (was != text)
                methods[key] = ChangeKind.Changed;
        }

        return new LibraryDifference(
            methods,
            [.. newer.Shapes.Where(shape => older.Shapes.TryGetValue(shape.Key, out var was) && was != shape.Value).Select(static shape => shape.Key).Order(StringComparer.Ordinal)],
            [.. newer.References.Except(older.References, StringComparer.Ordinal).Order(StringComparer.Ordinal)]);
    }

    // What the compiler makes of no method of the user's, such as the class that keeps lambdas, says nothing to anybody.
    private static Dictionary<string, string> Texts(LibraryCode library) => library.Parts
        .Where(static part => !part.User.Contains("/<", StringComparison.Ordinal))
        .GroupBy(static part => part.User, StringComparer.Ordinal)
        .ToDictionary(static group => group.Key, static group => string.Join('\f', group.Select(static part => part.Text).Order(StringComparer.Ordinal)), StringComparer.Ordinal);
}
