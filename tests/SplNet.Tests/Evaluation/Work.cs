namespace SplNet.Tests.Evaluation;

/// <summary>Operands whose times differ for sure.</summary>
internal static class Work
{
    /// <summary>Goes through so many elements, at more than a nanosecond each two.</summary>
    public static Operand Of(int elements)
    {
        var values = Enumerable.Range(0, elements).ToArray();
        return Operand.Of(() => Steps(values));
    }

    // Each step needs the one before, so no compiler and no processor does several at a time.
    private static int Steps(int[] values)
    {
        var state = 1;
        foreach (var value in values)
            state = (state * 31) ^ value;
        return state;
    }
}
