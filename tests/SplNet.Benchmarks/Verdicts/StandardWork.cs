using System.Globalization;

namespace SplNet.Benchmarks;

/// <summary>
/// The standard workloads of a few microseconds; their size is a factor of the work, so that an effect can be planted exactly.
/// </summary>
public static class StandardWork
{
    /// <summary>The size of every workload unless an effect is planted.</summary>
    public const int Size = 1000;

    private const int Largest = 2 * Size;

    private static readonly int[] Shuffled = MakeShuffled();
    private static readonly int[] Sorted = new int[Largest];
    private static readonly string[] Words =
    [
        .. Enumerable.Range(0, Largest).Select(static number => number.ToString(CultureInfo.InvariantCulture)),
    ];
    private static readonly Dictionary<string, int> Numbers = Words.Index().ToDictionary(
        static entry => entry.Item, static entry => entry.Index, StringComparer.Ordinal);

    /// <summary>Divisions.</summary>
    public static int Arithmetic(int size)
    {
        var sum = 0;
        for (var index = 1; index <= size; index++)
            sum += size / index;
        return sum;
    }

    /// <summary>Branches that cannot be foreseen.</summary>
    public static int Sorting(int size)
    {
        Array.Copy(Shuffled, Sorted, size);
        Array.Sort(Sorted, 0, size);
        return Sorted[0];
    }

    /// <summary>Text, and the small objects that it makes.</summary>
    public static int Strings(int size) => string.Join(' ', Words, 0, size / 10).Split(' ').Length;

    /// <summary>Reads scattered over memory.</summary>
    public static int Dictionaries(int size)
    {
        var sum = 0;
        for (var index = 0; index < size; index++)
            sum += Numbers[Words[index]];
        return sum;
    }

    /// <summary>Work for the garbage collector.</summary>
    public static int Allocation(int size)
    {
        var list = new LinkedList<int>();
        for (var node = 0; node < size; node++)
            list.AddLast(node);
        return list.Count;
    }

    private static int[] MakeShuffled()
    {
        var numbers = Enumerable.Range(0, Largest).ToArray();
        new Random(17).Shuffle(numbers);
        return numbers;
    }
}
