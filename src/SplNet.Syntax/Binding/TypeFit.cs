namespace SplNet.Syntax.Binding;

/// <summary>
/// Rates how well values of one type fit another: 0 is the same type; null is no fit; <see cref="AtRunTime"/> is known
/// only once there is a value.
/// </summary>
internal static class TypeFit
{
    public const int AtRunTime = 100;

    private static readonly Dictionary<string, string[]> Widenings = new(StringComparer.Ordinal)
    {
        ["byte"] = ["short", "ushort", "int", "uint", "long", "ulong", "float", "double"],
        ["sbyte"] = ["short", "int", "long", "float", "double"],
        ["short"] = ["int", "long", "float", "double"],
        ["ushort"] = ["int", "uint", "long", "ulong", "float", "double"],
        ["char"] = ["ushort", "int", "uint", "long", "ulong", "float", "double"],
        ["int"] = ["long", "float", "double"],
        ["uint"] = ["long", "ulong", "float", "double"],
        ["long"] = ["float", "double"],
        ["ulong"] = ["float", "double"],
        ["float"] = ["double"],
    };

    public static int? Of(TypeModel given, TypeModel wanted)
    {
        if (given.Equals(wanted))
            return 0;
        if (wanted.Takes(given))
            return 1;
        if (given.Keyword is { } narrow && wanted.Keyword is { } wide && Widenings.TryGetValue(narrow, out var wider)
            && Array.IndexOf(wider, wide) >= 0)
            return 2;
        return given.Takes(wanted) ? AtRunTime : null;
    }

    /// <summary>Rates how well one generated value fits all arguments of a call: a tuple or a row can fill several.</summary>
    public static int? Of(TypeModel given, TypeModel[] wanted)
    {
        if (wanted.Length == 1 && Of(given, wanted[0]) is { } single)
            return single;
        if (IsRow(given) || (given.Keyword == "object" && wanted.Length > 1))
            return AtRunTime;
        if (wanted.Length < 2 || !IsTuple(given) || given.Arguments.Length != wanted.Length)
            return null;
        var sum = 0;
        for (var index = 0; index < wanted.Length; index++)
        {
            if (Of(given.Arguments[index], wanted[index]) is not { } fit)
                return null;
            sum += fit;
        }

        return sum;
    }

    /// <summary>True if a value of that type is split for these arguments.</summary>
    public static bool IsSeveral(TypeModel given, TypeModel[] wanted) =>
        wanted.Length != 1 || (IsRow(given) && Of(given, wanted[0]) is null);

    private static bool IsRow(TypeModel type) => type is { Shape: TypeShape.Array, Rank: 1, Element.Keyword: "object" };

    // In older .NET standards, tuples do not implement ITuple.
    private static bool IsTuple(TypeModel type) => type.Arguments.Length > 0
        && (type.Path is "System.ValueTuple" or "System.Tuple"
            || type.Interfaces.Any(static one => one.IsOf("System.Runtime.CompilerServices.ITuple")));
}
