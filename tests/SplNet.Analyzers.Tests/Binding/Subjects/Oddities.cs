using System.Runtime.InteropServices;
using System.Threading;

namespace SplNet.Tests.Oddities;

/// <summary>Members of uncommon shapes.</summary>
public class Odd
{
    public const int Constant = 1;

    private static readonly int[] held = [1];

    public int[] Kept = [1];

    public event Action? Happened;

    public event Action Managed
    {
        add { }
        remove { }
    }

    public int Unreadable
    {
        set { }
    }

    public int Guarded { private get; set; }

    public int this[int index] => index;

    public static int[] Shared { get; } = [1];

    public static int[] Computed => [1];

    public static DateTime Moment => default;

    public static Plain PlainValue => default;

    public static Pair PairValue => default;

    public static List<(int Number, string Text)> Named => [(1, "a")];

    public static Gen<int> Ints => Gen.Ints(0, 9);

    public static Gen<(int, string)> Tuples => throw new NotSupportedException();

    public static IArgumentGenerator Custom => new Rows();

    public static int operator +(Odd left, int right) => right;

    public static void Nothing()
    {
    }

    public static int Fill(ref int number) => number;

    public static IEnumerable<T> Repeat<T>(T value) => [value];

    public static IEnumerable<int> Either(int count) => [count];

    public static IEnumerable<int> Either(int count, int more) => [count, more];

    public static IEnumerable<int> Told(string text) => [text.Length];

    public static IEnumerable<int> Told(int count) => [count];

    public static IEnumerable<int> Told(ref long count) => [(int)count];

    public static IEnumerable<int> Equal(short count) => [count];

    public static IEnumerable<int> Equal(byte count) => [count];

    public static IEnumerable<int> Closer(long count) => [(int)count];

    public static int Choose(int number) => number;

    public static int Choose(string text) => text.Length;

    public static int Choose(int number, string text) => number;

    public static int OfDynamic(dynamic value) => value is null ? 0 : 1;

    public static int OfNative(nint value) => (int)value;

    public static int OfColour(Colour? colour) => colour is null ? 0 : 1;

    public static int OfColour(Colour colour, int more) => more;

    public static int OfDepth(Depth depth) => (int)depth;

    public static int OfDecimal(decimal price, decimal tax = 0.2m) => (int)(price + tax);

    public static int OfToken(int number, CancellationToken cancellation = default) => number;

    public static int OfMarked([Optional] int number) => number;

    public static int OfMany(params int[] numbers) => numbers.Length;

    public static int OfPairs((int Left, string Right) pair) => pair.Left;

    public static int OfMoment(DateTime moment) => moment.Day;

    public static int OfPlain(Plain plain) => plain.Number;

    public static int OfPair(Pair pair) => pair.Numbers.Length;

    public static int OfSequence(IEnumerable<object> sequence) => sequence.Count();

    public static int OfList(List<int> list) => list.Count;

    public static int OfAnyList(IList<int> list) => list.Count;

    public static int OfAll(int[] numbers) => numbers.Length;

    public static int OfRows(int[][] rows) => rows.Length;

    public static uint[] Unsigned() => [1];

    public static IEnumerable<uint[]> ManyUnsigned() => [[1]];

    public static uint[][] UnsignedRows() => [[1]];

    public static Depth[] Depths() => [Depth.Up];

    public static ref int Reference(int[] numbers) => ref numbers[0];

    public static Span<int> Stretch(int[] numbers) => numbers;

    public static unsafe int OfPointer(int* number) => number is null ? 0 : 1;

    public static unsafe int OfFunction(delegate*<int, int> function) => function is null ? 0 : 1;

    public static T Made<T>()
        where T : class, new() => new();

    public static T Sorted<T>(T value)
        where T : IComparable<T> => value;

    public static T Any<T>(T value) => value;

    public static int Half(int number) => number;

    public static IEnumerable<int> Yielded
    {
        get
        {
            yield return 1;
        }
    }

    public static IEnumerable<T> Counted<T>(T value)
    {
        yield return value;
    }

    public static async IAsyncEnumerable<int> CountedAsync()
    {
        await Task.Yield();
        yield return 1;
    }

    public static async void Forget(int number) => await Task.Delay(number);

    public static async Task WaitAsync(int number) => await Task.Delay(number);

    public static int Mixed(long number) => (int)number;

    public static IEnumerable<int> Mixed(int number)
    {
        yield return number;
    }

    public IEnumerator<int> Steps()
    {
        yield return 1;
    }

    public IEnumerable<int> Listed()
    {
        return Inner().ToList();

        IEnumerable<int> Inner()
        {
            yield return 1;
        }
    }

    public static int[] Same() => Shared;

    public static int[] SameAgain(int count)
    {
        return Odd.held;
    }

    public static int[] NewFromHeld() => [.. Shared];

    public static int[] FromComputed() => Computed;

    public static int[] OfCount(int count) => new int[count];

    public IEnumerable<int> FromObject() => Kept;

    private static IEnumerable<string> Closer(int count) => [$"{count}"];

    private static int Half(string text) => text.Length;

    private static int Secret(int number) => number;

    private static int Secret(string text) => text.Length;

    protected void Raise() => Happened?.Invoke();
}

file static class Nearby
{
    public static IEnumerable<int> Numbers => [1];

    public static int Work() => 1;
}
