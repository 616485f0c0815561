namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public interface IRates
{
    decimal Rate(string from, string to);
}

public sealed class Market(int size) : IRates
{
    private readonly (string From, string To, decimal Rate)[] _rates =
    [
        .. Enumerable.Range(0, size).Select(static number => ($"C{number}", $"C{number + 1}", 1 + number / 100m)),
    ];

    public decimal Rate(string from, string to)
    {
        foreach (var rate in _rates)
        {
            if (rate.From == from && rate.To == to)
                return rate.Rate;
        }

        return 1;
    }

    public int Size => _rates.Length;
}

public sealed class Converter(IRates rates)
{
    public decimal Convert(IReadOnlyList<decimal> amounts, string from, string to)
    {
        var sum = 0m;
        for (var index = 0; index < amounts.Count; index++)
            sum += amounts[index] * rates.Rate(from, to);
        return sum;
    }

    public bool IsTrivial(string from, string to) => 1 == rates.Rate(from, to);
}
