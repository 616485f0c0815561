namespace SplNet.Tests.Sequence;

/// <summary>Carries a requirement in a program that others use as a library.</summary>
public static class Tally
{
    /// <summary>Counts up.</summary>
    /// <param name="numbers">How far.</param>
    [Spl("median(SELF(10)) < median(SELF(100000))", Runs = 3)]
    public static int Count(int numbers)
    {
        var sum = 0;
        for (var number = 0; number < numbers; number++)
            sum = (sum * 31) ^ number;
        return sum;
    }
}
