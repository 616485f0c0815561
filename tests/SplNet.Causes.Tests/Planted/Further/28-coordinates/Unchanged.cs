namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public readonly struct Degrees(int minutes) : ISpanFormattable
{
    public int Minutes => minutes;

    public bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        if (!(minutes / 60).TryFormat(destination, out charsWritten, default, provider) || charsWritten == destination.Length)
            return false;
        destination[charsWritten++] = '°';
        return true;
    }

    public string ToString(string? format, IFormatProvider? provider) => (minutes / 60).ToString(provider) + "°";

    public override string ToString() => ToString(null, null);
}

public static class Places
{
    public static int Print(IReadOnlyList<Degrees> all)
    {
        Span<char> line = stackalloc char[100];
        var length = 0;
        for (var at = 0; at + 1 < all.Count; at += 2)
        {
            line.TryWrite($"{all[at]} N, {all[at + 1]} E", out var written);
            length = written + length;
        }

        return length;
    }

    public static bool IsNorth(Degrees latitude) => 0 < latitude.Minutes;
}
