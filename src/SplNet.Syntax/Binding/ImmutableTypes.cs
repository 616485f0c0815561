namespace SplNet.Syntax.Binding;

/// <summary>Types whose values no call can change.</summary>
internal static class ImmutableTypes
{
    private static readonly HashSet<string> Known = new(StringComparer.Ordinal)
    {
        "System.DateTime", "System.DateTimeOffset", "System.TimeSpan", "System.DateOnly", "System.TimeOnly", "System.Guid", "System.Type",
        "System.Uri",
        "System.Version", "System.Index", "System.Range", "System.Half", "System.Int128", "System.UInt128", "System.Numerics.BigInteger",
        "System.Numerics.Complex", "System.Text.Rune",
    };

    public static bool Holds(TypeModel type) => Holds(type, []);

    // A struct that contains itself can be written, although it never compiles.
    private static bool Holds(TypeModel type, HashSet<TypeModel> around)
    {
        if (type.Keyword is { } keyword)
            return keyword != "object";
        if (!ReferenceEquals(type.Value, type))
            return Holds(type.Value, around);
        if (type.Shape != TypeShape.Named)
            return false;
        if (type.Enumeration is not null || (type.Arguments.Length == 0 && Known.Contains(type.Path)))
            return true;

        // A struct is copied into the call; only an object it refers to could change.
        if (!type.Is(TypeTraits.Value) || !around.Add(type))
            return false;
        var holds = type.Fields.All(field => Holds(field, around));
        around.Remove(type);
        return holds;
    }
}
