using System.Runtime.CompilerServices;

namespace SplNet.Binding;

/// <summary>How well values of one type serve as another: 0 is the same; null not at all; <see cref="AtRunTime"/> is known only when a value is there.</summary>
internal static class TypeFit
{
    public const int AtRunTime = 100;

    private static readonly Dictionary<Type, Type[]> Widenings = new()
    {
        [typeof(byte)] = [typeof(short), typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double)],
        [typeof(sbyte)] = [typeof(short), typeof(int), typeof(long), typeof(float), typeof(double)],
        [typeof(short)] = [typeof(int), typeof(long), typeof(float), typeof(double)],
        [typeof(ushort)] = [typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double)],
        [typeof(char)] = [typeof(ushort), typeof(int), typeof(uint), typeof(long), typeof(ulong), typeof(float), typeof(double)],
        [typeof(int)] = [typeof(long), typeof(float), typeof(double)],
        [typeof(uint)] = [typeof(long), typeof(ulong), typeof(float), typeof(double)],
        [typeof(long)] = [typeof(float), typeof(double)],
        [typeof(ulong)] = [typeof(float), typeof(double)],
        [typeof(float)] = [typeof(double)],
    };

    public static int? Of(Type given, Type wanted)
    {
        if (given == wanted)
            return 0;
        if (wanted.IsAssignableFrom(given))
            return 1;
        if (Widenings.TryGetValue(given, out var wider) && wider.Contains(wanted))
            return 2;
        return given.IsAssignableFrom(wanted) ? AtRunTime : null;
    }

    /// <summary>How well one generated value serves as all arguments of a call: a tuple or a row serves as several.</summary>
    public static int? Of(Type given, IReadOnlyList<Type> wanted)
    {
        if (wanted.Count == 1 && Of(given, wanted[0]) is { } single)
            return single;
        if (given == typeof(object[]) || (given == typeof(object) && wanted.Count > 1))
            return AtRunTime;
        if (wanted.Count < 2 || !IsTuple(given) || given.GetGenericArguments() is not { } items || items.Length != wanted.Count)
            return null;
        var fits = items.Select((item, index) => Of(item, wanted[index])).ToList();
        return fits.TrueForAll(static fit => fit is not null) ? fits.Sum() : null;
    }

    /// <summary>The arguments that a generated value holds.</summary>
    public static IReadOnlyList<object?> Spread(object? value, bool several) => value switch
    {
        object?[] row when several => row,
        ITuple tuple when several => [.. Enumerable.Range(0, tuple.Length).Select(index => tuple[index])],
        _ => [value],
    };

    /// <summary>True if a value of that type is taken apart for these arguments.</summary>
    public static bool IsSeveral(Type given, IReadOnlyList<Type> wanted) =>
        wanted.Count != 1 || (given == typeof(object[]) && Of(given, wanted[0]) is null);

    private static bool IsTuple(Type type) => type.IsGenericType && typeof(ITuple).IsAssignableFrom(type);
}
