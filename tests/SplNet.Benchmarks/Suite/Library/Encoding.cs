using System.Text;

namespace Routines;

/// <summary>Bytes and texts as other bytes and texts, and back.</summary>
public static class Encoding
{
    private const string Digits = "0123456789abcdef";

    public static string Hexadecimal(byte[] bytes)
    {
        var text = new StringBuilder(bytes.Length * 2);
        foreach (var one in bytes)
            text.Append(Digits[one >> 4]).Append(Digits[one & 15]);
        return text.ToString();
    }

    public static byte[] FromHexadecimal(string text)
    {
        var bytes = new byte[text.Length / 2];
        for (var index = 0; index < bytes.Length; index++)
            bytes[index] = (byte)((Digits.IndexOf(text[2 * index]) << 4) | Digits.IndexOf(text[(2 * index) + 1]));
        return bytes;
    }

    public static string RunLengths(string text)
    {
        var coded = new StringBuilder();
        for (var start = 0; start < text.Length;)
        {
            var end = start;
            while (end < text.Length && text[end] == text[start])
                end++;
            coded.Append(end - start).Append(text[start]);
            start = end;
        }

        return coded.ToString();
    }

    public static string FromRunLengths(string coded)
    {
        var (text, count) = (new StringBuilder(), 0);
        foreach (var one in coded)
        {
            if (char.IsAsciiDigit(one))
            {
                count = (count * 10) + one - '0';
                continue;
            }

            text.Append(one, count);
            count = 0;
        }

        return text.ToString();
    }

    public static byte[] Variable(int[] numbers)
    {
        var bytes = new List<byte>();
        foreach (var number in numbers)
        {
            var rest = (uint)number;
            for (; rest > 127; rest >>= 7)
                bytes.Add((byte)(rest | 128));
            bytes.Add((byte)rest);
        }

        return [.. bytes];
    }

    public static int[] FromVariable(byte[] bytes)
    {
        var (numbers, number, shift) = (new List<int>(), 0, 0);
        foreach (var one in bytes)
        {
            number |= (one & 127) << shift;
            shift += 7;
            if (one > 127)
                continue;
            numbers.Add(number);
            (number, shift) = (0, 0);
        }

        return [.. numbers];
    }

    public static string Shifted(string text, int by) =>
        string.Concat(text.Select(one => char.IsAsciiLetterLower(one) ? (char)('a' + ((one - 'a' + by) % 26)) : one));

    public static uint Checksum(byte[] bytes)
    {
        var sum = uint.MaxValue;
        foreach (var one in bytes)
        {
            sum ^= one;
            for (var bit = 0; bit < 8; bit++)
                sum = (sum & 1) == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB88320u;
        }

        return ~sum;
    }
}
