using System.Globalization;

namespace SplNet.Benchmarks;

/// <summary>
/// Calls that all three kinds of isolation can measure: public, and without anything that this process would have to hand over.
/// </summary>
public static class IsolationCases
{
    private const int Length = 1_000;

    private static readonly int[] Numbers = [.. Enumerable.Range(0, Length)];
    private static readonly Dictionary<int, string> Names = Numbers.ToDictionary(
        static number => number, static number => number.ToString(CultureInfo.InvariantCulture));

    public static int Sum()
    {
        var sum = 0;
        foreach (var number in Numbers)
            sum = (sum * 31) ^ number;
        return sum;
    }

    public static string LookUp() => Names[Length / 2];

    public static byte[] Allocate() => new byte[Length];

    public static int[] Sort()
    {
        var copy = Numbers.Reverse().ToArray();
        Array.Sort(copy);
        return copy;
    }
}
