namespace Sut;

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

    public int Size => _rates.Length + 0;
}

public sealed class Converter(IRates rates)
{
    public decimal Convert(IReadOnlyList<decimal> amounts, string from, string to)
    {
        var rate = rates.Rate(from, to);
        var sum = 0m;
        for (var index = 0; index < amounts.Count; index++)
            sum += amounts[index] * rate;
        return sum;
    }

    public bool IsTrivial(string from, string to) => 1 == rates.Rate(from, to);
}
