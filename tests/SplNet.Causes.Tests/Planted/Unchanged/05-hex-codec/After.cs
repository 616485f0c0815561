using System.Text;

namespace Sut;

/// <summary>Bytes as pairs of digits.</summary>
public static class Hex
{
    private const string Digits = "0123456789abcdef";

    public static string Encode(ReadOnlySpan<byte> bytes)
    {
        var text = new StringBuilder(2 * bytes.Length);
        foreach (var value in bytes)
            text.Append(Digits[value >> 4]).Append(Digits[value & 15]);
        return text.ToString();
    }

    public static byte[] Decode(string text)
    {
        if (text.Length % 2 != 0)
            throw new FormatException("The last byte has only one digit.");
        var bytes = new byte[text.Length / 2];
        for (var i = 0; i < bytes.Length; i++)
            bytes[i] = (byte)(DigitOf(text[2 * i]) << 4 | DigitOf(text[2 * i + 1]));
        return bytes;
    }

    private static int DigitOf(char character)
    {
        var digit = Digits.IndexOf(char.ToLowerInvariant(character));
        return digit >= 0 ? digit : throw new FormatException("That is no hexadecimal digit.");
    }
}

/// <summary>A sum over bytes that shows whether one of them has changed.</summary>
public sealed class Checksum
{
    private uint _low = 1;
    private uint _high;

    public uint Value => _high << 16 | _low;

    public Checksum Add(ReadOnlySpan<byte> bytes)
    {
        // 65521 is the largest prime below 2 to the 16.
        foreach (var next in bytes)
        {
            _low = (_low + next) % 65521;
            _high = (_high + _low) % 65521;
        }

        return this;
    }
}

/// <summary>Lines of bytes, each with its checksum.</summary>
public static class HexLines
{
    public static string Write(ReadOnlySpan<byte> line) => $"{Hex.Encode(line)}:{new Checksum().Add(line).Value:x8}";

    public static bool TryRead(string line, out byte[] bytes)
    {
        try
        {
            bytes = Read(line);
            return true;
        }
        catch (FormatException)
        {
            bytes = [];
            return false;
        }
    }

    public static byte[] Read(string line)
    {
        var colon = line.IndexOf(':');
        var bytes = Hex.Decode(line[..colon]);
        if (line[(colon + 1)..] != $"{new Checksum().Add(bytes).Value:x8}")
            throw new FormatException("The line has changed.");
        return bytes;
    }
}
