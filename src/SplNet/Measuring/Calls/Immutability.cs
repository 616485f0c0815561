namespace SplNet.Measuring.Calls;

/// <summary>Tells types whose values no method can change.</summary>
internal static class Immutability
{
    private static readonly HashSet<Type> Known =
    [
        typeof(string), typeof(decimal), typeof(DateTime), typeof(DateTimeOffset), typeof(TimeSpan), typeof(DateOnly), typeof(TimeOnly),
        typeof(Guid), typeof(Type), typeof(Uri), typeof(Version), typeof(Index), typeof(Range), typeof(Half), typeof(Int128), typeof(UInt128),
        typeof(System.Numerics.BigInteger), typeof(System.Numerics.Complex), typeof(System.Text.Rune),
    ];

    // A struct is copied into the call; only what it refers to could change.
    public static bool Holds(Type type) =>
        type.IsPrimitive || type.IsEnum || Known.Contains(type) || (type.IsValueType && Fields(type).All(Holds));

    private static IEnumerable<Type> Fields(Type type) =>
        type.GetFields(System.Reflection.BindingFlags.Instance | System.Reflection.BindingFlags.Public | System.Reflection.BindingFlags.NonPublic)
            .Select(static field => field.FieldType);
}
