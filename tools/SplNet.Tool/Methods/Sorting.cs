namespace SplNet.Tool.Methods;

/// <summary>Branches that the processor cannot foresee.</summary>
internal static class Sorting
{
    private const int Length = 1000;
    private const int Seed = 17;

    // The same numbers in every process and every invocation: only the machine may differ.
    private static readonly int[] Shuffled = Make();
    private static readonly int[] Sorted = new int[Length];

    public static Operand Operand() => SplNet.Operand.Of(Sort);

    private static int Sort()
    {
        Shuffled.CopyTo(Sorted, 0);
        Array.Sort(Sorted);
        return Sorted[0];
    }

    private static int[] Make()
    {
        var numbers = Enumerable.Range(0, Length).ToArray();
        new Random(Seed).Shuffle(numbers);
        return numbers;
    }
}
