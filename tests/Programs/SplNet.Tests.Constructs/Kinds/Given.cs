using System.Runtime.CompilerServices;

namespace SplNet.Tests.Constructs.Kinds;

/// <summary>The data and the methods that constructs use.</summary>
internal static class Given
{
    public static readonly int[] Numbers = [5, 3, 8, 1, 9, 2];
    public static readonly List<int> List = [.. Numbers];
    public static readonly IEnumerable<int> SequenceOfList = List;
    public static readonly IEnumerable<int> SequenceOfArray = Numbers;
    public static readonly IReadOnlyList<int> IndexedList = List;
    public static readonly Dictionary<int, int> Dictionary = Numbers.ToDictionary(static number => number);
    public static readonly IReadOnlyDictionary<int, int> ReadOnlyDictionary = Dictionary;
    public static readonly Dictionary<string, int> ByText = new(StringComparer.Ordinal) { ["one"] = 1 };
    public static readonly Dictionary<Day, int> ByDay = new() { [Day.Monday] = 1 };
    public static readonly Dictionary<PlainKey, int> ByPlainKey = new() { [new PlainKey(1, 2)] = 1 };
    public static readonly Dictionary<RecordKey, int> ByRecordKey = new() { [new RecordKey(1, 2)] = 1 };
    public static readonly Dictionary<(int X, int Y), int> ByTuple = new() { [(1, 2)] = 1 };
    public static readonly List<PlainKey> PlainKeys = [new PlainKey(1, 2), new PlainKey(3, 4)];
    public static readonly Adder Adder = new(1);
    public static readonly string[] Words = ["one", "two", "three"];
    public static readonly string Name = "name";
    public static readonly string Sentence = "one two three";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Apply(Func<int, int> function, int argument) => function(argument);

    public static int ApplyInline(Func<int, int> function, int argument) => function(argument);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Hash(object value) => value.GetHashCode();

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Compare(IComparable<int> value, int other) => value.CompareTo(other);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int CompareAny<T>(T value, int other)
        where T : IComparable<int> => value.CompareTo(other);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int CountOf(params int[] values) => values.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int CountOfObjects(params object[] values) => values.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int CountOfSpan(params ReadOnlySpan<int> values) => values.Length;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int XOf(Point point) => point.X;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static Point PointOf(int x) => new(x, 1);

    public static IEnumerable<int> UpTo(int count)
    {
        for (var index = 0; index < count; index++)
            yield return index;
    }

    public static int Increment(int number) => number + 1;
}

internal enum Day
{
    Sunday,
    Monday,
}

[Flags]
internal enum Access
{
    None = 0,
    Read = 1,
    Write = 2,
}

internal sealed record Point(int X, int Y);

internal readonly record struct RecordKey(int X, int Y);

internal sealed class Adder(int addend)
{
    public int Add(int number) => number + addend;
}
