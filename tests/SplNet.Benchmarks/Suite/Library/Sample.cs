namespace Routines;

/// <summary>Data of any size, always the same.</summary>
public static class Sample
{
    public static int[] Numbers(int size)
    {
        var (numbers, state) = (new int[size], 12345u);
        for (var index = 0; index < size; index++)
        {
            state = (state * 1664525u) + 1013904223u;
            numbers[index] = (int)(state >> 16) % 10_000;
        }

        return numbers;
    }

    public static string Text(int size)
    {
        var words = Numbers(Math.Max(1, size / 5)).Select(number => new string((char)('a' + (number % 26)), 3 + (number % 7)));
        return string.Join(' ', words);
    }

    public static byte[] Bytes(int size) => [.. Numbers(size).Select(number => (byte)number)];
}
