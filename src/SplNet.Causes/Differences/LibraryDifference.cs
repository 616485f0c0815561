using SplNet.Causes.Code;

namespace SplNet.Causes.Differences;

/// <summary>The differences between two builds of a library.</summary>
/// <param name="Methods">The methods that the user wrote, by key; a change of a lambda counts as a change of its method.</param>
/// <param name="Types">Types in both builds whose metadata differ, and assemblies whose metadata differ.</param>
/// <param name="References">References that only the newer one has; the library's references to itself have the
/// version of each build.</param>
internal sealed record LibraryDifference(
    IReadOnlyDictionary<string, ChangeKind> Methods, IReadOnlyList<string> Types, IReadOnlyList<string> References)
{
    /// <summary>True if nothing differs.</summary>
    public bool IsNone => Methods.Count == 0 && Types.Count == 0 && References.Count == 0;

    /// <summary>Compares two builds.</summary>
    public static LibraryDifference Between(LibraryCode older, LibraryCode newer)
    {
        var (before, after) = (Code(older), Code(newer));
        var methods = before.Keys.Except(after.Keys, StringComparer.Ordinal).ToDictionary(
            static key => key, static _ => ChangeKind.Removed, StringComparer.Ordinal);
        foreach (var (key, text) in after)
        {
            if (!before.TryGetValue(key, out var was))
                methods[key] = ChangeKind.Added;
            else if (was != text)
                methods[key] = ChangeKind.Changed;
        }

        return new LibraryDifference(
            methods,
            [.. newer.Shapes.Where(shape => older.Shapes.TryGetValue(shape.Key, out var was) && was != shape.Value)
                .Select(static shape => TypeShape.TypeOf(shape.Key)).Distinct(StringComparer.Ordinal).Order(StringComparer.Ordinal)],
            [.. newer.References.Except(older.References, StringComparer.Ordinal)
                .Where(reference => !newer.Assemblies.Contains(reference[..reference.LastIndexOf(' ')])).Order(StringComparer.Ordinal)]);
    }

    // Two assemblies may each have a method of one name.
    private static Dictionary<string, string> Code(LibraryCode library) => library.Parts
        .Where(static part => part.Identity is not null)
        .GroupBy(static part => part.User, StringComparer.Ordinal)
        .ToDictionary(
            static group => group.Key,
            group => string.Join(
                ' ', group.Select(part => $"{library.Assemblies[part.Assembly]}:{part.Identity}").Order(StringComparer.Ordinal)),
            StringComparer.Ordinal);
}
