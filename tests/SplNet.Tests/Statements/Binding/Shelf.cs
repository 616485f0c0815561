namespace SplNet.Tests.Statements.Binding;

/// <summary>Methods that formulas of the tests name.</summary>
public sealed class Shelf
{
    public static readonly int[] Numbers = [3, 1, 2];

    public Shelf()
    {
    }

    public Shelf(int size) => Size = size;

    public static IEnumerable<object[]> Rows => [[1, "one"], [2, "two"]];

    public static Gen<int> Seeded => from size in Gen.Of(10, 100) from key in Gen.Ints(0, size) select key;

    public int Size { get; init; }

    public static int Sum(int first, int second = 1) => first + second;

    public static string Pick(int number) => $"int {number}";

    public static string Pick(long number) => $"long {number}";

    public static string Pick(string text) => $"string {text}";

    public static string Name(int number, string text) => $"{number} {text}";

    public static string Day(DayOfWeek day) => day.ToString();

    public static string NextDay(DayOfWeek? day = DayOfWeek.Monday) => $"{day}";

    public static string Native(nint first = 5, nuint second = 6, nint? third = 7, nuint? fourth = null) =>
        $"{first} {second} {third} {fourth?.ToString() ?? "none"}";

    public static string Letter(char letter) => letter.ToString();

    public static string Small(byte number) => number.ToString();

    public static string Wide(long number) => number.ToString();

    public static string Optional(int? number) => number?.ToString() ?? "none";

    public static string Flag(bool flag) => flag.ToString();

    public static string Anything(object thing) => $"{thing.GetType().Name} {thing}";

    public static int Count(int[] numbers) => numbers.Length;

    public static T Echo<T>(T value)
        where T : struct => value;

    public static int Both(int left, int right) => left + right;

    public static int Both(string left, string right) => left.Length + right.Length;

    public static void ByReference(ref int number) => number++;

    public static int OfSpan(ReadOnlySpan<int> numbers) => numbers.Length;

    public static IEnumerable<int> Keys(int count) => Enumerable.Range(0, count);

    public static IEnumerable<(int, string)> Pairs() => [(1, "one"), (2, "two")];

    public static int[] Array(int length, Random random) => [.. Enumerable.Range(0, length).Select(_ => random.Next())];

    public static Shelf Filled(int size) => new(size);

    public static IArgumentGenerator Failing() => throw new NotSupportedException("on purpose.");

    public int Holds(int key) => Size > key ? Size : -1;

    public int Level() => Size;

    internal static void Hidden() => Private();

    internal static IEnumerable<int> HiddenKeys() => [7];

    private static void Private()
    {
    }
}

/// <summary>Transforms of observations.</summary>
public class Curve
{
    public static double Halved(double value) => value / 2;

    public static double Rounded(double value, int digits) => Math.Round(value, digits);

    public static T Same<T>(T value) => value;

    public static int Whole(double value) => (int)value;

    public double Moved(double value) => value + 1;

    private static double Squared(double value) => value * value;
}
