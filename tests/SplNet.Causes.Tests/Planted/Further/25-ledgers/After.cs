namespace Sut;

public interface IAmount
{
    int Write(Span<char> line);
}

public readonly struct Cents(long value) : IAmount
{
    public int Write(Span<char> line)
    {
        var written = 0;
        for (var digits = 18; digits >= 0; digits--)
        {
            var power = 1L;
            for (var ten = 0; ten < digits; ten++)
                power *= 10;
            if (written > 0 || value / power % 10 > 0 || digits == 0)
                line[written++] = (char)('0' + value / power % 10);
        }

        return written;
    }
}

public readonly struct Shares(int value) : IAmount
{
    public int Write(Span<char> line)
    {
        value.TryFormat(line, out var written);
        line[written] = '%';
        return written + 1;
    }
}

public static class Columns
{
    public static int Print<T>(IReadOnlyList<T> amounts)
        where T : IAmount
    {
        Span<char> line = stackalloc char[64];
        var width = 0;
        for (var row = 0; row < amounts.Count; row++)
            width = Math.Max(width, amounts[row].Write(line));
        return width;
    }

    public static int Both(IReadOnlyList<Cents> cents, IReadOnlyList<Shares> shares) => Print(shares) + Print(cents);

    public static bool IsWide(int width) => 40 < width;
}
